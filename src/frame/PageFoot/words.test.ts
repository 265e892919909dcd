import {expect, test} from '@playwright/test';
import {comparison, fixIn, ranOn} from './words';

const counterpart = (version: string, isEqual: boolean) => ({version, isEqual});

test('the link to another version names it', () => {
  expect(fixIn('next')).toBe('Fix it for the next version too');
  expect(fixIn('v2')).toBe('Fix it in v2 too');
});

test('a page says whether it is the same in other versions', () => {
  expect(comparison('v1', [counterpart('next', true)])).toBe('This page is the same in v1 and next.');
  expect(comparison('v1', [counterpart('next', false)])).toBe('This page differs from that in next.');
  expect(comparison('v1', [counterpart('v2', true), counterpart('next', true)])).toBe(
    'This page is the same in v1, v2 and next.',
  );
  expect(comparison('v1', [counterpart('v2', false), counterpart('next', false)])).toBe(
    'This page differs from that in v2 and next.',
  );
  expect(comparison('v1', [counterpart('v2', false), counterpart('next', true)])).toBe(
    'This page is the same in v1 and next, and differs in v2.',
  );
});

test('a reader is told on what the samples ran, and when', () => {
  expect(ranOn({framework: '1.0.0', php: '8.2.29', date: '2025-11-24'})).toBe(
    'Samples run on rift/core 1.0.0, PHP 8.2.29, on Nov 24, 2025',
  );
});
