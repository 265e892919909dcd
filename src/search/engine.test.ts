import {expect, test} from '@playwright/test';
import {createEngine, LONGEST_QUESTION} from './engine';
import type {Heads, Place} from './searchIndex';

const pages: Heads['pages'] = [
  {path: '/methods/ensure', title: 'The ensure method', trail: ['Methods']},
  {path: '/reference/errors', title: 'Error messages', trail: ['Reference']},
  {path: '/reference/http-codes', title: 'HTTP codes', trail: ['Reference']},
  {
    path: '/contract/serialize',
    title: 'Turning a result into JSON',
    trail: ['Contract'],
    keywords: ['toArray', 'serialize'],
  },
];

const places: Place[] = [
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
  {page: 3, anchor: '', heading: 'Turning a result into JSON', kind: 'page'},
];

const texts = places.map(({anchor}) =>
  anchor === 'path' ? 'Raised by the dispatcher, which answers 404 then.' : '',
);

const addressOf = (place: Place | undefined) => place && `${pages[place.page]?.path}#${place.anchor}`;
const engine = createEngine({pages, places});
const first = (question: string) => addressOf(places[engine.search(question).hits[0]?.place ?? -1]);

for (const [question, expected] of [
  ['ensure', '/methods/ensure#'],
  ['ResultType::ensure', '/methods/ensure#'],
  ['$result->ensure(', '/methods/ensure#'],
  ['Dispatcher::ensure()', '/methods/ensure#'],
  ['signature', '/methods/ensure#signature'],
  ['User 42 not found', '/reference/errors#user-missing'],
  ['"User 42 not found",', '/reference/errors#user-missing'],
  ['user not found', '/reference/errors#user-missing'],
  ['path not found', '/reference/errors#path'],
  ['404', '/reference/http-codes#http-404'],
  ['HTTP_NOT_FOUND', '/reference/http-codes#http-404'],
  ['bad request', '/reference/http-codes#http-400'],
  ['http codes', '/reference/http-codes#'],
  ['mesages', '/reference/errors#'],
  ['ensur', '/methods/ensure#'],
  ['serialize', '/contract/serialize#'],
  ['how do I use toArray?', '/contract/serialize#'],
  ['ensures', '/methods/ensure#'],
  ['NOT_FOUND_PATH', '/reference/errors#path'],
] as const) {
  test(`"${question}" leads to ${expected}`, () => expect(first(question)).toBe(expected));
}

test('nothing comes of nothing, of signs, or of words that no place is like', () => {
  for (const question of ['', ' ', '"<>{}', '🎉', 'שלום עולם', 'zzzzqqqq']) {
    expect(engine.search(question).hits, question).toEqual([]);
  }
});

test('a pasted novel is read at its beginning', () => {
  expect(first('ensure '.repeat(1500))).toBe('/methods/ensure#');
  expect(engine.search(`${' '.repeat(LONGEST_QUESTION)}ensure`).hits).toEqual([]);
});

test('spellings that are near are offered, each once', () => {
  expect(engine.spellings('mesagess mesagess')).toEqual(['messages']);
  expect(engine.spellings('zzzzqqqq')).toEqual([]);
});

test('the texts, once there, are found too, and names still come first', async () => {
  const whole = createEngine({pages, places});
  expect(whole.search('dispatcher').hits).toEqual([]);
  await whole.takeTexts(texts);
  expect(whole.search('dispatcher').hits.map(({place}) => addressOf(places[place]))).toEqual([
    '/reference/errors#path',
  ]);
  const firstNow = (question: string) => addressOf(places[whole.search(question).hits[0]?.place ?? -1]);
  expect(firstNow('404')).toBe('/reference/http-codes#http-404');
  expect(firstNow('path not found'), 'of two rows of one name the first').toBe('/reference/errors#path');
});

test('what stands in the place of misspelled words is told; numbers and short words have one spelling', () => {
  expect(engine.search('mesages').meant).toEqual(['messages']);
  expect(engine.search('messages').meant).toEqual([]);
  expect(engine.search('4041').hits).toEqual([]);
  expect(engine.search('pth').hits).toEqual([]);
});

test('a place with all of the words comes before one with some, and those with few are left out', async () => {
  const whole = createEngine({pages, places});
  await whole.takeTexts(texts);
  const found = whole.search('dispatcher path');
  expect(addressOf(places[found.hits[0]?.place ?? -1])).toBe('/reference/errors#path');
  expect(found.hits.map(({place}) => addressOf(places[place]))).not.toContain('/methods/ensure#signature');
});

test('a class with its namespace leads to its row, an unknown one to what has its name', () => {
  const space = 'Rift\\Contracts\\Cache';
  const row: Place = {page: 1, anchor: 'cache', heading: 'CacheInterface', kind: 'row', names: [space]};
  const more = [...places, {page: 0, anchor: 'c', heading: 'Cache interface', kind: 'section'} as const, row];
  const known = createEngine({pages, places: more});
  const firstOf = (question: string) => addressOf(more[known.search(question).hits[0]?.place ?? -1]);
  expect(firstOf(`${space}\\CacheInterface`)).toBe('/reference/errors#cache');
  expect(firstOf(space)).toBe('/reference/errors#cache');
  expect(firstOf('Rift\\Core\\ensure')).toBe('/methods/ensure#');
});
