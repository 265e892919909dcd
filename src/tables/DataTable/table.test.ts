import {expect, test} from '@playwright/test';
import {
  aroundIssues,
  breakable,
  filterRows,
  isCode,
  queryOf,
  sortRows,
  valuesOf,
  viewIn,
  type Column,
  type Facet,
  type PageOf,
  type Table,
} from './table';

interface Sample {
  id: string;
  name: string;
  size: string | number | null;
  kind: string;
  uses: {names: string[]};
  page: string;
}

const rows: Sample[] = [
  {id: 'one', name: 'beta', size: 10, kind: 'x', uses: {names: ['DB_HOST']}, page: 'a.md'},
  {id: 'two', name: 'Alpha', size: null, kind: 'y', uses: {names: []}, page: 'b.md'},
  {id: 'three', name: 'gamma 2', size: '9', kind: 'x', uses: {names: ['DB_PORT']}, page: 'hidden.md'},
  {id: 'four', name: 'Gamma 10', size: 10, kind: 'x', uses: {names: []}, page: 'hidden.md'},
];
const columns: Column<Sample>[] = [
  {label: 'Name', share: 1, key: ({name}) => name},
  {label: 'Size', share: 1, key: ({size}) => size},
  {label: 'Uses', share: 1, show: ({uses}) => uses.names},
  {label: 'Page', share: 1, key: ({page}, find) => find(page).title},
];
const kinds: Facet<Sample> = {label: 'Kind', of: ({kind}) => kind};

const titles: Readonly<Record<string, string>> = {'a.md': 'Zebra', 'b.md': 'Ant'};
const pageOf: PageOf = (path) => ({to: path, title: titles[path] ?? 'Middle'});
const sample: Pick<Table<Sample>, 'columns' | 'facets' | 'messageOf'> = {columns, facets: [kinds]};

const ids = (list: readonly Sample[]) => list.map(({id}) => id);

/** The ids of the rows in an order, or in that of the data. */
const sorted = (by?: string, order: 'ascending' | 'descending' = 'ascending') =>
  ids(sortRows(rows, columns, by === undefined ? undefined : {by, order}, pageOf)).join(' ');

test('rows are sorted as numbers or as words, ignoring case; those without a value come last, equal ones keep their order', () => {
  expect(sorted()).toBe('one two three four');
  expect(sorted('Name')).toBe('two one three four');
  expect(sorted('Name', 'descending')).toBe('four three one two');
  expect(sorted('Size')).toBe('three one four two');
  expect(sorted('Size', 'descending')).toBe('one four three two');
});

test('rows are sorted by the title of their page, and not by a column of lists or one that is gone', () => {
  expect(sorted('Page')).toBe('two three four one');
  for (const by of ['Uses', 'Gone']) expect(sorted(by), by).toBe(sorted());
});

const filtered = (query: string, values: Record<string, string> = {}) =>
  ids(filterRows(rows, sample, {query, values}, pageOf));

test('rows are filtered by all words of a query that their columns show', () => {
  expect(filtered('')).toEqual(['one', 'two', 'three', 'four']);
  expect(filtered(' GAMMA 10 ')).toEqual(['four']);
  expect(filtered('db_port')).toEqual(['three']);
  // Quotes of all kinds: src/shared/message.test.ts.
  for (const query of ['“gamma 10”', "'gamma' '10'"]) expect(filtered(query), query).toEqual(['four']);
  expect(filtered('zebra')).toEqual(['one']);
  expect(filtered('zebra DB_HOST 10')).toEqual(['one']);
  expect(filtered('a.md')).toEqual([]);
  expect(filtered('three')).toEqual([]);
});

test('rows are filtered by a value and a query together, but not by a facet that is gone', () => {
  expect(filtered('gamma', {Kind: 'x'})).toEqual(['three', 'four']);
  expect(filtered('gamma', {Kind: 'y'})).toEqual([]);
  expect(filtered('a', {Kind: ''})).toHaveLength(4);
  expect(filtered('', {Colour: 'red'})).toEqual(ids(rows));
});

test('the values of a facet are counted', () => {
  expect(valuesOf(rows, kinds)).toEqual([
    {value: 'x', count: 3},
    {value: 'y', count: 1},
  ]);
});

test('a long name may break between its parts, and loses nothing', () => {
  const name = 'Rift\\Core\\Http::HTTP_OK(getUid)';
  expect(breakable(name)).toEqual(['Rift\\', 'Core\\', 'Http::', 'HTTP_', 'OK(', 'get', 'Uid)']);
  expect(breakable(name).join('')).toBe(name);
  expect(breakable('decode()')).toEqual(['decode()']);
  expect(breakable('_meta.debug')).toEqual(['_meta.', 'debug']);
  // Words stay whole where the text has spaces to break at.
  expect(breakable('createAdminConnection(): ResultType')).toEqual(['createAdminConnection(): ResultType']);
  expect(breakable('open(int $id): ResultType')).toEqual(['open(', 'int $id): ResultType']);
});

test('the numbers of known issues are found in the text around them', () => {
  expect(aroundIssues('Has no effect (K-07), see K-21.')).toEqual([
    'Has no effect (',
    'K-07',
    '), see ',
    'K-21',
    '.',
  ]);
  expect(aroundIssues('OK-07 and AES-256')).toEqual(['OK-07 and AES-256']);
});

test('names in code are distinguished from words', () => {
  for (const name of ['Router', 'JwtManager::decode()', 'bin/rift', 'Rift\\Crypto\\JwtManager']) {
    expect(isCode(name), name).toBe(true);
  }
  for (const words of ['Login use case', 'Stopwatch (Symfony)', 'a call of decode()']) {
    expect(isCode(words), words).toBe(false);
  }
});

test('the view of a table is in the address, and other parameters stay', () => {
  const table = {rows: 'messages', facets: [{label: 'Kind', of: () => ''}]};
  const view = {
    filter: {query: 'token & "key"', values: {Kind: 'sample'}},
    sorting: {by: 'Code', order: 'descending'},
  } as const;
  const query = queryOf('?example=auth', table, view);
  expect(query).toBe('?example=auth&messages=token+%26+%22key%22&messages.Kind=sample&messages.sort=-Code');
  expect(viewIn(query, table)).toEqual(view);
  const nothing = {filter: {query: '', values: {Kind: ''}}, sorting: undefined};
  expect(queryOf(query, table, nothing)).toBe('?example=auth');
  expect(queryOf('', table, nothing)).toBe('');
  for (const other of ['', '?issues=token']) expect(viewIn(other, table)).toEqual(nothing);
});
