import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {hostFiles, type VercelConfig} from './hostFiles';
import {redirectMiddleware} from './middleware';
import {redirectPage} from './page';

const redirects = [{from: '/docs', to: '/docs/v1/introduction'}];

/** What the middleware answers to an address: a location, or "next". */
function answer(url: string): string {
  let location = 'next';
  const response = {
    writeHead: (status: number, headers: {location: string}) => (location = `${status} ${headers.location}`),
    end: () => undefined,
  };
  redirectMiddleware(redirects)(
    {url} as IncomingMessage,
    response as unknown as ServerResponse,
    () => undefined,
  );
  return location;
}

test('in development an address leads on with its query, and others pass', () => {
  expect(answer('/docs')).toBe('307 /docs/v1/introduction');
  expect(answer('/docs/')).toBe('307 /docs/v1/introduction');
  expect(answer('/docs?a=1&b=%20')).toBe('307 /docs/v1/introduction?a=1&b=%20');
  expect(answer('/docs/v1/introduction')).toBe('next');
  expect(answer('/')).toBe('next');
});

test('hosts get the redirects of the versions that there are, and what vercel.json says beside them', () => {
  const files = hostFiles(redirects, {
    buildCommand: 'npm run build',
    cleanUrls: true,
    redirects: [{source: '/docs/:version', destination: '/docs/:version/introduction', permanent: false}],
  });
  expect(files._redirects).toBe('/docs /docs/v1/introduction 302\n');
  expect(JSON.parse(files['vercel.json'] ?? '')).toEqual({
    cleanUrls: true,
    redirects: [{source: '/docs', destination: '/docs/v1/introduction', permanent: false}],
  });
});

test('hosts get the headers of files whose type they would not guess', () => {
  const headers = [{source: '/(.*)\\.md', headers: [{key: 'Content-Type', value: 'text/plain'}]}];
  const files = hostFiles([], {headers});
  expect(files._headers).toBe('/*.md\n  Content-Type: text/plain\n');
  expect(JSON.parse(files['vercel.json'] ?? '')).toMatchObject({headers});
});

test('a rule of vercel.json has one part that varies, which is all that other hosts can say', () => {
  const {headers} = JSON.parse(readFileSync(path.join(__dirname, '../../vercel.json'), 'utf8')) as Pick<
    Required<VercelConfig>,
    'headers'
  >;
  expect(headers.length).toBeGreaterThan(0);
  const {_headers = ''} = hostFiles([], {headers});
  const paths = _headers.split('\n').filter((line) => line.startsWith('/'));
  expect(paths).toHaveLength(headers.length);
  for (const one of paths) expect(one).toMatch(/^[\w./-]*\*?[\w./-]*$/);
  expect(_headers).toContain('/*.md\n  Content-Type: text/plain; charset=utf-8\n  X-Robots-Tag: noindex\n');
  expect(_headers).toContain('/docs/*.json\n  X-Robots-Tag: noindex\n');
});

test('no address can end the script or the attribute that it stands in', () => {
  const html = redirectPage('/a"</script><b>', 'https://example.org/a"<b>');
  expect(html).not.toContain('</script><b>');
  expect(html).not.toContain('a"<b>');
  expect(html).toContain('url=/a&quot;&lt;/script>&lt;b>');
});
