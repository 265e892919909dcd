import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {inFiles} from './lib/fixtures';
import {DIAGRAM_SVGS, diagramSvgFile, diagramSvgName} from '../src/diagrams/diagramSvgs';
import {diagramSvgProblems, readPlaces} from './drawings';

const ROOT = path.join(__dirname, '..');

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

const problems = () => inFiles(diagramSvgProblems(root, readPlaces(root)));

test.beforeEach(() => {
  root = test.info().outputPath();
  for (const folder of ['docs', 'src/landing/CodeShowcase/samples'])
    mkdirSync(path.join(root, folder), {recursive: true});
});

test('a diagram without an SVG is named with its fence and the remedy', () => {
  write('docs/a/b.md', `# B\n\n${fence(CHART)}`);
  write('src/landing/CodeShowcase/samples/one.mmd', 'pie\n  "a" : 1\n');
  const message = 'the diagram has no SVG, or that of an older text or look: npm run diagrams draws';
  expect(problems()).toEqual([
    `docs/a/b.md:3: ${message} ${diagramSvgName(CHART)}.svg`,
    `src/landing/CodeShowcase/samples/one.mmd:1: ${message} ${diagramSvgName('pie\n  "a" : 1\n')}.svg`,
  ]);
});

test('versions share an SVG; a change in one of them needs another SVG', () => {
  write('docs/a.md', fence(CHART));
  write('versioned_docs/version-v1/a.md', fence(CHART));
  draw(CHART);
  expect(problems()).toEqual([]);
  write('docs/a.md', fence(CHART.replace('B', 'C')));
  expect(problems()).toEqual([expect.stringMatching(/^docs\/a\.md:1: the diagram has no SVG/)]);
});

test('an SVG that no diagram uses any more is reported', () => {
  write('docs/a.md', fence(CHART));
  draw(CHART);
  draw('pie');
  const file = diagramSvgFile(diagramSvgName('pie'));
  expect(problems()).toEqual([`${file}:1: no diagram has this SVG any more: npm run diagrams removes it`]);
});

test('every fence of the pages and every sample of the landing page is drawn before the build', () => {
  const fences = ['docs', 'versioned_docs', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .flatMap((name) => readFileSync(path.join(ROOT, folder, name), 'utf8').match(/^\s*```mermaid/gm) ?? []),
  );
  const samples = path.join(ROOT, 'src/landing/CodeShowcase/samples');
  const structures = readdirSync(samples).filter((name) => name.endsWith('.mmd'));
  expect(structures.length).toBeGreaterThan(0);
  expect(readPlaces(ROOT)).toHaveLength(fences.length + structures.length);
  expect(readdirSync(path.join(ROOT, DIAGRAM_SVGS)).length).toBeGreaterThan(structures.length);
});
