import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import type {Root} from 'mdast';
import {
  DIAGRAM_SVGS,
  diagramSvgFile,
  diagramSvgFiles,
  diagramSvgName,
  idOf,
  requireDiagramSvg,
} from './diagramSvgs';
import diagrams from './remark';
import {descriptionIn, slugOf, markupIn, nameIn, urlOf} from './source';

const ROOT = path.join(__dirname, '../..');

/** In bytes: a larger diagram is noticeable on a slow connection. */
const MAX_BYTES = 4096;

test('an SVG that was drawn has an address and its size', () => {
  const root = test.info().outputPath();
  mkdirSync(path.join(root, DIAGRAM_SVGS), {recursive: true});
  const source = 'pie\n  "a" : 1';
  const name = diagramSvgName(source);
  const file = path.join(root, diagramSvgFile(name));
  writeFileSync(file, '<svg id="a" width="320" height="40" viewBox="0 0 320 39.5"><rect width="9"/></svg>\n');
  expect(requireDiagramSvg(root, source, 'docs/page.md:7')).toEqual({
    src: `/assets/diagrams/${name}.svg`,
    width: 320,
    height: 40,
  });
  writeFileSync(file, '');
  expect(() => requireDiagramSvg(root, source, 'docs/page.md:7')).toThrow(
    `${diagramSvgFile(name)} does not say its size`,
  );
});

test('the SVGs of the project are small, need nothing else, and fix the width of every text', () => {
  const files = diagramSvgFiles(ROOT);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const markup = readFileSync(path.join(ROOT, file), 'utf8');
    expect(brotliCompressSync(markup).length, file).toBeLessThan(MAX_BYTES);
    const {document} = new JSDOM(markup, {contentType: 'image/svg+xml'}).window;
    const {documentElement: svg} = document;
    expect(svg.id, file).toBe(idOf(path.basename(file, '.svg')));
    const foreign = svg.querySelectorAll('foreignObject, script, image');
    expect(foreign.length, file).toBe(0);
    const others = [...svg.querySelectorAll('[id]')].filter(({id}) => !id.startsWith(svg.id));
    expect(
      others.map(({id}) => id),
      `${file}: ids that another diagram may have`,
    ).toEqual([]);
    const texts = [...svg.querySelectorAll('text')].filter(({textContent}) => textContent.trim() !== '');
    expect(texts.length, file).toBeGreaterThan(0);
    const free = texts.filter((text) => !(Number(text.getAttribute('textLength')) > 0));
    expect(
      free.map(({textContent}) => textContent),
      file,
    ).toEqual([]);
    expect(markup.match(/(?:https?:)?\/\/(?!www\.w3\.org\/)[^"]*/g) ?? [], file).toEqual([]);
  }
});

test('a diagram that has not been drawn stops the build and names its file, its line and the command', () => {
  const cwd = test.info().outputPath();
  const position = {start: {line: 7, column: 1}, end: {line: 8, column: 1}};
  const root: Root = {type: 'root', children: [{type: 'code', lang: 'mermaid', value: 'pie', position}]};
  expect(() => diagrams()(root, {cwd, path: path.join(cwd, 'docs/page.md')})).toThrow(
    'docs/page.md:7: the diagram has no SVG: run npm run diagrams',
  );
});

const source = 'flowchart LR\n    accTitle: Two boxes\n    accDescr: A leads to B.\n    A --> B';

test('the name and description of a diagram are its accTitle and accDescr, in every form that Mermaid knows', () => {
  expect([nameIn(source), descriptionIn(source)]).toEqual(['Two boxes', 'A leads to B.']);
  const block = 'pie\n  accTitle : Slices\n  accDescr {\n    One,\n    two.\n  }\n  "a" : 1';
  expect([nameIn(block), descriptionIn(block)]).toEqual(['Slices', 'One, two.']);
  const comments = 'kanban\n    %% accTitle: A board\n    %% accDescr: Three columns.\n  todo';
  expect([nameIn(comments), descriptionIn(comments)]).toEqual(['A board', 'Three columns.']);
  // Without these statements, or with empty ones, it has neither.
  for (const other of [
    'pie',
    'pie\n  accTitle:\n  accDescr { }\n  "a" : 1',
    'flowchart LR\n  a["accTitle: x"]',
  ])
    expect([nameIn(other), descriptionIn(other)], other).toEqual([undefined, undefined]);
});

test('the file is named after the diagram, and a data address gives back its SVG', () => {
  expect(slugOf('The path of a request, through Rift')).toBe('the-path-of-a-request-through-rift');
  const markup = `<svg id='a'>\n\t<text>50 % & "more", it's #1 ü</text></svg>\r\n`;
  expect(markupIn(urlOf(markup))).toBe(markup);
  expect(decodeURIComponent(new URL(urlOf(markup)).pathname)).toBe(`image/svg+xml,${markup}`);
  expect(urlOf(markup), 'between apostrophes in HTML').not.toMatch(/[&']/);
  expect(markupIn('/assets/diagrams/a.svg')).toBeUndefined();
});
