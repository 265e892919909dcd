import {expect, test} from '@playwright/test';
import {comparison, fixIn} from './words';

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
