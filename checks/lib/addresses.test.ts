import {expect, test} from '@playwright/test';
import {docAddress, siteAddresses} from './addresses';
import {pageOf} from './fixtures';

test('a page of the docs has the address that its file, id and slug give it', () => {
  const cases: [file: string, folder: string, frontMatter: string, address: string][] = [
    ['docs/introduction.md', 'docs', '', '/docs/next/introduction'],
    ['docs/modules/index.md', 'docs', '', '/docs/next/modules'],
    ['docs/a/b/b.mdx', 'docs', '', '/docs/next/a/b'],
    ['docs/01-a/02-b.md', 'docs', '', '/docs/next/a/b'],
    ['docs/index.md', 'docs', '', '/docs/next'],
    ['versioned_docs/version-v1/a/b.md', 'versioned_docs/version-v1', '', '/docs/v1/a/b'],
    ['versioned_docs/version-v1.0-rc/b.md', 'versioned_docs/version-v1.0-rc', '', '/docs/v1.0-rc/b'],
    ['docs/a/b.md', 'docs', 'id: c', '/docs/next/a/c'],
    ['docs/a/b.md', 'docs', 'slug: d/', '/docs/next/a/d'],
    ['docs/a/b.md', 'docs', 'slug: ../d', '/docs/next/d'],
    ['docs/a/b.md', 'docs', 'slug: /d', '/docs/next/d'],
  ];
  for (const [file, folder, frontMatter, address] of cases)
    expect(docAddress(pageOf('', frontMatter, file), folder), file).toBe(address);
});

test('pages of the site are its files but for parts, tests and types', () => {
  expect(
    siteAddresses([
      'index.tsx',
      'changelog/index.tsx',
      'changelog/_entries.ts',
      'a/b.md',
      'a/styles.module.css',
      'a/b.test.ts',
      'a/_samples/x/y.ts',
      'a/types.d.ts',
      'a/__tests__/z.ts',
    ]),
  ).toEqual(['/', '/changelog', '/a/b']);
});
