import {expect, test} from '@playwright/test';
import {descriptionIn, heightOf, nameIn, withoutHeight} from './source';

const source =
  'flowchart LR\n    %% height: 120\n    accTitle: Two boxes\n    accDescr: A leads to B.\n    A --> B';

test('a diagram gets the height that it says, with room around it', () => {
  expect(heightOf(source)).toBe(160);
});

test('one that does not say it gets room all the same', () => {
  expect(heightOf('pie')).toBe(440);
  expect(heightOf('flowchart LR\n  A["%% height: 9"]')).toBe(440);
});

test('its name and description are its accTitle and accDescr, in every form that Mermaid knows', () => {
  expect([nameIn(source), descriptionIn(source)]).toEqual(['Two boxes', 'A leads to B.']);
  const block = 'pie\n  accTitle : Slices\n  accDescr {\n    One,\n    two.\n  }\n  "a" : 1';
  expect([nameIn(block), descriptionIn(block)]).toEqual(['Slices', 'One, two.']);
  const comments = 'kanban\n    %% accTitle: A board\n    %% accDescr: Three columns.\n  todo';
  expect([nameIn(comments), descriptionIn(comments)]).toEqual(['A board', 'Three columns.']);
});

test('one without them, or with empty ones, has neither', () => {
  for (const other of [
    'pie',
    'pie\n  accTitle:\n  accDescr { }\n  "a" : 1',
    'flowchart LR\n  a["accTitle: x"]',
  ])
    expect([nameIn(other), descriptionIn(other)], other).toEqual([undefined, undefined]);
});

test('without its height a source keeps all other lines', () => {
  expect(withoutHeight('pie\n  %% height: 9\n  %% accTitle: A')).toBe('pie\n  %% accTitle: A');
  for (const other of ['pie', 'flowchart LR\n  A["%% height: 9"]', 'pie\n  %% accTitle: A'])
    expect(withoutHeight(other)).toBe(other);
});
