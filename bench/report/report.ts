import {PRESSES, SAMPLES} from '../subject';
import {
  costOf,
  lighthouseOf,
  ownOf,
  pressOf,
  ratio,
  timeOf,
  weightOf,
  type BuildKind,
  type Figure,
  type Measured,
  type Results,
} from '../results';
import {MOST_USES} from '../measures/all';
import {KINDS} from '../measures/requests';
import {cell, cells, goalTable, table} from './figures';
import {PAGE_NAMES, verdicts} from './goals';
import type {PageName} from '../subject';

const whole = (value: number) => String(Math.round(value));
const kB = (value: number) => (value / 1000).toFixed(value < 100_000 ? 1 : 0);
const two = (value: number) => value.toFixed(2);
const inSeconds = (value: number) => (value / 1000).toFixed(2);
const one = (value: number) => value.toFixed(1);

type Column = [head: string, figures: Figure[], write: (value: number) => string];

const both = (figure: (page: PageName) => Figure) => [figure('plain'), figure('diagram')];

const COLUMNS: Column[] = [
  ['script kB', both((page) => weightOf(page, 'script')), kB],
  ['all kB', both((page) => weightOf(page, 'all')), kB],
  ['largest paint ms', both((page) => lighthouseOf(page, 'lcp')), whole],
  ['blocking ms', both((page) => lighthouseOf(page, 'tbt')), whole],
  ['next page s', [timeOf('next')], inSeconds],
  ['first result s', [timeOf('search')], inSeconds],
  ['diagram seen s', [timeOf('diagram')], inSeconds],
];

function comparison(results: Results): string {
  const rows = results.measured.map((site) => [
    site.title,
    ...COLUMNS.map(([, figures, write]) =>
      cells(
        figures.map((figure) => figure(site)),
        write,
      ),
    ),
  ]);
  const ratios = COLUMNS.map(([, figures]) =>
    cells(
      figures.map((figure) => ratio(results, figure)),
      two,
    ),
  );
  return table(['', ...COLUMNS.map(([head]) => head)], [...rows, ['This site ÷ fastest peer', ...ratios]]);
}

function weights({measured}: Results): string {
  const rows = measured.flatMap(({title, weight}) =>
    (Object.keys(weight) as PageName[]).map((page) => {
      const {ahead, all, ...sizes} = weight[page] ?? {ahead: NaN, all: NaN};
      const kinds = KINDS.map((kind) => kB((sizes as Record<string, number>)[kind] ?? NaN));
      return [title, PAGE_NAMES[page], ...kinds, kB(all), kB(ahead)];
    }),
  );
  return table(['', 'page', ...KINDS, 'all', 'fetched ahead'], rows);
}

function scores({measured}: Results): string {
  const rows = measured.flatMap((site) =>
    (Object.keys(site.lighthouse) as PageName[]).map((page) => {
      const of = (field: Parameters<typeof lighthouseOf>[1]) => lighthouseOf(page, field)(site);
      return [
        site.title,
        PAGE_NAMES[page],
        ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((field) =>
          cell(of(field), whole),
        ),
        ...(['lcp', 'tbt'] as const).map((field) => cell(of(field), whole)),
        cell(of('cls'), two),
      ];
    }),
  );
  const head = [
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'largest paint ms',
    'blocking ms',
    'shift',
  ];
  return table(['', 'page', ...head], rows);
}

function presses(own: Measured): string {
  const rows = (Object.keys(own.press) as PageName[]).map((page) => [
    PAGE_NAMES[page],
    PRESSES[page]?.what ?? '',
    ...(['answer', 'effect'] as const).map((field) => cell(pressOf(page, field)(own), whole)),
  ]);
  return table(['page', 'pressed', 'answered ms', 'done ms'], rows);
}

const BUILDS: [kind: BuildKind, words: (results: Results) => string][] = [
  ['cold', ({pages}) => `${pages} pages, no caches`],
  ['warm', ({pages}) => `${pages} pages, with caches`],
  ['coldWithVersions', ({pages}) => `two versions of ${pages} pages, no caches`],
  ['warmWithVersions', ({pages}) => `two versions of ${pages} pages, with caches`],
];

function builds(results: Results): string {
  const rows = BUILDS.flatMap(([kind, words]) =>
    results.measured
      .filter((site) => site[kind].length > 0)
      .map((site) => [
        site.title,
        words(results),
        cell(costOf(kind, 'wallSeconds')(site), one),
        cell(costOf(kind, 'cpuSeconds')(site), one),
        String(site[kind].length),
      ]),
  );
  return table(['', 'what', 'wall s', 'CPU s', 'runs'], rows);
}

const madeWith = ({title, made, coverage}: Measured) =>
  `- ${title}: ${made}${coverage ? `. At least ${(coverage.share * 100).toFixed(1)} % of the words of each page are in it (least: \`${coverage.path}\`)` : ''}.`;

const section = (title: string, ...parts: string[]) => [`## ${title}`, ...parts];

/** The results as a page of Markdown. */
export function report(results: Results): string {
  const {machine, rounds, pages, version, failures, measured} = results;
  const {hardware, node, browser, lighthouse, load} = machine;
  const own = ownOf(results);
  const has = (isThere: (site: Measured) => boolean) => measured.some(isThere);
  return [
    '# This site beside its peers',
    `Written by \`npm run bench\`. The same ${pages} pages of version ${version}, made by each generator and measured in one run: ${hardware}, Node ${node}, ${browser}, Lighthouse ${lighthouse}; load ${load.toFixed(1)} at the start. Figures of Lighthouse are medians of ${rounds}, times of use of ${Math.min(rounds, MOST_USES)}.`,
    measured.map(madeWith).join('\n'),
    ...(failures.length > 0
      ? section('What failed', failures.map((failure) => `- ${failure.replaceAll('\n', ' ')}`).join('\n'))
      : []),
    ...section(
      'Beside each other',
      `A page of the docs without a diagram (\`${SAMPLES.plain}\`) / with one (\`${SAMPLES.diagram}\`). Weights are those of a first visit on a phone, over HTTP/2 with Brotli; paint and blocking those of Lighthouse on its phone. Next page, first result and diagram are timed with the processor four times slower and Slow 4G: from the click on a link that was in sight for 2 s and hovered for 0.4 s to the next heading, from the click on the search to the first result with typing, and from the start of a first visit to a diagram in sight.`,
      comparison(results),
    ),
    ...section('Goals', goalTable(verdicts(results))),
    ...(has(({weight}) => Object.keys(weight).length > 0)
      ? section('First visits, in kB', weights(results))
      : []),
    ...(has((site) => Object.keys(site.lighthouse).length > 0) ? section('Lighthouse', scores(results)) : []),
    ...(own && Object.keys(own.press).length > 0
      ? section(
          'The first press',
          'This site on a phone with the processor four times slower and Slow 4G, pressed as soon as a page is loaded: to the next picture, and to what was asked for.',
          presses(own),
        )
      : []),
    ...(has(({cold, coldWithVersions}) => cold.length + coldWithVersions.length > 0)
      ? section(
          'Builds',
          'This site is built as it is: the version that was cut and the next, with redirects, feeds, social cards, search index and text files. Docusaurus as it comes is therefore built with two versions of the pages as well, which are all that it makes.',
          builds(results),
        )
      : []),
    ...(own ? [] : ['This site itself was not measured.']),
  ].join('\n\n');
}
