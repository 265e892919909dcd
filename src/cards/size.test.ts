import {expect, test} from '@playwright/test';
import {SIZES, sizesFor} from './size';

const place = {width: 1056, height: 334};
const smallest = SIZES[SIZES.length - 1];

test('a short title is tried in the largest size first', () => {
  expect(sizesFor('Crypto', place)).toEqual(SIZES);
});

test('no word is wider than the line', () => {
  expect(sizesFor('Internationalisations', place)[0]).toBe(70);
  expect(sizesFor('x'.repeat(200), place)).toEqual([smallest]);
});

test('sizes in which a title has too many lines are not tried', () => {
  const [first = 0] = sizesFor('many short words '.repeat(8), place);
  expect(first).toBeLessThan(82);
  expect(first).toBeGreaterThan(smallest ?? 0);
});
