import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {block, DATA, inFiles, messagesOf} from './lib/fixtures';
import {readPages} from './lib/page';
import {conflictProblems, links, rowLinks} from './links';

test('a link by address is found; one to a file, a fragment or another site is not', async () => {
  expect(
    await messagesOf(
      links,
      '[Page](./other.md#place), [outside](https://example.org), [outside the docs](/contributing/diagrams), [above](#one).',
    ),
  ).toEqual([]);
  for (const url of ['/docs/v1/a', './other', '../other/'])
    expect(await messagesOf(links, `[Page](${url})`), url).toEqual([
      `6: ${url} is not a file: link pages by file, such as ./contract/index.md`,
    ]);
});

test('a missing page or known issue that a table names is found at its line', async () => {
  const pages = readPages(path.join(__dirname, '..'), 'docs');
  expect(await rowLinks(pages, DATA)).toEqual([]);
  const knownIssues = DATA.knownIssues.filter(({number}) => number !== 'K-01');
  const some = pages.filter(({file}) => file !== 'docs/modules/cache.md');
  const found = inFiles(await rowLinks(some, {...DATA, knownIssues}));
  const row = /^docs\/_data\/(\w+)\.json:\d+: (.*)$/;
  const messages = found.map((line) => row.exec(line)?.[2]);
  expect(new Set(messages)).toEqual(
    new Set([
      'modules/cache.md is not a page of the version: correct or remove it',
      'K-01 is not a known issue: correct the number, or add its row',
    ]),
  );
});

test('conflict markers are found in prose, fences and tables; other lines of symbols are not', () => {
  const root = test.info().outputPath();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const marked = ['<<<<<<< v1', 'One.', '=======', 'Two.', '>>>>>>> next'];
  write('docs/page.md', ['Text.', ...marked].join('\n'));
  write('docs/guides/page.md', block('php', marked));
  write('docs/_data/errors.json', marked.join('\r\n'));
  write('docs/plain.md', '<<<<<<<< x\n========\n => >>\n');
  const places = conflictProblems(root, ['docs']).map(({file, line}) => `${file}:${line}`);
  expect(places).toEqual([
    ...[1, 3, 5].map((line) => `docs/_data/errors.json:${line}`),
    ...[2, 4, 6].map((line) => `docs/guides/page.md:${line}`),
    ...[2, 4, 6].map((line) => `docs/page.md:${line}`),
  ]);
});
