import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import diagrams from './remark';

test('a diagram that has not been drawn stops the build and names its file, its line and the command', () => {
  const cwd = test.info().outputPath();
  const position = {start: {line: 7, column: 1}, end: {line: 8, column: 1}};
  const root: Root = {type: 'root', children: [{type: 'code', lang: 'mermaid', value: 'pie', position}]};
  expect(() => diagrams()(root, {cwd, path: path.join(cwd, 'docs/page.md')})).toThrow(
    'docs/page.md:7: the diagram has no SVG: run npm run diagrams',
  );
});
