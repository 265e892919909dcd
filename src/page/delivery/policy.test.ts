import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {VERCEL_FILE} from '../../redirects/redirects';
import {readPage} from './page';
import {policyIn, policyOf, scriptHashes} from './policy';

const hashes = (html: string) => scriptHashes(readPage(html).elements);

test('scripts of a page count by their text, data and files do not', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(
    hashes(
      '<script>a < b && c</script><script type="application/ld+json">{}</script><script src=/a.js></script><script type=module>d()</script>',
    ),
  ).toEqual([hash('a < b && c'), hash('d()')]);
});

test('a policy names each script once, in an order of its own, and lets nothing else run', () => {
  const policy = policyOf(["'sha256-b'", "'sha256-a'", "'sha256-b'"]);
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['default-src', 'object-src', 'base-uri', 'frame-ancestors']));
});

test('the host sends a policy of this kind', () => {
  const sent = policyIn(readFileSync(path.join(__dirname, '../../..', VERCEL_FILE), 'utf8'));
  const [, scripts = ''] = /script-src ('self'.*?);/.exec(sent ?? '') ?? [];
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
  expect(sent).toBe(policyOf(scripts.split(' ').slice(1)));
});
