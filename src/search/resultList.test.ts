import {expect, test} from '@playwright/test';
import {createEngine} from './engine';
import type {Heads} from './searchIndex';
import {answerOf, firstView, optionsOf, refined, type Group, type View} from './resultList';

const ROOT = '/docs/v1';

const heads: Heads = {
  pages: [
    {path: '/introduction', title: 'Introduction', trail: []},
    {path: '/methods/then', title: 'The then method', trail: ['Methods']},
    {path: '/methods/map', title: 'The map method', trail: ['Methods']},
  ],
  places: [
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

const index = {heads, texts: undefined, engine: createEngine(heads)};
const linksOf = (view: View) => optionsOf(view).map(({to}) => to);

test('an answer is grouped by page, with the address of each place and room for its text', () => {
  const view = answerOf('then', index, ROOT);
  expect(view.isAnswer).toBe(true);
  expect(view.groups.map(({names}) => names)).toEqual([['Methods', 'The then method']]);
  expect(linksOf(view)).toEqual(['/docs/v1/methods/then', '/docs/v1/methods/then#sample']);
  expect(optionsOf(view).map(({text}) => text)).toEqual([[], []]);
});

test('one page does not fill the answer', () => {
  expect(answerOf('mapping', index, ROOT).groups.map(({options}) => options.length)).toEqual([6]);
});

test('without an answer there are spellings and every page by its part of the sidebar', () => {
  const view = answerOf('zzzz maqqin', index, ROOT);
  expect(view.isAnswer).toBe(false);
  expect(view.spellings).toEqual(['mapping']);
  expect(view.groups.map(({names}) => names)).toEqual([['Start'], ['Methods']]);
  expect(linksOf(view)).toEqual(['/docs/v1/introduction', '/docs/v1/methods/then', '/docs/v1/methods/map']);
});

test('before a question there are the pages read last that this version has, or all', () => {
  expect(linksOf(firstView(index, ['/methods/map', '/gone', '/introduction'], ROOT))).toEqual([
    '/docs/v1/methods/map',
    '/docs/v1/introduction',
  ]);
  expect(linksOf(firstView(index, ['/gone'], ROOT))).toHaveLength(3);
});

const group = (key: string, ...links: string[]): Group => ({
  key,
  names: [key],
  options: links.map((to) => ({to, name: [], text: []})),
});
const answer = (...groups: Group[]): View => ({isAnswer: true, groups, spellings: []});

test('what is refined keeps its places, takes the texts and gets what is new at its end', () => {
  const text = [{text: 'known', isMarked: false}];
  const better = answer(group('new', '/new'), {...group('b', '/b'), options: [{to: '/b', name: [], text}]});
  const view = refined(answer(group('a', '/a'), group('b', '/b')), better);
  expect(linksOf(view)).toEqual(['/a', '/b', '/new']);
  expect(optionsOf(view)[1]?.text).toEqual(text);
});

test('what was no answer gives way to one', () => {
  const better = answer(group('a', '/a'));
  expect(refined({...answer(group('b', '/b')), isAnswer: false}, better)).toEqual(better);
});
