import type {Output} from './buildOutput';
import {aligned, median} from './table';
import type {Usage} from './usage';

/** What a build with so many cut versions took and wrote. */
export interface Build extends Omit<Usage, 'status'>, Output {
  count: number;
}

/** How long the development server took to answer, each time. */
export interface Start {
  /** Of cut versions. */
  count: number;
  ms: number[];
}

/** With the fewest versions and with the most. */
export type Starts = readonly [Start, Start];

interface Verdict {
  text: string;
  isMet: boolean;
}

export const LIMITS = {
  /** How many times as long a page may take with more versions. */
  growth: 1.1,
  peakBytes: 4e9,
  /** How many times as long the development server may take. */
  start: 1.5,
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

const perPage = ({wallMs, pages}: Build) => wallMs / pages;

/** How many times as long a page takes as in a build with fewer versions, at worst. */
export function growthOf(builds: readonly Build[]): number {
  const ratios = builds.flatMap((more, at) =>
    builds.slice(0, at).map((fewer) => perPage(more) / perPage(fewer)),
  );
  return Math.max(...ratios);
}

const startRatio = ([fewest, most]: Starts) => median(most.ms) / median(fewest.ms);

export function verdicts(builds: readonly Build[], starts: Starts): Verdict[] {
  const [growth, ratio] = [growthOf(builds), startRatio(starts)];
  const peak = Math.max(...builds.map(({peakBytes}) => peakBytes));
  const sizes = new Set(builds.map(({indexBytes}) => indexBytes));
  return [
    {
      text: `time per page: at most ${growth.toFixed(2)} times that with fewer versions, allowed are ${LIMITS.growth.toFixed(2)}`,
      isMet: growth <= LIMITS.growth,
    },
    {
      text: `peak memory: ${megabytes(peak)}, allowed are less than ${megabytes(LIMITS.peakBytes)}`,
      isMet: peak < LIMITS.peakBytes,
    },
    {
      text: `npm start: ${ratio.toFixed(2)} times the time with ${starts[0].count}, allowed are ${LIMITS.start.toFixed(2)}`,
      isMet: ratio <= LIMITS.start,
    },
    {text: 'search index of a version: the same with any number of versions', isMet: sizes.size === 1},
  ];
}

/** What pages beyond those of the build before took, each. */
function perAddedPage(builds: readonly Build[], at: number, of: (build: Build) => number) {
  const [before, build] = [builds[at - 1], builds[at]];
  return before && build ? (of(build) - of(before)) / (build.pages - before.pages) : undefined;
}

/** The lines of the table; builds are in the order of their counts. */
export function versionTable(builds: readonly Build[], starts: Starts): string[] {
  const row = (name: string, write: (build: Build, at: number) => string) => [name, ...builds.map(write)];
  const added = (of: (build: Build) => number) => (_: Build, at: number) => {
    const ms = perAddedPage(builds, at, of);
    return ms === undefined ? '' : milliseconds(ms);
  };
  return aligned([
    row('versions besides next', ({count}) => String(count)),
    row('pages', ({pages}) => String(pages)),
    row('build: time', ({wallMs}) => seconds(wallMs)),
    row('build: processor time', ({cpuMs}) => seconds(cpuMs)),
    row('time per page', (build) => milliseconds(perPage(build))),
    row(
      '  per page added',
      added(({wallMs}) => wallMs),
    ),
    row('processor time per page', ({cpuMs, pages}) => milliseconds(cpuMs / pages)),
    row(
      '  per page added',
      added(({cpuMs}) => cpuMs),
    ),
    row('peak memory', ({peakBytes}) => megabytes(peakBytes)),
    row('output', ({bytes}) => megabytes(bytes)),
    row('  of one version', ({versionBytes}) => megabytes(versionBytes)),
    row('search index of one version', ({indexBytes}) => kilobytes(indexBytes)),
    row('  compressed with gzip', ({indexGzipBytes}) => kilobytes(indexGzipBytes)),
    row('npm start: first answer', ({count}) => {
      const start = starts.find((one) => one.count === count);
      return start ? seconds(median(start.ms)) : '';
    }),
  ]);
}
