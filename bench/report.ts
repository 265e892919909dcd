/** The measurements of a site, or of a number of versions: all values of each figure. */
export interface Measured {
  title: string;
  isOwn: boolean;
  figures: Record<string, number[]>;
}

interface Goal {
  /** The upper or lower limit for this site, as a number or as a share of the best peer. */
  most?: number;
  mostOfPeers?: number;
  /** How the titles of those peers begin that do the same work; without it all do. */
  peers?: string;
  least?: number;
  /** The upper limit with the most versions, as a share of the figure with the fewest. */
  mostOfFewest?: number;
}

/** The goals of this site, by figure; figures without a goal are only reported. */
const GOALS: Readonly<Record<string, Goal>> = {
  'landing: HTML kB': {most: 24},
  'plain: HTML kB': {most: 20},
  'diagram: HTML kB': {most: 20},
  'plain: script kB': {most: 15},
  'plain: largest paint ms': {mostOfPeers: 0.9},
  'diagram: largest paint ms': {mostOfPeers: 0.9},
  'next page s': {mostOfPeers: 1},
  'first result s': {mostOfPeers: 0.4},
  'diagram seen s': {mostOfPeers: 1 / 6},
  // The others build one version instead of two.
  'build, no caches s': {mostOfPeers: 1.5, peers: 'Docusaurus'},
  'build, with caches s': {mostOfPeers: 1.5, peers: 'Docusaurus'},
  'build, a page ms': {mostOfFewest: 1.1},
  'peak memory MB': {most: 4000},
  'npm start, first answer s': {mostOfFewest: 1.5},
  'search index of a version MB': {mostOfFewest: 1},
  'scripts MB': {mostOfFewest: 1.01},
};

/** The goals of every page of this site. */
const PAGE_GOALS: Readonly<Record<string, Goal>> = {
  'Lighthouse, least of four': {least: 100},
  'blocking ms': {most: 50},
  'layout shift': {most: 0.005},
};

const goalOf = (name: string): Goal | undefined => GOALS[name] ?? PAGE_GOALS[name.replace(/^\w+: /, '')];

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
  const goal = goalOf(figure);
  const valuesOf = (some: readonly Measured[]) => some.flatMap(({figures}) => median(figures[figure]) ?? []);
  const own = valuesOf(measured.filter(({isOwn}) => isOwn));
  const [first, last] = [own[0], own.at(-1)];
  if (!goal || first === undefined || last === undefined) return undefined;
  const isPeer = ({isOwn, title}: Measured) => !isOwn && title.startsWith(goal.peers ?? '');
  const peer = Math.min(...valuesOf(measured.filter(isPeer)));
  if (goal.least !== undefined) return {goal: `≥ ${goal.least}`, isReached: last >= goal.least};
  const most =
    goal.most ??
    (goal.mostOfPeers !== undefined ? goal.mostOfPeers * peer : (goal.mostOfFewest ?? NaN) * first);
  if (!Number.isFinite(most)) return undefined;
  return {goal: `≤ ${written(most)}`, isReached: Math.max(...own.slice(-1)) <= most};
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
