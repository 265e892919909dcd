import {expect, test} from '@playwright/test';
import {heightInColumn} from './height';

test('a diagram that fits the column keeps its height', () => {
  expect(heightInColumn({width: 680, height: 300})).toBe(300);
  expect(heightInColumn({width: 12, height: 42.4})).toBe(42);
});

test('a wider one shrinks to the column', () => {
  expect(heightInColumn({width: 1360, height: 300})).toBe(150);
});
