import {expect, test} from '@playwright/test';
import {sizesFor} from './layout';

test('no word is wider than the line, down to the smallest size', () => {
  expect(sizesFor('Crypto')[0]).toBe(124);
  expect(sizesFor('Internationalisations')[0]).toBe(70);
  expect(sizesFor('x'.repeat(200))).toEqual([48]);
});
