import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {block, inFiles} from './lib/fixtures';
import {conflictProblems, linkProblems} from './links';
import {readPages} from './lib/page';

let root: string;
test.beforeEach(() => (root = test.info().outputPath()));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

/** What is found in a folder of a page with this text and one beside it. */
function found(text: string): string[] {
  write('docs/guides/page.md', text);
  write(
    'docs/guides/other.md',
    `## Two \`parts\`

## Two parts

## Named {#a-name}

### Also named {/* #a-comment */}

<div id="a-tag">Text.</div>

<Player id="chain" formerly="chain-lab" run={run} />

import data from '../_data/errors.json';
`,
  );
  write('docs/_data/errors.json', '[\n  {"id": "a-row", "page": "guides/other.md"}\n]\n');
  write('docs/picture.png', '');
  write('static/img/picture.png', '');
  return inFiles(linkProblems(root, 'docs', readPages(root, 'docs')));
}

test('what is there is no problem', () => {
  const targets = [
    './other.md',
    'other.md',
    'guides/other.md',
    './other.md?chain=tap#chain-lab',
    './other.md#chain',
    ...['two-parts', 'two-parts-1', 'a-name', 'a-comment', 'a-tag', 'a-row'].map((id) => `./other.md#${id}`),
    '#own',
    'https://example.org/x.md#y',
    'mailto:someone@example.org',
  ];
  const links = targets.map((target) => `[x](${target})\n`).join('\n');
  const pictures = '![x](../picture.png)\n\n![x](/img/picture.png)\n\n![x](https://example.org/x.png)\n';
  expect(found(`## Own\n\n${links}\n${pictures}`)).toEqual([]);
});

for (const [text, message] of [
  ['[x](./an-other.md)', './an-other.md is not a page of docs. Is it other.md?'],
  ['[x](../other.md#a-name)', '../other.md#a-name is not a page of docs. Is it other.md?'],
  ['[x][y]\n\n[y]: ./nowhere/at-all.md', './nowhere/at-all.md is not a page of docs. Correct or remove it.'],
  ['[x](#on)\n\n## Own', '#on: docs/guides/page.md has no heading or row #on. Is it own?'],
  [
    '[x](./other.md#named)',
    './other.md#named: docs/guides/other.md has no heading or row #named. Is it a-name?',
  ],
  [
    '[x](./other.md#k-99-and-more)',
    './other.md#k-99-and-more: docs/guides/other.md has no heading or row #k-99-and-more. Correct or remove it.',
  ],
  [
    '![x](./picture.png)',
    'the picture ./picture.png is missing: add docs/guides/picture.png, or correct the path',
  ],
  ['![x](/picture.png)', 'the picture /picture.png is missing: add static/picture.png, or correct the path'],
  [
    "import data from '../_data/gone.json';",
    'the table ../_data/gone.json is missing: add the file, or correct the import',
  ],
] as const) {
  test(`found: ${message}`, () => {
    const [first = '', ...others] = found(text);
    expect(others).toEqual([]);
    expect(first).toMatch(/^docs\/guides\/page\.md:[13]: /);
    expect(first.replace(/^\S+ /, '')).toBe(message);
  });
}

test('what stands in code leads nowhere', () => {
  expect(found(block('md', ['[x](./nowhere.md)', '![x](./nowhere.png)']))).toEqual([]);
});

test('the pages and known issues that tables name are there', () => {
  const rows = [
    {id: 'one', page: 'page.md', note: 'See K-01 and K-02.'},
    {id: 'two', pages: ['page.md', 'guides/pag.md']},
  ];
  write('docs/page.md', 'Text.\n');
  write('docs/_data/knownIssues.json', '[{"id": "k-01"}]');
  write('docs/_data/codes.json', JSON.stringify(rows, null, 2));
  expect(inFiles(linkProblems(root, 'docs', readPages(root, 'docs')))).toEqual([
    'docs/_data/codes.json:5: K-02 is not a known issue: correct the number, or add its row',
    'docs/_data/codes.json:11: guides/pag.md is not a page of docs. Correct or remove it.',
  ]);
});

test('conflicts are found in prose, in fences and in tables; a line of other signs is none', () => {
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
