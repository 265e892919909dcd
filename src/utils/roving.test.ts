import {expect, test} from '@playwright/test';
import {nextIndex} from './roving';

test('arrows go round, Home and End go to the ends, other keys lead nowhere', () => {
  expect(nextIndex('ArrowRight', 3, 4)).toBe(0);
  expect(nextIndex('ArrowLeft', 0, 4)).toBe(3);
  expect(nextIndex('ArrowDown', 1, 4)).toBe(2);
  expect(nextIndex('ArrowUp', 2, 4)).toBe(1);
  expect(nextIndex('Home', 2, 4)).toBe(0);
  expect(nextIndex('End', 2, 4)).toBe(3);
  expect(nextIndex('Enter', 2, 4)).toBeUndefined();
  expect(nextIndex('End', 0, 0)).toBeUndefined();
});
