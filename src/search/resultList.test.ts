import {expect, test} from '@playwright/test';
import {createEngine} from './engine';
import {resultsFor, resultsIn, type ResultList} from './resultList';
import type {Heads} from './searchIndex';
import {excerpt, marked, type Piece} from './highlight';

const ROOT = '/docs/v1';

const heads: Heads = {
  pages: [
    {path: '/introduction', title: 'Introduction', trail: []},
    {path: '/methods/then', title: 'The then method', trail: ['Methods']},
    {path: '/methods/map', title: 'The map method', trail: ['Methods']},
  ],
  entries: [
    {page: 0, anchor: '', heading: 'Introduction', kind: 'page'},
    {page: 1, anchor: '', heading: 'The then method', kind: 'page'},
    {page: 1, anchor: 'sample', heading: 'Sample of then', kind: 'section'},
    {page: 2, anchor: '', heading: 'The map method', kind: 'page'},
    ...Array.from({length: 9}, (_, number) => ({
      page: 2,
      anchor: `sample-${number}`,
      heading: `Mapping ${number}`,
      kind: 'section' as const,
    })),
  ],
};

const index = {heads, engine: createEngine(heads)};
const links = (list: ResultList) => resultsIn(list).map(({href}) => href);

test('results are grouped by page, and reserve space for their texts', () => {
  const list = resultsFor('then', index, ROOT);
  expect(list.isMatch).toBe(true);
  expect(list.groups.map(({names}) => names)).toEqual([['Methods', 'The then method']]);
  expect(links(list)).toEqual(['/docs/v1/methods/then', '/docs/v1/methods/then#sample']);
  expect(resultsIn(list).map(({excerpt}) => excerpt)).toEqual([[], []]);
});

test('one page does not fill the list', () => {
  expect(resultsFor('mapping', index, ROOT).groups.map(({results}) => results.length)).toEqual([6]);
});

const drawn = (pieces: readonly Piece[]) =>
  pieces.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');

test('matching words are marked in full, as are names of which a part matches', () => {
  expect(drawn(marked('The ensure method', ['ensure']))).toBe('The [ensure] method');
  expect(drawn(marked('Use RouterInterface, not Router', ['router']))).toBe(
    'Use [RouterInterface], not [Router]',
  );
  expect(drawn(marked('ensure', ['ensure']))).toBe('[ensure]');
  expect(drawn(marked('<b>ensure</b>', ['b']))).toBe('<[b]>ensure</[b]>');
  expect(drawn(marked('nothing', []))).toBe('nothing');
  expect(marked('', ['a'])).toEqual([]);
});

test('an excerpt of a long text surrounds its first match', () => {
  const long = `${'before '.repeat(60)}ensure ${'after '.repeat(60)}`;
  const shown = drawn(excerpt(long, ['ensure']));
  expect(shown).toMatch(/^… (before )+\[ensure\] (after )+…$/);
  expect(shown.length).toBeLessThan(180);
  expect(drawn(excerpt(long, ['else']))).toMatch(/^(before )+…$/);
  expect(drawn(excerpt('short ensure', ['ensure']))).toBe('short [ensure]');
});
