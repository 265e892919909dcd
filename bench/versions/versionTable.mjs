import {aligned, median} from './table.mjs';

/**
 * @typedef {object} Build what a build with so many versions took and wrote
 * @property {number} count of cut versions
 * @property {number} wallMs
 * @property {number} cpuMs
 * @property {number} peakBytes
 * @property {number} bytes
 * @property {number} pages
 * @property {number} versionBytes
 * @property {number} indexBytes
 * @property {number} indexGzipBytes
 */

/**
 * @typedef {object} Start how long the development server took to answer
 * @property {number} count of cut versions
 * @property {number[]} ms of each time
 */

/** @typedef {readonly [Start, Start]} Starts with the fewest versions and with the most */

/** @typedef {{text: string, isMet: boolean}} Verdict */

export const LIMITS = {
  /** How many times as long a page may take with more versions. */
  growth: 1.1,
  peakBytes: 4e9,
  /** How many times as long the development server may take. */
  start: 1.5,
};

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (/** @type {number} */ ms) => `${Math.round(ms)} ms`;

const perPage = (/** @type {Build} */ {wallMs, pages}) => wallMs / pages;

/**
 * How many times as long a page takes as in a build with fewer versions, at worst.
 * @param {readonly Build[]} builds by count
 */
export function growthOf(builds) {
  const ratios = builds.flatMap((more, at) =>
    builds.slice(0, at).map((fewer) => perPage(more) / perPage(fewer)),
  );
  return Math.max(...ratios);
}

/** @param {Starts} starts */
const startRatio = ([fewest, most]) => median(most.ms) / median(fewest.ms);

/**
 * @param {readonly Build[]} builds by count
 * @param {Starts} starts
 * @returns {Verdict[]}
 */
export function verdicts(builds, starts) {
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

/**
 * What pages beyond those of the build before took, each.
 * @param {readonly Build[]} builds
 * @param {number} at
 * @param {(build: Build) => number} of
 */
function perAddedPage(builds, at, of) {
  const [before, build] = [builds[at - 1], builds[at]];
  return before && build ? (of(build) - of(before)) / (build.pages - before.pages) : undefined;
}

/**
 * @param {readonly Build[]} builds by count
 * @param {Starts} starts
 * @returns {string[]} lines
 */
export function versionTable(builds, starts) {
  const row = (/** @type {string} */ name, /** @type {(build: Build, at: number) => string} */ write) => [
    name,
    ...builds.map(write),
  ];
  const added =
    (/** @type {(build: Build) => number} */ of) => (/** @type {Build} */ _, /** @type {number} */ at) => {
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
