import {expect, test} from '@playwright/test';
import {diagramHeight} from './diagram-height';
import {block, said} from './lib/fixtures';

test('a diagram says its height', async () => {
  expect(await said(diagramHeight, block('mermaid', ['pie', '%% height: 60', '"a" : 1']))).toEqual([]);
  expect(await said(diagramHeight, block('mermaid', ['pie', '"a" : 1']))).toEqual([
    '6: the diagram does not say its height: add %% height: ..., as the page /contributing/diagrams shows it',
  ]);
});
