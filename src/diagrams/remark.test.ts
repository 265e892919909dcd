import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Code, Root} from 'mdast';
import {DIAGRAM_SVGS, diagramSvgFile, diagramSvgName} from './diagramSvgs';
import diagrams from './remark';

/** A fenced block that begins on the given line. */
const fence = (line: number, value: string, lang = 'mermaid'): Code => ({
  type: 'code',
  lang,
  meta: null,
  value,
  position: {start: {line, column: 1}, end: {line: line + 1, column: 1}},
});

const pageIn = (cwd: string) => ({cwd, path: path.join(cwd, 'docs/page.md')});

test('a fenced diagram goes to @theme/Mermaid with its SVG, wherever it stands, and no other block does', () => {
  const root = test.info().outputPath();
  const value = 'sequenceDiagram\n  accTitle: In the source\n  A->>B: ask';
  mkdirSync(path.join(root, DIAGRAM_SVGS), {recursive: true});
  const name = diagramSvgName(value);
  writeFileSync(path.join(root, diagramSvgFile(name)), '<svg width="4" height="3"></svg>');
  const php = fence(9, 'mermaid();', 'php');
  const [first, inList] = [fence(1, value), fence(5, value)];
  const list = {type: 'list', children: [{type: 'listItem', children: [inList]}]} as const;
  diagrams()({type: 'root', children: [first, list, php]} as unknown as Root, pageIn(root));
  const diagramSvg = JSON.stringify({src: `/assets/diagrams/${name}.svg`, width: 4, height: 3});
  for (const node of [first, inList])
    expect(node).toMatchObject({
      type: 'mermaidCodeBlock',
      data: {hName: 'mermaid', hProperties: {value, diagramSvg}},
    });
  expect(php).toEqual(fence(9, 'mermaid();', 'php'));
});

test('a diagram that has not been drawn stops the build and names its file, its line and the command', () => {
  const root: Root = {type: 'root', children: [fence(7, 'flowchart LR\n  A --> B')]};
  expect(() => diagrams()(root, pageIn(test.info().outputPath()))).toThrow(
    'docs/page.md:7: the diagram has no SVG: run npm run diagrams',
  );
});
