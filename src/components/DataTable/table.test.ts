import {expect, test} from '@playwright/test';
import {
  breakable,
  chooseRows,
  countOf,
  everything,
  isCode,
  isEverything,
  nextSorting,
  sortRows,
  valuesOf,
  type Column,
  type Facet,
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
  {id: 'one', name: 'beta', size: 10, kind: 'x', uses: {names: ['DB_HOST']}, page: 'hidden.md'},
  {id: 'two', name: 'Alpha', size: null, kind: 'y', uses: {names: []}, page: 'hidden.md'},
  {id: 'three', name: 'gamma 2', size: '9', kind: 'x', uses: {names: ['DB_PORT']}, page: 'hidden.md'},
  {id: 'four', name: 'Gamma 10', size: 10, kind: 'x', uses: {names: []}, page: 'hidden.md'},
];
const columns: Column<Sample>[] = [
  {label: 'Name', share: 1, key: ({name}) => name},
  {label: 'Size', share: 1, key: ({size}) => size},
];
const kinds: Facet<Sample> = {label: 'Kind', of: ({kind}) => kind};

const ids = (list: readonly Sample[]) => list.map(({id}) => id);

test('rows are sorted as numbers and words are, without regard to capitals', () => {
  expect(ids(sortRows(rows, columns, {by: 'Name', order: 'ascending'}))).toEqual([
    'two',
    'one',
    'three',
    'four',
  ]);
  expect(ids(sortRows(rows, columns, {by: 'Name', order: 'descending'}))).toEqual([
    'four',
    'three',
    'one',
    'two',
  ]);
});

test('rows without a value come last in both directions, equal ones keep their order', () => {
  expect(ids(sortRows(rows, columns, {by: 'Size', order: 'ascending'}))).toEqual([
    'three',
    'one',
    'four',
    'two',
  ]);
  expect(ids(sortRows(rows, columns, {by: 'Size', order: 'descending'}))).toEqual([
    'one',
    'four',
    'three',
    'two',
  ]);
  expect(ids(sortRows(rows, columns, undefined))).toEqual(['one', 'two', 'three', 'four']);
});

test('a column goes from ascending to descending to the order of the data', () => {
  const first = nextSorting({by: 'Size', order: 'descending'}, 'Name');
  expect(first).toEqual({by: 'Name', order: 'ascending'});
  const second = nextSorting(first, 'Name');
  expect(second).toEqual({by: 'Name', order: 'descending'});
  expect(nextSorting(second, 'Name')).toBeUndefined();
});

test('rows are chosen by all words of a query, wherever they are shown', () => {
  const chosen = (query: string) => ids(chooseRows(rows, [kinds], {query, values: {}}));
  expect(chosen('')).toEqual(['one', 'two', 'three', 'four']);
  expect(chosen(' GAMMA 10 ')).toEqual(['four']);
  expect(chosen('db_port')).toEqual(['three']);
  expect(chosen('hidden')).toEqual([]);
  expect(chosen('three')).toEqual([]);
});

test('rows are chosen by a value and a query together', () => {
  expect(ids(chooseRows(rows, [kinds], {query: 'gamma', values: {Kind: 'x'}}))).toEqual(['three', 'four']);
  expect(ids(chooseRows(rows, [kinds], {query: 'gamma', values: {Kind: 'y'}}))).toEqual([]);
  expect(ids(chooseRows(rows, [kinds], {query: 'a', values: {Kind: ''}}))).toHaveLength(4);
});

test('the values of a facet are counted', () => {
  expect(valuesOf(rows, kinds)).toEqual([
    {value: 'x', count: 3},
    {value: 'y', count: 1},
  ]);
});

test('a choice of everything has neither words nor values', () => {
  expect(isEverything(everything)).toBe(true);
  expect(isEverything({query: ' ', values: {Kind: ''}})).toBe(true);
  expect(isEverything({query: 'a', values: {}})).toBe(false);
  expect(isEverything({query: '', values: {Kind: 'x'}})).toBe(false);
});

test('the count says how many of how many', () => {
  expect(countOf(4, 4)).toBe('4 rows');
  expect(countOf(1, 4)).toBe('1 of 4 rows');
});

test('a long name may break between its parts, and loses nothing', () => {
  const name = 'Rift\\Core\\Http::HTTP_OK(getUid)';
  expect(breakable(name)).toEqual(['Rift\\', 'Core\\', 'Http::', 'HTTP_', 'OK(', 'get', 'Uid)']);
  expect(breakable(name).join('')).toBe(name);
  expect(breakable('decode()')).toEqual(['decode()']);
});

test('names of code are told from words', () => {
  for (const name of ['Router', 'JwtManager::decode()', 'bin/rift', 'Rift\\Crypto\\JwtManager']) {
    expect(isCode(name), name).toBe(true);
  }
  for (const words of ['Login use case', 'Stopwatch (Symfony)', 'a call of decode()']) {
    expect(isCode(words), words).toBe(false);
  }
});
