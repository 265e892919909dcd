import {expect, test} from '@playwright/test';
import {createEngine, createFullEngine, LONGEST_QUERY, type Engine} from './engine';
import type {Entry, Heads} from './searchIndex';

const pages: Heads['pages'] = [
  {path: '/methods/ensure', title: 'The ensure method', trail: ['Methods']},
  {path: '/reference/errors', title: 'Error messages', trail: ['Reference']},
  {path: '/reference/http-codes', title: 'HTTP codes', trail: ['Reference']},
  {path: '/contract/serialize', title: 'Turning a result into JSON', trail: ['Contract']},
  {path: '/reference/missing', title: 'What Rift does not have', trail: ['Reference']},
];

const entries: Entry[] = [
  {page: 0, anchor: '', heading: 'The ensure method', kind: 'page'},
  {page: 0, anchor: 'signature', heading: 'Signature of ensure', kind: 'section'},
  {page: 1, anchor: '', heading: 'Error messages', kind: 'page'},
  {page: 1, anchor: 'user-missing', heading: 'User {id} not found', kind: 'row', names: ['User::find()']},
  {page: 1, anchor: 'path', heading: 'Path not found', kind: 'row'},
  {page: 2, anchor: '', heading: 'HTTP codes', kind: 'page'},
  {
    page: 2,
    anchor: 'http-400',
    heading: '400',
    kind: 'row',
    names: ['HTTP_BAD_REQUEST', 'ResultType::ensure'],
  },
  {page: 2, anchor: 'http-404', heading: '404', kind: 'row', names: ['HTTP_NOT_FOUND', 'Router']},
  {page: 1, anchor: 'path-again', heading: 'Path not found', kind: 'row'},
  {
    page: 3,
    anchor: '',
    heading: 'Turning a result into JSON',
    kind: 'page',
    keywords: ['toArray', 'serialize'],
  },
  {page: 3, anchor: 'own', heading: 'An emitter of your own', kind: 'section', keywords: ['hide debug']},
  {
    page: 4,
    anchor: 'cors',
    heading: 'Rift has no CORS handling',
    kind: 'row',
    keywords: ['CORS', 'preflight', 'other origin'],
    workaround: '/contract/serialize',
  },
];

const texts = entries.map(({anchor}) =>
  anchor === 'path' ? 'Raised by the dispatcher, which answers 404 then.' : '',
);

const addressOf = (entry: Entry | undefined) => entry && `${pages[entry.page]?.path}#${entry.anchor}`;
const engine = createEngine({pages, entries});
const all = (query: string, on: Engine = engine) =>
  on.search(query).hits.map(({entry}) => addressOf(entries[entry]));
const first = (query: string, on: Engine = engine) => all(query, on)[0];

test('rows of messages with a quoted phrase come first, unless it is the name of something else', () => {
  const query = 'signature of ensure says NOT FOUND';
  expect(first(query)).toBe('/methods/ensure#');
  expect(all(query.replace('NOT FOUND', '“NOT FOUND”')).slice(0, 3)).toEqual(
    ['user-missing', 'path', 'path-again'].map((anchor) => `/reference/errors#${anchor}`),
  );
  expect(first('"found" signature of ensure')).toBe('/methods/ensure#');
  expect(first('`HTTP codes` not')).toBe('/reference/http-codes#');
});

test('nothing is found for an empty query, for punctuation, or for words that resemble no other', () => {
  for (const query of ['', ' ', '"<>{}', '🎉', 'שלום עולם', 'zzzzqqqq'])
    expect(all(query), query).toEqual([]);
});

test('a pasted response is searched by its message', () => {
  for (const response of ['{"ok": false, "payload": "Path not found"}', '{\n"error": "Path not found"'])
    expect(all(response), response).toEqual(all('Path not found'));
});

test('a pasted novel is searched by its beginning', () => {
  expect(first('ensure '.repeat(1500))).toBe('/methods/ensure#');
  expect(all(`${'zzzzqqqq '.repeat(LONGEST_QUERY / 8)}ensure`)).toEqual([]);
});

test('a word typed on another keyboard layout is found, without further corrections', () => {
  expect(first('утыгку')).toBe('/methods/ensure#');
  expect(engine.search('утыгку').corrections).toEqual(['ensure']);
  for (const query of ['ьуыфпуы', 'кэш', 'привет'])
    expect(engine.search(query), query).toEqual({hits: [], corrections: []});
});

test('of a query in two scripts the words of this one are searched for, and named', () => {
  for (const [query, own] of [
    ['ensure что это', 'ensure'],
    ['кэш ensure', 'ensure'],
    ['ミドルウェア Path', 'Path'],
  ] as const) {
    expect(all(query), query).toEqual(all(own));
    expect(engine.search(query).corrections, query).toEqual([own]);
  }
  expect(engine.search('что это')).toEqual({hits: [], corrections: []});
});

test('once texts have arrived they are found too, after names', async () => {
  expect(all('dispatcher')).toEqual([]);
  const full = await createFullEngine({pages, entries}, texts);
  expect(all('dispatcher', full)).toEqual(['/reference/errors#path']);
  expect(first('404', full)).toBe('/reference/http-codes#http-404');
  expect(first('path not found', full), 'the first of two rows with the same message').toBe(
    '/reference/errors#path',
  );
});

test('misspelled words are corrected; numbers and short words are not', () => {
  expect(engine.search('mesages').corrections).toEqual(['messages']);
  expect(engine.search('messages').corrections).toEqual([]);
  // The nearest term of the index is the stem "serializ".
  expect(engine.search('serialise').corrections).toEqual(['serialize']);
  expect(all('4041')).toEqual([]);
  expect(all('pth')).toEqual([]);
});

test('an entry with all words comes first, and those with few of them are left out', async () => {
  const found = all('dispatcher path', await createFullEngine({pages, entries}, texts));
  expect(found[0]).toBe('/reference/errors#path');
  expect(found).not.toContain('/methods/ensure#signature');
});

test('a qualified class finds its row, or otherwise what has its name', () => {
  const namespace = 'Rift\\Contracts\\Cache';
  const row: Entry = {page: 1, anchor: 'cache', heading: 'CacheInterface', kind: 'row', names: [namespace]};
  const section: Entry = {page: 0, anchor: 'c', heading: 'Cache interface', kind: 'section'};
  const more = [...entries, section, row];
  const known = createEngine({pages, entries: more});
  const firstOf = (query: string) => addressOf(more[known.search(query).hits[0]?.entry ?? -1]);
  expect(firstOf(`${namespace}\\CacheInterface`)).toBe('/reference/errors#cache');
  expect(firstOf(` use \\${namespace}\\CacheInterface; `)).toBe('/reference/errors#cache');
  expect(firstOf(namespace)).toBe('/reference/errors#cache');
  expect(firstOf('Rift\\Core\\ensure')).toBe('/methods/ensure#');
});
