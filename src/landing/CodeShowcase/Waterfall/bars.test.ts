import {expect, test} from '@playwright/test';
import {barsOf} from './bars';

const timing = (name: string, durationMs: number) => ({
  name,
  durationMs,
  duration: `${durationMs}ms`,
  memory: '2 MB',
});

test('timers follow one another within the total', () => {
  const bars = barsOf([timing('total', 80), timing('a', 20), timing('b', 0), timing('c', 40)]);
  expect(bars.map(({name, start, length}) => [name, start, length])).toEqual([
    ['total', 0, 100],
    ['a', 0, 25],
    ['b', 25, 0],
    ['c', 25, 50],
  ]);
});

test('a run of no time and a response without a stopwatch draw nothing', () => {
  expect(barsOf([timing('total', 0), timing('a', 0)]).map(({length}) => length)).toEqual([0, 0]);
  expect(barsOf([])).toEqual([]);
});
