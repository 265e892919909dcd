import path from 'node:path';
import {expect, test} from '@playwright/test';
import {clientRedirects, hostFiles, readHosting, rewrite} from './redirects';

const redirects = [
  {source: '/old', destination: '/docs/v2/new#part', permanent: true},
  {source: '/feed.xml', destination: '/changelog/atom.xml', permanent: true},
  {source: '/docs/v1.0/:path*', destination: '/docs/v2/:path*', permanent: true},
];

test('an address that matches a pattern is rewritten with its parts', () => {
  expect(rewrite('/docs/v2', '/docs/:version', '/docs/:version/introduction')).toBe('/docs/v2/introduction');
  expect(rewrite('/docs/v2/a', '/docs/:version', '/docs/:version/introduction')).toBeUndefined();
  expect(rewrite('/docs/v1.0/a/b', '/docs/v1.0/:path*', '/docs/v2/:path*')).toBe('/docs/v2/a/b');
  expect(rewrite('/docs/v1-0/a', '/docs/v1.0/:path*', '/docs/v2/:path*')).toBeUndefined();
});

test('a host without redirects gets a page at each address that redirects to a page', () => {
  const {redirects: exact, createRedirects} = clientRedirects(redirects);
  expect(exact).toEqual([{from: '/old', to: '/docs/v2/new#part'}]);
  expect(createRedirects?.('/docs/v2/introduction')).toEqual(['/docs/v2', '/docs/v1.0/introduction']);
  expect(createRedirects?.('/changelog')).toEqual([]);
});

test('Netlify and Cloudflare Pages get the same redirects and headers in their form', () => {
  const headers = [{source: '/(.*)\\.md', headers: [{key: 'Content-Type', value: 'text/plain'}]}];
  expect(hostFiles({redirects, headers})).toEqual({
    _redirects: [
      '/old /docs/v2/new#part 301',
      '/feed.xml /changelog/atom.xml 301',
      '/docs/v1.0/* /docs/v2/:splat 301\n',
    ].join('\n'),
    _headers: '/*.md\n  Content-Type: text/plain\n',
  });
});

test('vercel.json uses only what other hosts support, and no pattern precedes an address that it covers', () => {
  const hosting = readHosting(path.join(__dirname, '../..'));
  const paths = (hostFiles(hosting)._headers ?? '').split('\n').filter((line) => line.startsWith('/'));
  expect(paths).toHaveLength(hosting.headers.length);
  for (const one of paths) expect(one).toMatch(/^[\w./-]*\*?[\w./-]*$/);
  const covered = hosting.redirects.filter(({source}, index) =>
    hosting.redirects.slice(0, index).some((earlier) => rewrite(source, earlier.source, '') !== undefined),
  );
  expect(covered).toEqual([]);
});
