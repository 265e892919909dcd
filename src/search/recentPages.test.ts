import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {keepRecent, pageOf, RECENT_KEY, recentPages} from './recentPages';

const {localStorage} = new JSDOM('', {url: 'https://rift.example'}).window;
const use = (storage: unknown) => Object.assign(globalThis, {localStorage: storage});

test.beforeEach(() => {
  localStorage.clear();
  use(localStorage);
});
test.afterEach(() => use(undefined));

test('pages of the docs are kept below their version, newest first, each once, eight at most', () => {
  for (const address of ['/', '/docs/v1/a', '/docs/next/b', '/docs/v1/b/c/', '/docs/next/a'])
    keepRecent(address);
  expect(recentPages()).toEqual(['/a', '/b/c', '/b']);
  for (let page = 0; page < 20; page++) keepRecent(`/docs/v1/${page}`);
  expect(recentPages()).toHaveLength(8);
  expect(recentPages()[0]).toBe('/19');
  expect(pageOf('/docs/v1')).toBeUndefined();
});

test('foreign values in the storage, or a denied storage, do no harm', () => {
  for (const broken of ['{', '{"a":1}', 'null', '[1,{}]']) {
    localStorage.setItem(RECENT_KEY, broken);
    expect(recentPages(), broken).toEqual([]);
  }
  use(undefined);
  expect(recentPages()).toEqual([]);
  expect(() => keepRecent('/docs/v1/a')).not.toThrow();
});
