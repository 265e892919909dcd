import {expect, test} from '@playwright/test';
import {
  nearestPages,
  pagesOf,
  questionsOf,
  sameInOtherVersions,
  versionAt,
  type Page,
  type Version,
} from './suggestions';

const page = (version: string, address: string): Page => ({
  path: `/docs/${version}${address}`,
  version,
  page: address,
});

const pages = [
  page('v1', '/introduction'),
  page('v1', '/basic-concepts/contract/methods/then'),
  page('v1', '/architecture/routing'),
  page('v1', '/architecture/routing/middlewares'),
  page('v1', '/modules/validator'),
];
const first = (address: string) => nearestPages(address, pages, 5)[0]?.page;

test('a misspelled address finds the page that was meant', () => {
  expect(first('/docs/v1/introductoin')).toBe('/introduction');
  expect(first('/docs/v1/INTRODUCTION/')).toBe('/introduction');
  expect(first('/docs/v1/modules/validater.html')).toBe('/modules/validator');
});

test('an address with the right last part is enough', () => {
  expect(first('/docs/v1/middlewares')).toBe('/architecture/routing/middlewares');
  expect(first('/then')).toBe('/basic-concepts/contract/methods/then');
});

test('nothing is suggested if nothing is similar, and never more than asked for', () => {
  expect(nearestPages('/docs/v1/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq', pages, 5)).toEqual([]);
  expect(nearestPages('/docs/v1/architecture/routing', pages, 1)).toHaveLength(1);
});

test('the same page is found in other versions, but not at the address itself', () => {
  const all = [...pages, page('next', '/modules/validator')];
  expect(sameInOtherVersions('/docs/v9/modules/validator', all).map(({path}) => path)).toEqual([
    '/docs/v1/modules/validator',
    '/docs/next/modules/validator',
  ]);
  expect(sameInOtherVersions('/docs/v1/modules/validator', all).map(({version}) => version)).toEqual([
    'next',
  ]);
  expect(sameInOtherVersions('/nonsense', all)).toEqual([]);
});

test('an address asks for the words of its last part, then for all of its words', () => {
  expect(questionsOf('/docs/v1/guides/limit-the-rate.html')).toEqual([
    'limit the rate',
    'guides limit the rate',
  ]);
  expect(questionsOf('/hash_password/')).toEqual(['hash password']);
  expect(questionsOf('/docs/v1/кэш')).toEqual(['кэш']);
  expect(questionsOf('/')).toEqual([]);
});

test('an address is that of a version, or of none', () => {
  const versions = ['v1', 'v10'].map((label): Version => ({
    label,
    path: `/docs/${label}`,
    pages: ['', '/a'],
  }));
  expect(versionAt('/docs/v10/nonsense', versions)?.label).toBe('v10');
  expect(versionAt('/docs/v1', versions)?.label).toBe('v1');
  expect(versionAt('/docs/v2/a', versions)).toBeUndefined();
  expect(versions.flatMap(pagesOf).map(({path}) => path)).toEqual([
    '/docs/v1',
    '/docs/v1/a',
    '/docs/v10',
    '/docs/v10/a',
  ]);
});
