import {expect, test} from '@playwright/test';
import {isCounted} from './plugin';

test('page views are counted on Vercel unless turned off, and on other hosts that say so', () => {
  expect(isCounted({})).toBe(false);
  expect(isCounted({VERCEL: '1'})).toBe(true);
  expect(isCounted({VERCEL: '1', PAGE_VIEWS: 'off'})).toBe(false);
  expect(isCounted({PAGE_VIEWS: 'vercel'})).toBe(true);
});
