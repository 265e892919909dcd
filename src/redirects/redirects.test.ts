import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {
  parseRedirects,
  readRedirects,
  redirectProblems,
  redirects,
  REDIRECTS_FILE,
  sortedRedirects,
  vercelRedirects,
  withoutChains,
  type Redirect,
} from './redirects';

const own = (...pairs: [from: string, to: string][]): Redirect[] => pairs.map(([from, to]) => ({from, to}));

test('/docs redirects to the latest introduction, each version to its own, and moved pages permanently', () => {
  expect(redirects(['v2', 'v1'], own(['/docs/v1/old', '/docs/v2/new']))).toEqual([
    {from: '/docs', to: '/docs/v2/introduction', permanent: false},
    {from: '/docs/v2', to: '/docs/v2/introduction', permanent: false},
    {from: '/docs/v1', to: '/docs/v1/introduction', permanent: false},
    {from: '/docs/next', to: '/docs/next/introduction', permanent: false},
    {from: '/docs/v1/old', to: '/docs/v2/new', permanent: true},
  ]);
});

test('before the first cut /docs redirects to the next version', () => {
  expect(redirects([], [])).toEqual([
    {from: '/docs', to: '/docs/next/introduction', permanent: false},
    {from: '/docs/next', to: '/docs/next/introduction', permanent: false},
  ]);
});

test.describe('the file', () => {
  test('of this site can be read', () => {
    expect(readRedirects(path.join(__dirname, '../..', REDIRECTS_FILE))).toBeInstanceOf(Array);
    expect(parseRedirects('[{"from": "/a", "to": "/b"}]', 'r.json')).toEqual(own(['/a', '/b']));
  });

  test('that is not a list of redirects is refused with the entry and what is wrong with it', () => {
    const good = '{"from": "/a", "to": "/b"}';
    const cases: [text: string, message: string | RegExp][] = [
      ['[', /^r\.json is not JSON: ./],
      ['{"/a": "/b"}', 'r.json is not a list of redirects: [{"from": …, "to": …}]'],
      ...['"/a"', 'null', '["/a", "/b"]', '{"to": "/b"}', '{"from": 1, "to": "/b"}', `{"from": "/a"}`].map(
        (entry): [string, string] => [
          `[${good}, ${entry}]`,
          'r.json: entry 2 is not {"from": "/old", "to": "/new"}',
        ],
      ),
      ['[{"from": "/a", "to": "/b", "permanent": true}]', /^r\.json: entry 1 is not/],
    ];
    for (const [text, message] of cases) {
      let said = 'nothing';
      try {
        parseRedirects(text, 'r.json');
      } catch (error) {
        said = (error as Error).message;
      }
      if (typeof message === 'string') expect(said).toBe(message);
      else expect(said).toMatch(message);
    }
  });

  test('is in the order of its sources', () => {
    const list = own(['/b', '/x'], ['/a/b', '/x'], ['/B', '/x'], ['/a', '/x']);
    expect(sortedRedirects(list).map(({from}) => from)).toEqual(['/B', '/a', '/a/b', '/b']);
    expect(list[0]?.from).toBe('/b');
  });
});

test.describe('what is wrong with redirects', () => {
  const pages = ['/', '/docs/v2/new', '/page'];
  const isPage = (address: string) => pages.includes(address);
  const said = (...pairs: [string, string][]) => redirectProblems(own(...pairs), isPage);

  test('nothing, where each source leads to a page', () => {
    expect(
      said(
        ['/docs/v1/old', '/docs/v2/new'],
        ['/docs/v1', '/docs/v2/new?tab=a#part-1'],
        ['/docs/v1.0/read_me~', '/'],
      ),
    ).toEqual([]);
  });

  test('a target that is not a page, as in a chain or a loop', () => {
    expect(said(['/a', '/b'], ['/b', '/page'], ['/c', '/c#part'])).toEqual([
      '/a: redirects to /b, which is not a page',
      '/c: redirects to /c#part, which is not a page',
    ]);
  });

  test('a source that is a page', () => {
    expect(said(['/a', '/page'], ['/page', '/docs/v2/new'])).toEqual([
      '/page: is a page, which nobody would reach any more',
    ]);
  });

  test('a source that stands twice', () => {
    expect(said(['/a', '/page'], ['/a', '/docs/v2/new'])).toEqual([
      '/a: redirects to /page already, and cannot redirect to /docs/v2/new too',
    ]);
  });

  test('an address that is malformed, as source and as target', () => {
    const form = 'is not of the form /a/b, with letters, digits and - . _ ~';
    const ending = 'ends with .html or /index, which addresses of this site do not';
    const malformed = [
      '',
      'a',
      'https://a.example/b',
      '//a.example/b',
      '/a/',
      '/a//b',
      '/a b',
      '/a\n',
      '/a/../b',
      '/:b',
      '/*',
    ];
    for (const [addresses, problem] of [
      [malformed, form],
      [['/a.html', '/a/index'], ending],
    ] as const)
      for (const address of addresses) {
        expect(said([address, '/page'])).toEqual([`${address}: the address ${problem}`]);
        expect(said(['/from', address])).toEqual([`/from: the target ${address} ${problem}`]);
      }
  });

  test('a query or a fragment that is part of a source, or malformed in a target', () => {
    for (const from of ['/a?b=1', '/a#b'])
      expect(said([from, '/page'])).toEqual([
        `${from}: the address has a query or a fragment, which hosts do not look at`,
      ]);
    for (const to of ['/page#a b', '/page?a=:b', '/page#a#b'])
      expect(said(['/a', to])).toEqual([
        `/a: the target ${to} has more in its query or fragment than letters, digits and - . _ ~ % & = + /`,
      ]);
  });

  test('without pages, only what the list shows by itself', () => {
    expect(redirectProblems(own(['/page', '/none'], ['/a.html', '/b']))).toEqual([
      '/a.html: the address ends with .html or /index, which addresses of this site do not',
    ]);
  });
});

test('a redirect to a source leads to its target, with query and fragment', () => {
  expect(withoutChains(own(['/a', '/b#one'], ['/b', '/page?x=1'], ['/d', '/b?y=2']))).toEqual(
    own(['/a', '/page?x=1#one'], ['/b', '/page?x=1'], ['/d', '/page?x=1&y=2']),
  );
});

test.describe('vercel.json', () => {
  const pattern = {source: '/docs/:version', destination: '/docs/:version/introduction', permanent: false};
  const moved = own(['/docs/v1', '/docs/v2/introduction'], ['/docs/v1/old', '/docs/v2/new']);

  test('has the redirects of the file, before patterns that would cover them', () => {
    expect(vercelRedirects(moved, [pattern])).toEqual([
      {source: '/docs/v1', destination: '/docs/v2/introduction', permanent: true},
      {source: '/docs/v1/old', destination: '/docs/v2/new', permanent: true},
      pattern,
    ]);
  });

  test('keeps patterns by hand, and loses what the file no longer has', () => {
    const more = {source: '/blog/(.*)', destination: '/', permanent: true, has: [{type: 'host'}]};
    const once = vercelRedirects(moved, [more, pattern]);
    expect(vercelRedirects(moved, once)).toEqual(once);
    expect(vercelRedirects([], once)).toEqual([more, pattern]);
  });

  test('of this site has a pattern for the versions', () => {
    const {redirects: rules} = JSON.parse(readFileSync(path.join(__dirname, '../../vercel.json'), 'utf8'));
    expect(vercelRedirects([], rules)).toEqual([pattern]);
  });
});
