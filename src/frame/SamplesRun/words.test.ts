import {expect, test} from '@playwright/test';
import {ranOn} from './words';

test('a reader is told on what the samples ran, and when', () => {
  expect(ranOn({framework: '1.0.0', php: '8.2.29', date: '2025-11-24'})).toBe(
    'Samples run on rift/core 1.0.0, PHP 8.2.29, on Nov 24, 2025',
  );
});
