import {expect, test} from '@playwright/test';
import {fastestPeer, medianOf, nothingYet, ratio, timeOf, type Results} from './results';

const site = (name: string, isOwn: boolean, next: number[]) => ({
  ...nothingYet({title: name, isOwn, made: name}),
  next,
});

const results = (...measured: Results['measured']): Results => ({
  machine: {hardware: '2 cores', node: '', browser: '', lighthouse: '', load: 0},
  rounds: 1,
  pages: 1,
  version: 'v1',
  measured,
  failures: [],
});

test('the median of nothing is nothing', () => {
  expect(medianOf([])).toBeUndefined();
  expect(medianOf([9, 1, 4])).toBe(4);
  expect(medianOf([1, 4])).toBe(2.5);
});

test('this site is compared with the fastest of the others', () => {
  const all = results(
    site('slow', false, [400]),
    site('fast', false, [100, 200, 300]),
    site('own', true, [50]),
  );
  expect(fastestPeer(all, timeOf('next'))).toEqual({title: 'fast', value: 200});
  expect(ratio(all, timeOf('next'))).toBe(0.25);
});

test('without a figure of both there is no ratio, nor with nought', () => {
  expect(ratio(results(site('own', true, [50])), timeOf('next'))).toBeUndefined();
  expect(ratio(results(site('peer', false, [50]), site('own', true, [])), timeOf('next'))).toBeUndefined();
  expect(ratio(results(site('peer', false, [0]), site('own', true, [50])), timeOf('next'))).toBeUndefined();
});
