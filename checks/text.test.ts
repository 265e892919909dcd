import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readText} from '../config/files';
import {contributing} from '../config/site';
import {block, DATA, inLines, pageOf, messagesOf} from './lib/fixtures';
import {parsePage} from './lib/page';
import {conflicts, links, noFillerWords, sampleWidth, titleAndDescription, unread} from './text';

test('words that say nothing are found only in prose', () => {
  expect(messagesOf(noFillerWords, 'A just-in-time compiler, `todo`, adjust.')).toEqual([]);
  for (const word of ['simply', 'Just', 'easily', 'of course', 'TODO'])
    expect(messagesOf(noFillerWords, `A\nIt is ${word} so.`), word).toEqual([
      `7: "${word}" says nothing here: leave it out`,
    ]);
});

const LONG = 'x'.repeat(80);

test('the marks of a conflict are found in prose and in code; other lines of symbols are not', () => {
  const marks = ['<<<<<<< v1', 'One.', '=======', 'Two.', '>>>>>>> next'];
  const said = (line: number) => `${line}: a merge left this conflict: choose a side, and remove the marks`;
  expect(messagesOf(conflicts, marks.join('\n'))).toEqual([6, 8, 10].map(said));
  expect(messagesOf(conflicts, block('ini', marks))).toEqual([7, 9, 11].map(said));
  expect(messagesOf(conflicts, '<<<<<<<< x\n========\n => >>\n')).toEqual([]);
});

test('a line of a sample has at most 88 characters', () => {
  expect(messagesOf(sampleWidth, block('php', ['$a = 1;', `$${LONG.slice(0, 80)} = 123;`]))).toEqual([]);
  expect(messagesOf(sampleWidth, block('php', ['$a = 1;', `$${LONG} = 1234567;`]))).toEqual([
    '8: the line has 92 characters, and a block shows 88: break it',
  ]);
  // A string in JSON cannot be broken, but a list can; a diagram is not shown as text.
  expect(messagesOf(sampleWidth, block('json', [`  "payload": "${LONG} \\" ${LONG}",`]))).toEqual([]);
  expect(messagesOf(sampleWidth, block('mermaid', [`accDescr: ${LONG}${LONG}`]))).toEqual([]);
  expect(messagesOf(sampleWidth, block('json', [`["${LONG}", "${LONG}"]`]))).toHaveLength(1);
});

const saidOf = (...pages: ReturnType<typeof pageOf>[]) => inLines(titleAndDescription(pages, DATA));

test('the title and description exist, have the right length, and are unique', () => {
  expect(saidOf(pageOf('Text.'))).toEqual([]);
  expect(saidOf(pageOf('Text.', 'description: Short.'))).toEqual([
    '1: the front matter has no title: write "title:" between the lines "---" at the top',
    '1: the description has 6 characters: say in 80 to 160 what a reader gets from the page',
  ]);
  expect(saidOf(pageOf('Text.'), pageOf('Text.', undefined, 'docs/other.md'))).toEqual([
    '1: the title is the same as in docs/page.md: say what is different about this page',
    '1: the description is the same as in docs/page.md: say what is different about this page',
  ]);
});

test('the front matter to copy from the contributing guide has what a page needs', () => {
  const guide = readText(path.join(__dirname, '..', contributing.file));
  const example = parsePage(contributing.file, guide).code.find(({value}) => value.startsWith('---'));
  const page = parsePage('docs/new.md', example?.value ?? '');
  expect(Object.keys(page.frontMatter)).toEqual(['title', 'description']);
  expect(saidOf(page)).toEqual([]);
});

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

test('Markdown that would stand in the page as it was typed is found at its line', () => {
  const read = [
    ':::note[Title]\n\nText with :id and 10:30.\n\n:::',
    '> :::tip\n> Text.\n> :::',
    'See [one](<./a file.md>), **bold**, \\](x) and `](code)`.[^1]\n\n[^1]: A note.',
    '## The 🚀\n\nA line\n::: that goes on?'.replace('\n:::', ' :::'),
    'Issue #7, C#, and\n5 ** 2 in `**`.'.replace('5 ** 2 in ', ''),
  ];
  for (const text of read) expect(messagesOf(unread, text), text).toEqual([]);

  for (const [text, line, message] of [
    [':::warning Deprecated\n\nText.\n\n:::', 6, /not read as a note/],
    [':::foo[Title]\n\nText.\n\n:::', 6, /":::foo" is no kind of note: note, tip/],
    ['One.\n\n:::note\n\nText.', 8, /the note does not end/],
    ['> [!WARNING]\n> Text.', 6, /not read as a note/],
    ['One\nand [two](./a file.md).', 7, /the link is not read: .*<\.\/a file\.md>/],
    ['One.[^1]', 6, /no such footnote/],
    ['One ** two**.', 6, /what is bold/],
    ['## 🚀', 6, /a heading needs a word/],
  ] as const) {
    const [found = ''] = messagesOf(unread, text);
    expect(found, text).toMatch(message);
    expect(found, text).toMatch(new RegExp(`^${line}: `));
  }
});
