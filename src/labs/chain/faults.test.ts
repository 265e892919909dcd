import {expect, test} from '@playwright/test';
import {readCode, withFault} from './faults';

test('a field that is mended is told of no more, and the others still are', () => {
  const both = withFault(withFault(new Map(), 'a', 'no code'), 'b', 'no JSON');
  expect([...both.values()]).toEqual(['no code', 'no JSON']);
  expect([...withFault(both, 'a').values()]).toEqual(['no JSON']);
  expect([...withFault(both, 'b', 'too deep').values()]).toEqual(['no code', 'too deep']);
  expect(both.size).toBe(2);
});

test('a code is a whole number from 100 to 599, and no other text is cut to one', () => {
  expect(['100', '404', '599'].map(readCode)).toEqual([100, 404, 599]);
  for (const text of ['', '99', '600', '1000', '200.5', 'abc', ' 200', '-200']) {
    expect(readCode(text), text).toBeUndefined();
  }
});
