import {expect, test} from '@playwright/test';
import {messagesOf} from './fixtures';
import {unread} from '../text';

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
