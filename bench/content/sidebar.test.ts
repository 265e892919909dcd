import {expect, test} from '@playwright/test';
import {pathsOf, readEntries} from './sidebar';

const titles = new Map([
  ['start', 'Start'],
  ['parts', 'Parts'],
  ['parts/one', 'One'],
]);

test('entries have the titles of their pages, groups a label of their own and the page of their folder', () => {
  const entries = readEntries(
    ['start', {label: 'All parts', link: {id: 'parts/index'}, items: ['parts/one']}],
    titles,
  );
  expect(entries).toEqual([
    {label: 'Start', path: 'start', items: []},
    {label: 'All parts', path: 'parts', items: [{label: 'One', path: 'parts/one', items: []}]},
  ]);
  expect(pathsOf(entries)).toEqual(['start', 'parts', 'parts/one']);
});

test('an entry without a page is named', () => {
  expect(() => readEntries(['gone'], titles)).toThrow('"gone"');
  expect(() => readEntries([{label: 'No page', items: []}], titles)).toThrow('"No page"');
});
