import {expect, test} from '@playwright/test';
import {comparison, fixIn} from './words';

const twin = (version: string, isEqual: boolean) => ({version, isEqual});

test('the link to another version names it', () => {
  expect(fixIn('next')).toBe('Fix it for the next version too');
  expect(fixIn('v2')).toBe('Fix it in v2 too');
});

test('a page says whether it is the same in other versions', () => {
  expect(comparison('v1', [])).toBe('');
  expect(comparison('v1', [twin('next', true)])).toBe('This page is the same in v1 and next.');
  expect(comparison('v1', [twin('next', false)])).toBe('This page differs from that in next.');
  expect(comparison('v1', [twin('v2', true), twin('next', true)])).toBe(
    'This page is the same in v1, v2 and next.',
  );
  expect(comparison('v1', [twin('v2', false), twin('next', false)])).toBe(
    'This page differs from that in v2 and next.',
  );
  expect(comparison('v1', [twin('v2', false), twin('next', true)])).toBe(
    'This page is the same in v1 and next, and differs in v2.',
  );
});
