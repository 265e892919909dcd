import {expect, test} from '@playwright/test';
import {
  aroundIssues,
  breakable,
  chooseRows,
  countOf,
  everything,
  isCode,
  isEverything,
  nextSorting,
  readViewState,
  sortRows,
  textOfChoice,
  valuesOf,
  type Column,
  type Context,
  type Facet,
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
  {label: 'Uses', share: 1, words: ({uses}) => uses.names},
  {label: 'Page', share: 1, key: ({page}, {titleOf}) => titleOf(page)},
];
const kinds: Facet<Sample> = {label: 'Kind', of: ({kind}) => kind};

const context: Context = {titleOf: (page) => ({'a.md': 'Zebra', 'b.md': 'Ant'})[page] ?? 'Middle'};
const sample: Pick<Table<Sample>, 'columns' | 'facets' | 'messageOf'> = {columns, facets: [kinds]};

const ids = (list: readonly Sample[]) => list.map(({id}) => id);

test('rows are sorted as numbers and words are, without regard to capitals', () => {
  expect(ids(sortRows(rows, columns, {by: 'Name', order: 'ascending'}, context))).toEqual([
    'two',
    'one',
    'three',
    'four',
  ]);
  expect(ids(sortRows(rows, columns, {by: 'Name', order: 'descending'}, context))).toEqual([
    'four',
    'three',
    'one',
    'two',
  ]);
});

test('rows without a value come last in both directions, equal ones keep their order', () => {
  expect(ids(sortRows(rows, columns, {by: 'Size', order: 'ascending'}, context))).toEqual([
    'three',
    'one',
    'four',
    'two',
  ]);
  expect(ids(sortRows(rows, columns, {by: 'Size', order: 'descending'}, context))).toEqual([
    'one',
    'four',
    'three',
    'two',
  ]);
  expect(ids(sortRows(rows, columns, undefined, context))).toEqual(['one', 'two', 'three', 'four']);
});

test('a column goes from ascending to descending to the order of the data', () => {
  const first = nextSorting({by: 'Size', order: 'descending'}, 'Name');
  expect(first).toEqual({by: 'Name', order: 'ascending'});
  const second = nextSorting(first, 'Name');
  expect(second).toEqual({by: 'Name', order: 'descending'});
  expect(nextSorting(second, 'Name')).toBeUndefined();
});

test('rows are chosen by all words of a query that their columns show', () => {
  const chosen = (query: string) => ids(chooseRows(rows, sample, {query, values: {}}, context));
  expect(chosen('')).toEqual(['one', 'two', 'three', 'four']);
  expect(chosen(' GAMMA 10 ')).toEqual(['four']);
  expect(chosen('db_port')).toEqual(['three']);
  expect(chosen('zebra')).toEqual(['one']);
  expect(chosen('zebra DB_HOST 10')).toEqual(['one']);
  expect(chosen('a.md')).toEqual([]);
  expect(chosen('three')).toEqual([]);
});

test('quotes around words are not looked for', () => {
  const chosen = (query: string) => ids(chooseRows(rows, sample, {query, values: {}}, context));
  for (const query of ['"gamma 10"', '“gamma 10”', "'gamma' '10'", '‘Gamma 10’', '"gamma 10",', '"gamma']) {
    expect(chosen(query), query).toContain('four');
    expect(chosen(query), query).not.toContain('one');
  }
});

test('a message is found with something in the place of its placeholders', () => {
  const messages = [
    {text: 'User {id} not found'},
    {text: '{field} must be (at least) {min}'},
    {text: 'User'},
  ];
  const table: Parameters<typeof chooseRows<(typeof messages)[number]>>[1] = {
    columns: [{label: 'Message', share: 1, key: ({text}) => text}],
    facets: [],
    messageOf: ({text}) => text,
  };
  const chosen = (query: string) =>
    chooseRows(messages, table, {query, values: {}}, context).map(({text}) => text);
  expect(chosen('User 42 not found')).toEqual(['User {id} not found']);
  expect(chosen(' "user 42 NOT found" ')).toEqual(['User {id} not found']);
  expect(chosen('age of user must be (at least) 18')).toEqual(['{field} must be (at least) {min}']);
  expect(chosen('age must be Xat leastX 18')).toEqual([]);
  expect(chosen('the User 42 not found')).toEqual([]);
  expect(chosen('User 42')).toEqual([]);
});

test('rows are sorted by the title of their page, and not by a column of lists', () => {
  const sorted = (by: string) => ids(sortRows(rows, columns, {by, order: 'ascending'}, context));
  expect(sorted('Page')).toEqual(['two', 'three', 'four', 'one']);
  expect(sorted('Uses')).toEqual(ids(rows));
});

test('rows are chosen by a value and a query together', () => {
  expect(ids(chooseRows(rows, sample, {query: 'gamma', values: {Kind: 'x'}}, context))).toEqual([
    'three',
    'four',
  ]);
  expect(ids(chooseRows(rows, sample, {query: 'gamma', values: {Kind: 'y'}}, context))).toEqual([]);
  expect(ids(chooseRows(rows, sample, {query: 'a', values: {Kind: ''}}, context))).toHaveLength(4);
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

test('a choice is said in words', () => {
  expect(textOfChoice({query: ' Token expired ', values: {Kind: 'sample', Form: ''}})).toBe(
    'Filter: Token expired; Kind: sample',
  );
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

test('the words of a long name stay whole where the text has spaces to break at', () => {
  expect(breakable('createAdminConnection(): ResultType')).toEqual(['createAdminConnection(): ResultType']);
  expect(breakable('open(int $id): ResultType')).toEqual(['open(', 'int $id): ResultType']);
});

test('the numbers of known issues are told from the text around them', () => {
  expect(aroundIssues('Has no effect (K-07), see K-21.')).toEqual([
    'Has no effect (',
    'K-07',
    '), see ',
    'K-21',
    '.',
  ]);
  expect(aroundIssues('OK-07 and AES-256')).toEqual(['OK-07 and AES-256']);
});

test('names of code are told from words', () => {
  for (const name of ['Router', 'JwtManager::decode()', 'bin/rift', 'Rift\\Crypto\\JwtManager']) {
    expect(isCode(name), name).toBe(true);
  }
  for (const words of ['Login use case', 'Stopwatch (Symfony)', 'a call of decode()']) {
    expect(isCode(words), words).toBe(false);
  }
});

test('a choice is read back as it was written, and of another build only what there still is', () => {
  const sorting = {by: 'Name', order: 'descending'} as const;
  const choice = {query: 'gamma', values: {Kind: 'x'}};
  const read = (stored: unknown) => readViewState(JSON.parse(JSON.stringify(stored)), rows, sample);
  expect(read({choice, sorting})).toEqual({choice, sorting});
  expect(read({choice: everything})).toEqual({choice: everything, sorting: undefined});

  const none = {choice: everything, sorting: undefined};
  for (const stored of [
    {choice: {query: 5, values: null}, sorting: 'Name'},
    {choice: {}, sorting: {by: 'Uses', order: 'ascending'}},
    {choice: {query: '', values: {Kind: 'gone', Colour: 'red'}}, sorting: {by: 'Name', order: 'up'}},
    {choice: {query: ['x'], values: ['x']}, sorting: {by: '__proto__', order: 'ascending'}},
    {choice: {query: {}, values: {Kind: {}, __proto__: {Kind: 'x'}}}, sorting: []},
  ])
    expect(read(stored), JSON.stringify(stored)).toEqual(none);
  for (const stored of [null, 5, 'x', [], {}, {choice: 'x'}, {query: 'x'}])
    expect(read(stored), JSON.stringify(stored)).toBeUndefined();
});
