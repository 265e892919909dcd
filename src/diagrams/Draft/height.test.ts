import {expect, test} from '@playwright/test';
import {naturalHeight} from './naturalHeight';

test('a picture that fits the column keeps its height', () => {
  expect(naturalHeight({width: 680, height: 300})).toBe(300);
  expect(naturalHeight({width: 12, height: 42.4})).toBe(42);
});

test('a wider one shrinks to the column', () => {
  expect(naturalHeight({width: 1360, height: 300})).toBe(150);
});
