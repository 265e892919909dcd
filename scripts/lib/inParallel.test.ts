import {availableParallelism} from 'node:os';
import {expect, test} from '@playwright/test';
import {inParallel} from './inParallel';

test('each item is processed once, with at most as many at a time as there are processors', async () => {
  const items = Array.from({length: 5 * availableParallelism()}, (_, index) => index);
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel(items, async (item) => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual(items);
  expect(most).toBe(availableParallelism());
});

test('it rejects if the work on an item does', async () => {
  await expect(inParallel(['a'], (item) => Promise.reject(new Error(item)))).rejects.toThrow('a');
});
