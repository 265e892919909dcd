import {
  costOf,
  fastestPeer,
  lighthouseOf,
  ownOf,
  pressOf,
  timeOf,
  type Figure,
  type Measured,
  type Results,
} from '../results';
import {PRESSES, type PageName} from '../subject';
import {bytes, milliseconds, seconds, share, type Verdict} from './figures';

const DOCS: PageName[] = ['plain', 'diagram', 'introduction', 'contract', 'errors'];
/** Pages at whose top nothing rich comes to life. */
const CALM: PageName[] = ['plain', 'contract'];
const PRESSED = Object.keys(PRESSES) as PageName[];
const JUDGED: PageName[] = ['landing', 'introduction', 'contract', 'errors'];

const FONT = 30_000;
const BLOCKING_MS = 50;
const ANSWER_MS = 200;

/** What a page is called in the report. */
export const PAGE_NAMES: Record<PageName, string> = {
  landing: 'landing',
  plain: 'without a diagram',
  diagram: 'with a diagram',
  introduction: 'introduction',
  contract: 'contract',
  errors: 'errors',
};

type Limits = (own: Measured, page: PageName) => {text: string; isKept: boolean} | undefined;

/** A goal that each of several pages has to reach. */
function onPages(results: Results, goal: string, pages: readonly PageName[], limits: Limits): Verdict {
  const own = ownOf(results);
  const found = pages.map((page) => ({page, limit: own && limits(own, page)}));
  const measured = found.map(({page, limit}) => `${PAGE_NAMES[page]} ${limit?.text ?? 'not measured'}`);
  const kept = found.map(({limit}) => limit?.isKept);
  const isKnown = !kept.includes(undefined);
  return {
    goal,
    measured: measured.join('; '),
    isReached: kept.includes(false) ? false : isKnown ? true : undefined,
  };
}

const first =
  (most: number): Limits =>
  ({weight}, page) => {
    const sizes = weight[page];
    if (!sizes) return undefined;
    const {html, font} = sizes;
    return {text: `${bytes(html)} + ${bytes(font)}`, isKept: html <= most && font <= FONT};
  };

const script =
  (most: number): Limits =>
  ({weight}, page) => {
    const size = weight[page]?.script;
    return size === undefined ? undefined : {text: bytes(size), isKept: size <= most};
  };

const blocking: Limits = (own, page) => {
  const ms = lighthouseOf(page, 'tbt')(own);
  return ms === undefined ? undefined : {text: milliseconds(ms), isKept: ms <= BLOCKING_MS};
};

const answer: Limits = (own, page) => {
  const ms = pressOf(page, 'answer')(own);
  return ms === undefined ? undefined : {text: milliseconds(ms), isKept: ms <= ANSWER_MS};
};

const shift: Limits = (own, page) => {
  const cls = lighthouseOf(page, 'cls')(own);
  return cls === undefined ? undefined : {text: cls.toFixed(2), isKept: cls < 0.005};
};

const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

const scores: Limits = (own, page) => {
  const all = SCORES.map((name) => lighthouseOf(page, name)(own));
  if (all.includes(undefined)) return undefined;
  return {text: all.join(' / '), isKept: all.every((score) => score === 100)};
};

/** A goal set by the fastest peer. */
function besidePeers(
  results: Results,
  goal: string,
  figure: Figure,
  {most, write}: {most: number; write: (value: number) => string},
): Verdict {
  const own = ownOf(results);
  const value = own && figure(own);
  const peer = fastestPeer(results, figure);
  if (value === undefined || peer === undefined)
    return {goal, measured: 'not measured', isReached: undefined};
  return {
    goal,
    measured: `${write(value)} beside ${write(peer.value)} of ${peer.title}: ${share(value / peer.value)}`,
    isReached: value <= most * peer.value,
  };
}

/** Each goal of the site with what came of it. */
export function verdicts(results: Results): Verdict[] {
  const ms = (most: number) => ({most, write: milliseconds});
  const s = (most: number) => ({most, write: seconds});
  const wall = {most: 1, write: (value: number) => seconds(1000 * value)};
  return [
    onPages(
      results,
      'Docs pages take at most 20 kB of HTML, and a font of at most 30 kB',
      DOCS,
      first(20_000),
    ),
    onPages(
      results,
      'The landing page takes at most 30 kB of HTML, and the font',
      ['landing'],
      first(30_000),
    ),
    onPages(
      results,
      'Docs pages with nothing rich in sight take at most 15 kB of script',
      CALM,
      script(15_000),
    ),
    onPages(results, 'The landing page takes at most 110 kB of script', ['landing'], script(110_000)),
    besidePeers(
      results,
      'Largest paint at most 0.9 times that of the fastest peer, without a diagram',
      lighthouseOf('plain', 'lcp'),
      ms(0.9),
    ),
    besidePeers(
      results,
      'Largest paint at most 0.9 times that of the fastest peer, with a diagram',
      lighthouseOf('diagram', 'lcp'),
      ms(0.9),
    ),
    onPages(results, 'At most 50 ms of blocking', ['landing', ...DOCS], blocking),
    onPages(results, 'The first press after the load is answered in at most 200 ms', PRESSED, answer),
    onPages(results, 'No layout shift', ['landing', ...DOCS], shift),
    onPages(results, 'Lighthouse gives 100 / 100 / 100 / 100', JUDGED, scores),
    besidePeers(
      results,
      'A diagram is seen in at most a sixth of the time of the fastest peer',
      timeOf('diagram'),
      s(1 / 6),
    ),
    besidePeers(
      results,
      'First result of a search in at most 0.4 times the time of the fastest peer',
      timeOf('search'),
      s(0.4),
    ),
    besidePeers(results, 'Next page not later than that of the fastest peer', timeOf('next'), s(1)),
    besidePeers(
      results,
      'Build without caches not slower than that of Docusaurus as it comes',
      costOf('coldWithVersions', 'wallSeconds'),
      wall,
    ),
    besidePeers(
      results,
      'Build with caches not slower than that of Docusaurus as it comes',
      costOf('warmWithVersions', 'wallSeconds'),
      wall,
    ),
  ];
}
