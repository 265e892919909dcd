import {expect, test} from '@playwright/test';
import {once} from './once';

test('each key is asked for once, also while the answer is on its way', async () => {
  const asked: string[] = [];
  const ask = once((key) => {
    asked.push(key);
    return Promise.resolve({key});
  });
  const [first, second, other] = await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(second).toBe(first);
  expect(other).toEqual({key: 'b'});
  expect(await ask('a')).toBe(first);
  expect(asked).toEqual(['a', 'b']);
});

test('what failed is told to everyone who waits, and is asked for again', async () => {
  let attempts = 0;
  const ask = once((key) => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('no')) : Promise.resolve(key);
  });
  const both = await Promise.allSettled([ask('a'), ask('a')]);
  expect(both.map(({status}) => status)).toEqual(['rejected', 'rejected']);
  expect(attempts).toBe(1);
  expect(await ask('a')).toBe('a');
  expect(await ask('a')).toBe('a');
  expect(attempts).toBe(2);
});
