import {expect, test} from '@playwright/test';
import type {CatalogueRow} from '@site/src/tables/ErrorFinder/catalogue';
import {createEngine} from './engine';
import {isJson, isOneLine, lineOf, mayBeResponse, viewFor, viewOfResponse} from './pastedResponse';
import type {Heads} from './searchIndex';
import {optionsOf, type View} from './resultList';

const ROOT = '/docs/v1';
const heads: Heads = {
  pages: [
    {path: '/reference/errors', title: 'Error messages', trail: ['Reference']},
    {path: '/guides/login', title: 'Logging in', trail: ['Guides']},
  ],
  places: [],
};
const options = (view: View | undefined) => (view ? optionsOf(view) : []);
const row = (id: string, page: string): CatalogueRow => ({
  id,
  message: `Message of ${id}`,
  code: id === 'uncoded' ? null : 403,
  situation: 'At login',
  raisedBy: 'Login',
  note: null,
  to: `${ROOT}/reference/errors#${id}`,
  page: {to: `${ROOT}${page}`, title: page},
});
const found = (...rows: CatalogueRow[]) => ({
  says: 'Found.',
  found: rows.map((one) => ({row: one, values: [], isReason: false})),
});

test('JSON and long lines may be responses, questions are not', () => {
  expect(isJson('{"ok": false')).toBe(true);
  expect(isJson('Path not found')).toBe(false);
  for (const question of ['how to hash a password', 'error messages'])
    expect(mayBeResponse(question), question).toBe(false);
  for (const line of ['app.ERROR: Token expired', '[2026-11-21 09:00:00] Path not found', 'x'.repeat(40)])
    expect(mayBeResponse(line), line).toBe(true);
});

test('a field takes one line, and shows the beginning of several', () => {
  expect(isOneLine('one line\n')).toBe(true);
  expect(isOneLine('two\nlines')).toBe(false);
  expect(isOneLine('x'.repeat(501))).toBe(false);
  expect(lineOf('  two\n    lines ')).toBe('two lines');
  expect(lineOf('x'.repeat(9000))).toHaveLength(500);
});

test('each row leads to the catalogue, and each page is offered once, by its title', () => {
  const rows = found(row('one', '/guides/login'), row('uncoded', '/guides/login'), row('far', '/elsewhere'));
  const view = viewOfResponse('{}', rows, heads, ROOT);
  expect(view?.says).toBe('Found.');
  expect(view?.isAnswer).toBe(true);
  expect(options(view).map(({to, name, text}) => [to, name[0]?.text, text?.[0]?.text])).toEqual([
    [`${ROOT}/reference/errors#one`, '403 Message of one', 'Raised by: Login. At login'],
    [`${ROOT}/reference/errors#uncoded`, 'Message of uncoded', 'Raised by: Login. At login'],
    [`${ROOT}/reference/errors#far`, '403 Message of far', 'Raised by: Login. At login'],
    [`${ROOT}/guides/login`, 'Logging in', undefined],
    [`${ROOT}/elsewhere`, '/elsewhere', undefined],
  ]);
});

test('what is JSON and has no message leads to the catalogue; another text is a question', () => {
  expect(options(viewOfResponse('{"a": 1}', found(), heads, ROOT)).map(({to}) => to)).toEqual([
    `${ROOT}/reference/errors`,
  ]);
  expect(viewOfResponse('x'.repeat(50), found(), heads, ROOT)).toBeUndefined();
});

test('of a line of a log without a message it is said that it has none', () => {
  const index = {heads, texts: undefined, engine: createEngine(heads)};
  expect(viewFor('app.ERROR: cold coffee', found(), index, ROOT).note).toMatch(/^No message/);
  expect(viewFor('app.ERROR: cold coffee', undefined, index, ROOT).note).toBeUndefined();
  expect(viewFor('x'.repeat(50), found(), index, ROOT).note).toBeUndefined();
});
