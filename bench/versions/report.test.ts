import {expect, test} from '@playwright/test';
import type {Build} from './measure';
import {growthOf, LIMITS, verdicts, versionTable, type Starts} from './report';

const PAGES = 100;

const build = (count: number, more: Partial<Build> = {}): Build => ({
  count,
  wallSeconds: count + 1,
  cpuSeconds: 2 * (count + 1),
  peakBytes: 5e8,
  pages: PAGES * (count + 1),
  bytes: 1e6 * (count + 1),
  versionBytes: 9e5,
  indexBytes: 7e5,
  indexGzipBytes: 2e5,
  pageScriptBytes: 4e4,
  scriptBytes: 9e5,
  ...more,
});

const starts = (most = 10_000): Starts => [
  {count: 1, ms: [10_000, 10_000, 90_000]},
  {count: 5, ms: [most, 90_000, most]},
];

const met = (builds: Build[], both = starts()) => verdicts(builds, both).map(({isReached}) => isReached);

test('growth is that of the time per page, against the build that had the least', () => {
  expect(growthOf([build(1), build(5)])).toBe(1);
  expect(growthOf([build(1), build(5), build(10, {wallSeconds: 12.1})])).toBeCloseTo(1.1);
  // The share of what is done once falls with the versions; from there on it must not rise.
  const falling = [build(1, {wallSeconds: 8}), build(5), build(10, {wallSeconds: 13.2})];
  expect(growthOf(falling)).toBeCloseTo(1.2);
});

test('each limit is kept at its value and missed beyond it', () => {
  expect(met([build(1), build(5)])).toEqual([true, true, true, true, true]);
  const slow = build(5, {wallSeconds: 6 * LIMITS.growth + 0.01});
  expect(met([build(1), slow])).toEqual([false, true, true, true, true]);
  expect(met([build(1), build(5, {peakBytes: LIMITS.peakBytes})])).toEqual([true, false, true, true, true]);
  expect(met([build(1), build(5)], starts(15_000))).toEqual([true, true, true, true, true]);
  expect(met([build(1), build(5)], starts(15_001))).toEqual([true, true, false, true, true]);
  expect(met([build(1), build(5, {indexBytes: 7e5 + 1})])).toEqual([true, true, true, false, true]);
  expect(met([build(1), build(5, {pageScriptBytes: 4e4 * LIMITS.scripts + 1})])[4]).toBe(false);
  expect(met([build(1), build(5, {scriptBytes: 9e5 * LIMITS.scripts + 1})])[4]).toBe(false);
});

test('the table has a column for each number of versions', () => {
  const lines = versionTable([build(1), build(5, {wallSeconds: 5})], starts()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '| versions besides next | 1 | 5 |',
      '| pages | 200 | 600 |',
      '| build | 2.0 s | 5.0 s |',
      '| build, a page more |  | 8 ms |',
      '| peak memory | 500.0 MB | 500.0 MB |',
      '| search index of one version | 700.0 kB | 700.0 kB |',
      '| `npm start`, first answer | 10.0 s | 10.0 s |',
    ]),
  );
});
