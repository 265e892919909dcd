import {expect, test} from '@playwright/test';
import {comparison, fixIn, ranOn} from './words';

test('the link to another version names it', () => {
  expect(fixIn('next')).toBe('Fix it for the next version too');
  expect(fixIn('v2')).toBe('Fix it in v2 too');
});

test('a page says whether it is the same in other versions', () => {
  const said = (...others: [version: string, isEqual: boolean][]) =>
    comparison(
      'v1',
      others.map(([version, isEqual]) => ({version, isEqual})),
    );
  expect(said(['v2', true], ['next', true])).toBe('This page is the same in v1, v2 and next.');
  expect(said(['v2', false], ['next', false])).toBe('This page differs from that in v2 and next.');
  expect(said(['v2', false], ['next', true])).toBe(
    'This page is the same in v1 and next, and differs in v2.',
  );
});

test('a reader is told on what the samples ran, and when', () => {
  expect(ranOn({framework: '1.0.0', php: '8.2.29', date: '2025-11-24'})).toBe(
    'Samples run on rift/core 1.0.0, PHP 8.2.29, on Nov 24, 2025',
  );
});
