import {median} from '../results';
import type {Build} from './measure';

/** How long the development server took to answer with a number of cut versions, in ms. */
export interface Start {
  count: number;
  ms: number[];
}

/** With the fewest versions and with the most. */
export type Starts = readonly [Start, Start];

export const LIMITS = {
  /** How many times as long a page may take with more versions. */
  growth: 1.1,
  peakBytes: 4e9,
  /** How many times as long the development server may take. */
  start: 1.5,
  /** How many times as large scripts may be. */
  scripts: 1.01,
};

const s = (seconds: number) => `${seconds.toFixed(1)} s`;
const ms = (seconds: number) => `${Math.round(seconds * 1000)} ms`;
const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const perPage = ({wallSeconds, pages}: Build) => wallSeconds / pages;

/** How many times as long a page takes as in a build with fewer versions, at worst. */
export const growthOf = (builds: readonly Build[]): number =>
  Math.max(
    ...builds.flatMap((more, at) => builds.slice(0, at).map((fewer) => perPage(more) / perPage(fewer))),
  );

/** How many times as large the largest is as the smallest. */
const spread = (sizes: readonly number[]) => Math.max(...sizes) / Math.min(...sizes);

/** What came of each limit. */
export function verdicts(builds: readonly Build[], [fewest, most]: Starts): {text: string; isMet: boolean}[] {
  const growth = growthOf(builds);
  const start = median(most.ms) / median(fewest.ms);
  const peak = Math.max(...builds.map(({peakBytes}) => peakBytes));
  const scripts = Math.max(
    spread(builds.map(({pageScriptBytes}) => pageScriptBytes)),
    spread(builds.map(({scriptBytes}) => scriptBytes)),
  );
  return [
    {
      text: `time per page: at most ${growth.toFixed(2)} times that with fewer versions, allowed are ${LIMITS.growth.toFixed(2)}`,
      isMet: growth <= LIMITS.growth,
    },
    {
      text: `peak memory: ${MB(peak)}, allowed are less than ${MB(LIMITS.peakBytes)}`,
      isMet: peak < LIMITS.peakBytes,
    },
    {
      text: `npm start: ${start.toFixed(2)} times the time with ${fewest.count}, allowed are ${LIMITS.start.toFixed(2)}`,
      isMet: start <= LIMITS.start,
    },
    {
      text: 'search index of a version: the same with any number of versions',
      isMet: new Set(builds.map(({indexBytes}) => indexBytes)).size === 1,
    },
    {
      text: `scripts: at most ${scripts.toFixed(3)} times those with other versions, allowed are ${LIMITS.scripts.toFixed(2)}`,
      isMet: scripts <= LIMITS.scripts,
    },
  ];
}

/** The first column flush left, the others flush right. */
function aligned(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  return rows.map(([name = '', ...cells]) =>
    [name.padEnd(widths[0] ?? 0), ...cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0))].join('  '),
  );
}

/** A table with a column for each build, as lines. */
export function versionTable(builds: readonly Build[], starts: Starts): string[] {
  const row = (name: string, write: (build: Build) => string) => [name, ...builds.map(write)];
  /** What the pages beyond those of the build before took, each. */
  const perAddedPage = (secondsOf: (build: Build) => number) => (build: Build) => {
    const before = builds[builds.indexOf(build) - 1];
    if (!before) return '';
    return ms((secondsOf(build) - secondsOf(before)) / (build.pages - before.pages));
  };
  const startOf = (build: Build) => starts.find(({count}) => count === build.count);
  return aligned([
    row('versions besides next', ({count}) => String(count)),
    row('pages', ({pages}) => String(pages)),
    row('build: time', ({wallSeconds}) => s(wallSeconds)),
    row('build: processor time', ({cpuSeconds}) => s(cpuSeconds)),
    row('time per page', (build) => ms(perPage(build))),
    row(
      '  per page added',
      perAddedPage(({wallSeconds}) => wallSeconds),
    ),
    row('processor time per page', ({cpuSeconds, pages}) => ms(cpuSeconds / pages)),
    row(
      '  per page added',
      perAddedPage(({cpuSeconds}) => cpuSeconds),
    ),
    row('peak memory', ({peakBytes}) => MB(peakBytes)),
    row('output', ({bytes}) => MB(bytes)),
    row('  of one version', ({versionBytes}) => MB(versionBytes)),
    row('search index of one version', ({indexBytes}) => kB(indexBytes)),
    row('  compressed with gzip', ({indexGzipBytes}) => kB(indexGzipBytes)),
    row('scripts of a page', ({pageScriptBytes}) => kB(pageScriptBytes)),
    row('  in all', ({scriptBytes}) => kB(scriptBytes)),
    row('npm start: first answer', (build) => {
      const start = startOf(build);
      return start ? s(median(start.ms) / 1000) : '';
    }),
  ]);
}
