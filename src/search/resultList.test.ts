import {expect, test} from '@playwright/test';
import {createEngine} from './engine';
import {resultsFor, resultsIn, type ResultList} from './resultList';
import type {Heads} from './searchIndex';

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
