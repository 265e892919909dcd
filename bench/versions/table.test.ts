import {expect, test} from '@playwright/test';
import {aligned, median} from './table';

test('the median is the middle number, or the mean of the two in the middle', () => {
  expect(median([3])).toBe(3);
  expect(median([10, 1, 2])).toBe(2);
  expect(median([10, 1, 4, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a table has its first column flush left and the others flush right', () => {
  expect(
    aligned([
      ['', 'one', 'two'],
      ['a long name', '1', '22222'],
    ]),
  ).toEqual(['             one    two', 'a long name    1  22222']);
});
