import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {hostFiles, type VercelConfig} from './hostFiles';
import {redirectPage} from './page';
import {pageAddresses} from './pages';

const redirects = [
  {from: '/docs', to: '/docs/v1/introduction', permanent: false},
  {from: '/docs/v0/old', to: '/docs/v1/new?tab=b#part', permanent: true},
];

test('hosts get the redirects of the versions that there are, and what vercel.json says beside them', () => {
  const files = hostFiles(redirects, {
    buildCommand: 'npm run build',
    cleanUrls: true,
    redirects: [{source: '/docs/:version', destination: '/docs/:version/introduction', permanent: false}],
  });
  expect(files._redirects).toBe(
    '/docs /docs/v1/introduction 302\n/docs/v0/old /docs/v1/new?tab=b#part 301\n',
  );
  expect(JSON.parse(files['vercel.json'] ?? '')).toEqual({
    cleanUrls: true,
    redirects: [
      {source: '/docs', destination: '/docs/v1/introduction', permanent: false},
      {source: '/docs/v0/old', destination: '/docs/v1/new?tab=b#part', permanent: true},
    ],
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
  const html = redirectPage('/a"</script><b>', 'https://example.org');
  expect(html).not.toContain('</script><b>');
  expect(html).not.toContain('a"<b>');
  expect(html).toContain('url=/a&quot;&lt;/script&gt;&lt;b&gt;');
});

test('the page at a redirected address redirects as a host would, with script and without', () => {
  const cases: [to: string, search: string, hash: string, arrives: string][] = [
    ['/a', '', '', '/a'],
    ['/a', '?q=1', '#own', '/a?q=1#own'],
    ['/a#part', '?q=1', '#own', '/a?q=1#part'],
    ['/a?b=2#part', '?q=1', '', '/a?b=2&q=1#part'],
    ['/a?b=2', '', '#own', '/a?b=2#own'],
  ];
  for (const [to, search, hash, arrives] of cases) {
    const html = redirectPage(to, 'https://example.org');
    const arrived: string[] = [];
    const location = {search, hash, replace: (address: string) => arrived.push(address)};
    const script = new JSDOM(html).window.document.querySelector('script');
    // The name of the script itself is all that it knows of the document.
    vm.runInNewContext(script?.text ?? '', {location, document: {currentScript: script}});
    expect(arrived).toEqual([arrives]);
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`);
    expect(html).toContain('<link rel="canonical" href="https://example.org/a">');
  }
});

test('pages are those of all versions, of the site, and the page of what is missing', () => {
  const docs = {
    loadedVersions: [
      {docs: [{permalink: '/docs/next/modules/'}]},
      {docs: [{permalink: '/docs/v1/introduction'}]},
    ],
  };
  const all = {
    'docusaurus-plugin-content-docs': {default: docs},
    'docusaurus-plugin-content-pages': {default: [{permalink: '/'}, {permalink: '/changelog'}]},
    'rift-redirects': {default: redirects},
  };
  expect([...pageAddresses(all)].sort()).toEqual([
    '/',
    '/404',
    '/changelog',
    '/docs/next/modules',
    '/docs/v1/introduction',
  ]);
  expect([...pageAddresses({'docusaurus-plugin-content-pages': {default: null}})]).toEqual(['/404']);
});
