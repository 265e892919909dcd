/** The measurements of a site, or of a number of versions: all values of each figure. */
export interface Measured {
  title: string;
  isOwn?: boolean;
  figures: Record<string, number[]>;
}

/** What a goal may depend on. */
interface Others {
  /** The best figure of the peers whose titles begin so. */
  best: (title?: string) => number;
  /** The figure with the fewest versions. */
  fewest: number;
}

/** The most that a figure of this site may be; figures without a goal are only reported. */
const GOALS: Readonly<Record<string, (others: Others) => number>> = {
  'landing: HTML kB': () => 24,
  'plain: HTML kB': () => 20,
  'diagram: HTML kB': () => 20,
  'plain: script kB': () => 15,
  'plain: largest paint ms': ({best}) => 0.9 * best(),
  'diagram: largest paint ms': ({best}) => 0.9 * best(),
  'next page s': ({best}) => best(),
  'first result s': ({best}) => 0.4 * best(),
  'diagram seen s': ({best}) => best() / 6,
  // The others build one version instead of two.
  'build, no caches s': ({best}) => 1.5 * best('Docusaurus'),
  'build, with caches s': ({best}) => 1.5 * best('Docusaurus'),
  'build, a page ms': ({fewest}) => 1.1 * fewest,
  'peak memory MB': () => 4000,
  'npm start, first answer s': ({fewest}) => 1.5 * fewest,
  'search index of a version MB': ({fewest}) => fewest,
  'scripts MB': ({fewest}) => 1.01 * fewest,
  // Of every page.
  'blocking ms': () => 50,
  'layout shift': () => 0.005,
};

/** The only figure that should be high. */
const SCORE = 'Lighthouse, least of four';
const FULL_SCORE = 100;

/** The middle number, or the mean of the two in the middle; undefined without numbers. */
export function median(numbers: readonly number[] = []): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

const written = (value: number | undefined): string =>
  value === undefined ? '–' : value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);

interface Verdict {
  goal: string;
  isReached: boolean;
}

/** Whether the goal of a figure was met; undefined if it has no goal or was not measured. */
export function verdictOf(figure: string, measured: readonly Measured[]): Verdict | undefined {
  const valuesOf = (some: readonly Measured[]) => some.flatMap(({figures}) => median(figures[figure]) ?? []);
  const own = valuesOf(measured.filter(({isOwn}) => isOwn));
  const [fewest, last] = [own[0], own.at(-1)];
  if (fewest === undefined || last === undefined) return undefined;
  const ofPage = figure.replace(/^\w+: /, '');
  if (ofPage === SCORE) return {goal: `≥ ${FULL_SCORE}`, isReached: last >= FULL_SCORE};
  const best = (title = '') =>
    Math.min(...valuesOf(measured.filter((one) => !one.isOwn && one.title.startsWith(title))));
  const most = (GOALS[figure] ?? GOALS[ofPage])?.({best, fewest});
  return most === undefined || most === Infinity
    ? undefined
    : {goal: `≤ ${written(most)}`, isReached: last <= most};
}

/** A row for each figure, a column for each thing measured, and the goals with their verdicts. */
export function table(measured: readonly Measured[]): string {
  const names = [...new Set(measured.flatMap(({figures}) => Object.keys(figures)))];
  const rows = names.map((name) => {
    const verdict = verdictOf(name, measured);
    const end = verdict ? [verdict.goal, verdict.isReached ? 'reached' : '**missed**'] : ['', ''];
    return [name, ...measured.map(({figures}) => written(median(figures[name]))), ...end];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['', ...measured.map(({title}) => title), 'goal', ''];
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
