import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {readPage} from './page';
import {policyOf, scriptHashes} from './policy';

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
