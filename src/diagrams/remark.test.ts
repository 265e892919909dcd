import {expect, test} from '@playwright/test';
import type {Code, Root} from 'mdast';
import diagrams from './remark';

const page = {cwd: '/site', path: '/site/docs/page.md'};

/** A fenced block whose first fence is on a line. */
const fence = (line: number, value: string, meta: string | null = null, lang = 'mermaid'): Code => ({
  type: 'code',
  lang,
  meta,
  value,
  position: {start: {line, column: 1}, end: {line: line + 1, column: 1}},
});

test('a fenced diagram goes to @theme/Mermaid with what can be said of it, wherever it stands', async () => {
  const value = 'sequenceDiagram\n  accTitle: In the source\n  A->>B: ask';
  const php = fence(9, 'mermaid();', 'title="a.php"', 'php');
  const inList = fence(5, value);
  const root: Root = {
    type: 'root',
    children: [
      fence(1, value, 'noline title="In the fence"'),
      {type: 'list', children: [{type: 'listItem', children: [inList]}]},
      php,
    ],
  };
  await diagrams()(root, page);
  const twin = ['A asks B: ask'];
  expect(root.children[0]).toMatchObject({type: 'mermaidCodeBlock', data: {hName: 'mermaid'}});
  const propsOf = (node: unknown) =>
    (node as {data: {hProperties: {value: string; reading: string}}}).data.hProperties;
  expect(propsOf(root.children[0]).value).toBe(value);
  expect(JSON.parse(propsOf(root.children[0]).reading)).toEqual({
    kind: 'sequence',
    name: 'In the fence',
    twin,
  });
  expect(JSON.parse(propsOf(inList).reading)).toEqual({kind: 'sequence', name: 'In the source', twin});
  expect(php).toEqual(fence(9, 'mermaid();', 'title="a.php"', 'php'));
});

test('a broken diagram stops the build and names its file and line', async () => {
  const root: Root = {type: 'root', children: [fence(7, 'flowchart LR\n  A --> B\n  B -->')]};
  await expect(diagrams()(root, page)).rejects.toThrow(/^docs\/page\.md:10: Parse error/);
});
