import {hardware} from '../hardware';
import {bytes, goalTable, share as times, table, type Verdict} from '../report/figures';
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
const MB = (size: number) => `${(size / 1e6).toFixed(1)} MB`;

const perPage = ({wallSeconds, pages}: Build) => wallSeconds / pages;

/** How many times as long a page takes as in a build with fewer versions, at worst. */
export const growthOf = (builds: readonly Build[]): number =>
  Math.max(
    ...builds.flatMap((more, at) => builds.slice(0, at).map((fewer) => perPage(more) / perPage(fewer))),
  );

/** How many times as large the largest is as the smallest. */
const spread = (sizes: readonly number[]) => Math.max(...sizes) / Math.min(...sizes);

export function verdicts(builds: readonly Build[], [fewest, most]: Starts): Verdict[] {
  const growth = growthOf(builds);
  const start = median(most.ms) / median(fewest.ms);
  const peak = Math.max(...builds.map(({peakBytes}) => peakBytes));
  const scripts = Math.max(
    spread(builds.map(({pageScriptBytes}) => pageScriptBytes)),
    spread(builds.map(({scriptBytes}) => scriptBytes)),
  );
  const indexes = new Set(builds.map(({indexBytes}) => indexBytes));
  return [
    {
      goal: `With more versions a page takes at most ${times(LIMITS.growth)} as long to build`,
      measured: times(growth),
      isReached: growth <= LIMITS.growth,
    },
    {
      goal: `A build takes less than ${MB(LIMITS.peakBytes)} of memory`,
      measured: MB(peak),
      isReached: peak < LIMITS.peakBytes,
    },
    {
      goal: `\`npm start\` takes at most ${times(LIMITS.start)} as long`,
      measured: times(start),
      isReached: start <= LIMITS.start,
    },
    {
      goal: 'The search index of a version is the same with any number of versions',
      measured: [...indexes].map(bytes).join(', '),
      isReached: indexes.size === 1,
    },
    {
      goal: `Scripts are at most ${times(LIMITS.scripts)} as large`,
      measured: times(scripts),
      isReached: scripts <= LIMITS.scripts,
    },
  ];
}

/** A table with a column for each build. */
export function versionTable(builds: readonly Build[], starts: Starts): string {
  const row = (name: string, write: (build: Build) => string) => [name, ...builds.map(write)];
  /** What the pages beyond those of the build before took, each. */
  const perAddedPage = (secondsOf: (build: Build) => number) => (build: Build) => {
    const before = builds[builds.indexOf(build) - 1];
    if (!before) return '';
    return ms((secondsOf(build) - secondsOf(before)) / (build.pages - before.pages));
  };
  const startOf = (build: Build) => starts.find(({count}) => count === build.count);
  return table(
    row('versions besides next', ({count}) => String(count)),
    [
      row('pages', ({pages}) => String(pages)),
      row('build', ({wallSeconds}) => s(wallSeconds)),
      row('build, a page', (build) => ms(perPage(build))),
      row(
        'build, a page more',
        perAddedPage(({wallSeconds}) => wallSeconds),
      ),
      row('processor time', ({cpuSeconds}) => s(cpuSeconds)),
      row('processor time, a page', ({cpuSeconds, pages}) => ms(cpuSeconds / pages)),
      row(
        'processor time, a page more',
        perAddedPage(({cpuSeconds}) => cpuSeconds),
      ),
      row('peak memory', ({peakBytes}) => MB(peakBytes)),
      row('output', (build) => MB(build.bytes)),
      row('output of one version', ({versionBytes}) => MB(versionBytes)),
      row('search index of one version', ({indexBytes}) => bytes(indexBytes)),
      row('search index with gzip', ({indexGzipBytes}) => bytes(indexGzipBytes)),
      row('scripts of a page', ({pageScriptBytes}) => bytes(pageScriptBytes)),
      row('scripts in all', ({scriptBytes}) => bytes(scriptBytes)),
      row('`npm start`, first answer', (build) => {
        const start = startOf(build);
        return start ? s(median(start.ms) / 1000) : '';
      }),
    ],
  );
}

/** The part of the report on growth, as Markdown. */
export function growthReport(builds: readonly Build[], starts: Starts, load: number): string {
  return [
    `Written by \`npm run bench:versions\`: copies of this site with equal versions, built without caches; ${hardware()}, Node ${process.version}; load ${load.toFixed(1)} at the start.`,
    versionTable(builds, starts),
    goalTable(verdicts(builds, starts)),
  ].join('\n\n');
}
