import {expect, test} from '@playwright/test';
import {isSoonEnough, LEAST_RATIO, ratio, searchTable, type Round} from './searchTable.mjs';

const answer = (ms: number, bytes = 1000) => ({ms, bytes, allBytes: 2 * bytes});

test('one slow run on either side decides nothing', () => {
  const rounds: Round[] = [
    [answer(1000), answer(5000)],
    [answer(9000), answer(6000)],
    [answer(1200), answer(60_000)],
  ];
  expect(ratio(rounds)).toBe(5);
});

test('soon enough is at that many times, and not just below; without a run nothing is', () => {
  expect(isSoonEnough([[answer(1000), answer(1000 * LEAST_RATIO)]])).toBe(true);
  expect(isSoonEnough([[answer(1000), answer(1000 * LEAST_RATIO - 1)]])).toBe(false);
  expect(isSoonEnough([])).toBe(false);
});

test('the table has each run, the medians and the sizes, with its columns aligned', () => {
  const rounds: Round[] = [
    [answer(1000, 2000), answer(5000, 30_000)],
    [answer(2000, 2000), answer(10_000, 30_000)],
  ];
  expect(searchTable(rounds, 'plugin 1')).toEqual([
    '                   this site  plugin 1  times',
    'run 1                 1.00 s    5.00 s    5.0',
    'run 2                 2.00 s   10.00 s    5.0',
    'median                1.50 s    7.50 s    5.0',
    'came by then            2 kB     30 kB   15.0',
    'asked for by then       4 kB     60 kB   15.0',
  ]);
});
