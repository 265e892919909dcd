import path from 'node:path';
import {expect, test} from '@playwright/test';
import {DATA, inFiles, messagesOf} from './lib/fixtures';
import {readPages} from './lib/page';
import {links, rowLinks} from './links';

test('a link by address is found; one to a file, a fragment or another site is not', () => {
  expect(
    messagesOf(
      links,
      '[Page](./other.md#place), [outside](https://example.org), [outside the docs](/contributing/diagrams), [above](#one).',
    ),
  ).toEqual([]);
  for (const url of ['/docs/v1/a', './other', '../other/'])
    expect(messagesOf(links, `[Page](${url})`), url).toEqual([
      `6: ${url} is not a file: link pages by file, such as ./contract/index.md`,
    ]);
});

test('a missing page or known issue that a table names is found at its line', () => {
  const pages = readPages(path.join(__dirname, '..'), 'docs');
  expect(rowLinks(pages, DATA)).toEqual([]);
  const knownIssues = DATA.knownIssues.filter(({number}) => number !== 'K-01');
  const some = pages.filter(({file}) => file !== 'docs/modules/cache.md');
  const found = inFiles(rowLinks(some, {...DATA, knownIssues}));
  const row = /^docs\/_data\/(\w+)\.json:\d+: (.*)$/;
  const messages = found.map((line) => row.exec(line)?.[2]);
  expect(new Set(messages)).toEqual(
    new Set([
      'modules/cache.md is not a page of the version: correct or remove it',
      'K-01 is not a known issue: correct the number, or add its row',
    ]),
  );
});
