import {expect, test} from '@playwright/test';
import type {CatalogueRow} from '@site/src/components/ErrorFinder/catalogue';
import {isJson, isOneLine, lineOf, mayBeResponse, viewOfResponse} from './response';
import type {Heads} from './searchIndex';
import {optionsOf, type View} from './view';

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
  expect(mayBeResponse('how to hash a password')).toBe(false);
  expect(mayBeResponse('[2026-11-21 09:00:00] app.ERROR: Path not found')).toBe(true);
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
    [`${ROOT}/reference/errors#one`, '403 Message of one', 'At login. Raised by: Login'],
    [`${ROOT}/reference/errors#uncoded`, 'Message of uncoded', 'At login. Raised by: Login'],
    [`${ROOT}/reference/errors#far`, '403 Message of far', 'At login. Raised by: Login'],
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
