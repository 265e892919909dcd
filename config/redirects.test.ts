import {expect, test} from '@playwright/test';
import {redirects} from './redirects';

test('/docs leads to the latest introduction, each version to its own', () => {
  expect(redirects(['v2', 'v1'])).toEqual([
    {from: '/docs', to: '/docs/v2/introduction'},
    {from: '/docs/v2', to: '/docs/v2/introduction'},
    {from: '/docs/v1', to: '/docs/v1/introduction'},
    {from: '/docs/next', to: '/docs/next/introduction'},
  ]);
});

test('before the first cut /docs leads to the next version', () => {
  expect(redirects([])).toEqual([
    {from: '/docs', to: '/docs/next/introduction'},
    {from: '/docs/next', to: '/docs/next/introduction'},
  ]);
});
