import {expect, test} from '@playwright/test';
import type {CatalogueRow} from '@site/src/tables/catalogue';
import {isOneLine, mayBeResponse, toLine, withLookup} from './pastedResponse';
import {resultsIn, type ResultList} from './resultList';

const ROOT = '/docs/v1';
const pages = [
  {path: '/reference/errors', title: 'Error messages', trail: ['Reference']},
  {path: '/guides/login', title: 'Logging in', trail: ['Guides']},
];
const results: ResultList = {isMatch: false, groups: []};
const row = (id: string, page: string): CatalogueRow => ({
  id,
  message: `Message of ${id}`,
  code: id === 'uncoded' ? null : 403,
  situation: 'At login',
  raisedBy: 'Login',
  cause: 'The password is wrong.',
  remedy: 'Send the right one.',
  note: null,
  also: [],
  to: `${ROOT}/reference/errors#${id}`,
  page: {to: `${ROOT}${page}`, title: page},
});
const lookupOf = (rows: CatalogueRow[], isQuery = false) => ({
  summary: 'Found.',
  matches: rows.map((one) => ({row: one, values: [], isReason: false})),
  isQuery,
});

test('JSON and long lines may be responses, queries are not', () => {
  for (const query of ['how to hash a password', 'error messages'])
    expect(mayBeResponse(query), query).toBe(false);
  for (const line of [
    '{"ok": false',
    'app.ERROR: Token expired',
    '[2026-11-21 09:00:00] Path not found',
    'x'.repeat(40),
  ])
    expect(mayBeResponse(line), line).toBe(true);
});

test('a field takes one line, and shows the beginning of several', () => {
  expect(isOneLine('one line\n')).toBe(true);
  expect(isOneLine('two\nlines')).toBe(false);
  expect(isOneLine('x'.repeat(501))).toBe(false);
  expect(toLine('  two\n    lines ')).toBe('two lines');
  expect(toLine('x'.repeat(9000))).toHaveLength(500);
});

test('each row leads to the catalogue, and each page is offered once, by its title', () => {
  const rows = [row('one', '/guides/login'), row('uncoded', '/guides/login'), row('far', '/elsewhere')];
  const list = withLookup(results, '{}', lookupOf(rows), pages, ROOT);
  expect(list.summary).toBe('Found.');
  expect(list.isMatch).toBe(true);
  expect(resultsIn(list).map(({href, name, excerpt}) => [href, name[0]?.text, excerpt?.[0]?.text])).toEqual([
    [
      `${ROOT}/reference/errors#one`,
      '403 Message of one',
      'At login. The password is wrong. Send the right one.',
    ],
    [
      `${ROOT}/reference/errors#uncoded`,
      'Message of uncoded',
      'At login. The password is wrong. Send the right one.',
    ],
    [
      `${ROOT}/reference/errors#far`,
      '403 Message of far',
      'At login. The password is wrong. Send the right one.',
    ],
    [`${ROOT}/guides/login`, 'Logging in', undefined],
    [`${ROOT}/elsewhere`, '/elsewhere', undefined],
  ]);
});

test('JSON without a message leads to the catalogue; another text is a query', () => {
  expect(resultsIn(withLookup(results, '{"a": 1}', lookupOf([]), pages, ROOT)).map(({href}) => href)).toEqual(
    [`${ROOT}/reference/errors`],
  );
  expect(withLookup(results, 'x'.repeat(50), lookupOf([], true), pages, ROOT)).toBe(results);
});

test('a line of a log without a message is said to have none', () => {
  const list = withLookup(results, 'app.ERROR: cold coffee', lookupOf([], true), pages, ROOT);
  expect(list.note).toMatch(/^It contains no message/);
});
