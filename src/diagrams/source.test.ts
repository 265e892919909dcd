import {expect, test} from '@playwright/test';
import {descriptionIn, slugOf, markupIn, nameIn, urlOf} from './source';

const source = 'flowchart LR\n    accTitle: Two boxes\n    accDescr: A leads to B.\n    A --> B';

test('the name and description of a diagram are its accTitle and accDescr, in every form that Mermaid knows', () => {
  expect([nameIn(source), descriptionIn(source)]).toEqual(['Two boxes', 'A leads to B.']);
  const block = 'pie\n  accTitle : Slices\n  accDescr {\n    One,\n    two.\n  }\n  "a" : 1';
  expect([nameIn(block), descriptionIn(block)]).toEqual(['Slices', 'One, two.']);
  const comments = 'kanban\n    %% accTitle: A board\n    %% accDescr: Three columns.\n  todo';
  expect([nameIn(comments), descriptionIn(comments)]).toEqual(['A board', 'Three columns.']);
});

test('a diagram without these statements, or with empty ones, has neither', () => {
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
