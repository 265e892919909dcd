import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {block, inFiles, messagesOf} from './lib/fixtures';
import {diagramSvgFile, diagramSvgName} from '../src/diagrams/diagramSvgs';
import {diagrams, diagramSvgProblems, missingSvgs, readPlaces} from './drawings';

const CHART = 'flowchart LR\n  A --> B';
const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n`;

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

/** Writes an SVG, as npm run diagrams does. */
const draw = (source: string) =>
  write(diagramSvgFile(diagramSvgName(source)), '<svg width="1" height="1"></svg>');

const problems = () => inFiles(diagramSvgProblems(root));
const missing = () => missingSvgs(root, readPlaces(root)).map(({file, line}) => `${file}:${line}`);

test.beforeEach(() => {
  root = test.info().outputPath();
  for (const folder of ['docs', 'src/landing/CodeShowcase/samples'])
    mkdirSync(path.join(root, folder), {recursive: true});
});

test('a diagram without an SVG is found with its fence, on a page and on the landing page', () => {
  write('docs/a/b.md', `# B\n\n${fence(CHART)}`);
  write('src/landing/CodeShowcase/samples/one.mmd', 'pie\n  "a" : 1\n');
  expect(missing()).toEqual(['docs/a/b.md:3', 'src/landing/CodeShowcase/samples/one.mmd:0']);
});

test('versions share an SVG; a change in one of them needs another SVG', () => {
  write('docs/a.md', fence(CHART));
  write('versioned_docs/version-v1/a.md', fence(CHART));
  draw(CHART);
  expect(missing()).toEqual([]);
  write('docs/a.md', fence(CHART.replace('B', 'C')));
  expect(missing()).toEqual(['docs/a.md:1']);
});

test('an SVG that no diagram uses any more is reported', () => {
  write('docs/a.md', fence(CHART));
  draw(CHART);
  draw('pie');
  const file = diagramSvgFile(diagramSvgName('pie'));
  expect(problems()).toEqual([`${file}:1: no diagram has this SVG any more: npm run diagrams removes it`]);
});

const chart = (...lines: string[]) =>
  block('mermaid', ['flowchart LR', 'accTitle: A', 'accDescr: B', ...lines]);

test('what is wrong with a diagram is found at its line', () => {
  const cases: [string, unknown][] = [
    [
      '- A list:\n\n  ```mermaid\n  pie\n    accTitle: A\n    accDescr: B\n    "array<string, int>" : 1\n  ```',
      '12: in the diagram: The text from "<string" on is not drawn as it is written: write #lt; for < and #gt; for >',
    ],
    [
      block('mermaid', ['flowchart LR', 'accDescr: B', 'A --> B']),
      '6: the diagram has no name: say in accTitle what the diagram shows',
    ],
    [
      block('mermaid', ['pie', 'accTitle: A', '"a" : 1']),
      '6: the diagram has no description: say in accDescr what a reader takes from it',
    ],
    [
      chart('A --> B', 'style A fill:#fff'),
      '11: the diagram has colours of its own: style A fill:#fff; leave the line out, and mark tracks with :::success and :::failure',
    ],
  ];
  for (const [text, found] of cases) expect(messagesOf(diagrams, text), text.slice(0, 80)).toEqual([found]);
});
