import {expect, test} from '@playwright/test';
import {createEngine, LONGEST_QUERY} from './engine';
import type {Heads} from './searchIndex';

// What queries find in the documentation is listed in e2e/search-queries.txt.

const heads: Heads = {
  pages: [
    {path: '/methods/ensure', title: 'The ensure method', trail: ['Methods']},
    {path: '/reference/errors', title: 'Error messages', trail: ['Reference']},
    {path: '/contract/serialize', title: 'Turning a result into JSON', trail: ['Contract']},
  ],
  entries: [
    {page: 0, anchor: '', heading: 'The ensure method', kind: 'page'},
    {page: 1, anchor: '', heading: 'Error messages', kind: 'page'},
    {page: 1, anchor: 'path', heading: 'Path not found', kind: 'row'},
    {page: 1, anchor: 'http-404', heading: '404', kind: 'row'},
    {page: 2, anchor: '', heading: 'Turning a result into JSON', kind: 'page', keywords: ['serialize']},
  ],
};

const engine = createEngine(heads);
const all = (query: string) =>
  engine.search(query).hits.map(({entry}) => heads.entries[entry]?.heading ?? '');
const corrections = (query: string) => engine.search(query).corrections;

test('a pasted novel is searched by its beginning', () => {
  expect(all('ensure '.repeat(1500))[0]).toBe('The ensure method');
  expect(all(`${'zzzzqqqq '.repeat(LONGEST_QUERY / 8)}ensure`)).toEqual([]);
});

test('a word typed on another keyboard layout is named as it was meant, without further corrections', () => {
  expect(corrections('утыгку')).toEqual(['ensure']);
  expect(engine.search('ьуыфпуы')).toEqual({hits: [], corrections: []});
});

test('of a query in two scripts the words of this one are searched for, and named', () => {
  for (const [query, own] of [
    ['ensure что это', 'ensure'],
    ['кэш ensure', 'ensure'],
    ['ミドルウェア Path', 'Path'],
  ] as const) {
    expect(all(query), query).toEqual(all(own));
    expect(corrections(query), query).toEqual([own]);
  }
  expect(engine.search('что это')).toEqual({hits: [], corrections: []});
});

test('misspelled words are corrected; numbers and short words are not', () => {
  expect(corrections('mesages')).toEqual(['messages']);
  expect(corrections('messages')).toEqual([]);
  // The nearest term of the index is the stem "serializ".
  expect(corrections('serialise')).toEqual(['serialize']);
  expect(all('4041')).toEqual([]);
  expect(all('pth')).toEqual([]);
});
