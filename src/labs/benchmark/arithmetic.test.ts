import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readVersionNames, versionFolder, withNext} from '@site/config/versions';
import {
  compare,
  inDifference,
  inFigure,
  inRatio,
  inTime,
  inWords,
  notchesUpTo,
  perRequest,
} from './arithmetic';
import {caseIds, cases, MOST} from './content';
import {codec, limits, preset} from './state';

const ROOT = path.join(__dirname, '../../..');
const PAGE = 'basic-concepts/contract/benchmark.md';

const folders = withNext(readVersionNames(path.join(ROOT, 'versions.json'))).map(versionFolder);

/** The rows of the tables of a page, each as its cells. */
const rowsOf = (source: string) =>
  source
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test('each page that has the reader has its figures and ratios', () => {
  const pages = folders
    .map((folder) => path.join(ROOT, folder, PAGE))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes('<BenchmarkReader'));
  expect(pages.length).toBeGreaterThan(0);
  const all = caseIds.map((id) => cases[id]);
  for (const page of pages) {
    const rows = rowsOf(page);
    expect(rows.filter(([name]) => all.some((row) => row.name === name))).toEqual([
      ...all.map((row) => [row.name, inFigure(row.result), inFigure(row.exceptions)]),
      ...all.map((row) => [row.name, inRatio(compare(row).ratio), expect.any(String)]),
    ]);
  }
});

test('the slower one is named, with the ratio', () => {
  expect(caseIds.map((id) => inWords(cases[id]))).toEqual([
    'The result type takes 8.47 times as long.',
    'Exceptions take 2.20 times as long.',
    'The result type takes 2.95 times as long.',
    'The result type takes 3.98 times as long.',
  ]);
});

test('a figure becomes the time of a request by the assumption', () => {
  const {result, exceptions} = perRequest(cases['chain-5'], {steps: 10, iterations: 1000});
  expect(result).toBeCloseTo(0.161344, 9);
  expect(exceptions).toBeCloseTo(0.054694, 9);
  const error = perRequest(cases.error, {steps: 1, iterations: 1});
  expect(error).toEqual({result: 5.351, exceptions: 11.76});
  for (const id of caseIds) {
    const one = perRequest(cases[id], {steps: 7, iterations: 10});
    const tenth = perRequest(cases[id], {steps: 7, iterations: 100});
    expect(tenth.result).toBeCloseTo(one.result / 10, 9);
    expect(one.result / one.exceptions).toBeCloseTo(cases[id].result / cases[id].exceptions, 9);
  }
});

test('times have two digits that count, and a unit', () => {
  expect([0.0000181, 0.0807, 5.351, 80.672, 375.5, 999, 1000, 80_672, 3_755_180].map(inTime)).toEqual([
    '0.000018 ms',
    '0.081 ms',
    '5.4 ms',
    '81 ms',
    '380 ms',
    '1 s',
    '1 s',
    '81 s',
    '3,800 s',
  ]);
});

test('the difference is that of the times as they are shown', () => {
  const pairs = [
    [0.080672, 0.027347],
    [80.672, 27.347],
    [7.692, 0.908],
    [94.414, 375.518],
    [1180, 535],
    [999, 120],
  ] as const;
  expect(pairs.map(([one, other]) => inDifference(one, other))).toEqual([
    '0.054 ms',
    '54 ms',
    '6.79 ms',
    '286 ms',
    '660 ms',
    '880 ms',
  ]);
  const shown = (text: string) => {
    const [figure = '', unit] = text.replaceAll(',', '').split(' ');
    return Number(figure) * (unit === 's' ? 1000 : 1);
  };
  for (const id of caseIds)
    for (const iterations of notchesUpTo(limits.iterations[1]))
      for (const requests of [1, 3, 700, 1_000_000]) {
        const one = perRequest(cases[id], {steps: 7, iterations});
        const [result, exceptions] = [one.result * requests, one.exceptions * requests];
        const difference = Math.abs(shown(inTime(result)) - shown(inTime(exceptions)));
        expect(shown(inDifference(result, exceptions)) / difference).toBeCloseTo(1, 9);
      }
});

test('no bar leaves its scale', () => {
  for (const id of caseIds) {
    const row = cases[id];
    expect(compare(row).ratio).toBeLessThanOrEqual(MOST.ratio);
    expect(Math.max(row.result, row.exceptions)).toBeLessThanOrEqual(MOST.time);
  }
});

test('a slider goes by 1, 2 and 5', () => {
  const notches = notchesUpTo(limits.iterations[1]);
  expect(notches).toHaveLength(19);
  expect(notches.slice(0, 5)).toEqual([1, 2, 5, 10, 20]);
  expect(notches.at(-1)).toBe(1_000_000);
});

test('the address holds what differs from the preset, within the limits', () => {
  const reading = {...preset, case: 'chain-50', steps: 12, iterations: 1} as const;
  expect(codec.encode(preset)).toBe('');
  expect(codec.encode(reading)).toBe('case:chain-50,steps:12,iterations:1');
  expect(codec.decode(codec.encode(reading))).toEqual(reading);
  for (const hostile of ['steps:101', 'iterations:0', 'requests:1000001', 'case:x', 'view:', 'x:1'])
    expect(codec.decode(hostile), hostile).toBeUndefined();
});
