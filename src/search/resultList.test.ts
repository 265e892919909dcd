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
    {path: '/guides/login', title: 'Logging in', trail: ['Guides']},
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
    {
      page: 0,
      anchor: 'sessions',
      heading: 'Rift has no sessions',
      kind: 'row',
      keywords: ['Sessions'],
      workaround: '/guides/login',
    },
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

test('what Rift does not have is above the results, with the way around', () => {
  const texts = heads.entries.map(({workaround}) => (workaround === undefined ? '' : 'Send a token.'));
  const list = resultsFor('session', {...index, texts}, ROOT);
  expect(list.isMatch).toBe(true);
  const [answer] = resultsIn(list);
  expect(answer?.href).toBe('/docs/v1/guides/login');
  expect(answer?.name).toEqual([{text: 'Rift has no sessions', isMarked: false}]);
  expect(answer?.excerpt).toEqual([{text: 'Send a token. See “Logging in”.', isMarked: false}]);
});
