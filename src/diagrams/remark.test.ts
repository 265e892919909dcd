import {expect, test} from '@playwright/test';
import type {Code, Root} from 'mdast';
import diagrams from './remark';

const page = {cwd: '/site', path: '/site/docs/page.md'};

/** A fenced block whose first fence is on a line. */
const fence = (line: number, value: string, lang = 'mermaid'): Code => ({
  type: 'code',
  lang,
  meta: null,
  value,
  position: {start: {line, column: 1}, end: {line: line + 1, column: 1}},
});

test('a fenced diagram goes to @theme/Mermaid, wherever it stands, and no other block does', async () => {
  const value = 'sequenceDiagram\n  accTitle: In the source\n  A->>B: ask';
  const php = fence(9, 'mermaid();', 'php');
  const [first, inList] = [fence(1, value), fence(5, value)];
  const list = {type: 'list', children: [{type: 'listItem', children: [inList]}]} as const;
  await diagrams()({type: 'root', children: [first, list, php]} as unknown as Root, page);
  for (const node of [first, inList])
    expect(node).toMatchObject({
      type: 'mermaidCodeBlock',
      data: {hName: 'mermaid', hProperties: {value}},
    });
  expect(php).toEqual(fence(9, 'mermaid();', 'php'));
});

test('a broken diagram stops the build and names its file and line', async () => {
  const root: Root = {type: 'root', children: [fence(7, 'flowchart LR\n  A --> B\n  B -->')]};
  await expect(diagrams()(root, page)).rejects.toThrow(/^docs\/page\.md:10: Parse error/);
});
