import {expect, test} from '@playwright/test';
import {memoizeAsync} from './memoize';

test('each key is loaded once, also while its promise is pending', async () => {
  const loaded: string[] = [];
  const load = memoizeAsync((key) => {
    loaded.push(key);
    return Promise.resolve({key});
  });
  const [first, second, other] = await Promise.all([load('a'), load('a'), load('b')]);
  expect(second).toBe(first);
  expect(other).toEqual({key: 'b'});
  expect(await load('a')).toBe(first);
  expect(loaded).toEqual(['a', 'b']);
});

test('a failure reaches everyone who waits, and is retried', async () => {
  let attempts = 0;
  const load = memoizeAsync((key) => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('no')) : Promise.resolve(key);
  });
  const both = await Promise.allSettled([load('a'), load('a')]);
  expect(both.map(({status}) => status)).toEqual(['rejected', 'rejected']);
  expect(await load('a')).toBe('a');
  expect(attempts).toBe(2);
});
