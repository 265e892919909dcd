import {expect, test} from '@playwright/test';
import {ISSUES, issuesIn, pageFinder, pagesIn} from './pageFinder';

test('rows refer to their pages, and to the list of issues if a text names an issue', () => {
  expect(pagesIn([{id: 'a', page: 'a.md'}, {id: 'b', pages: ['b.md', 'a.md']}, {id: 'c'}])).toEqual([
    'a.md',
    'b.md',
  ]);
  const named = [{id: 'a', page: 'a.md', note: 'See K-07, K-12 and K-07.'}];
  expect(issuesIn(named)).toEqual(['K-07', 'K-12']);
  expect(pagesIn(named)).toEqual(['a.md', ISSUES]);
});

test('a page is found below the address of its version, and a missing page is reported', () => {
  const pageOf = pageFinder({'a.md': {to: '/a', title: 'A'}}, '/docs/v1');
  expect(pageOf('a.md')).toEqual({to: '/docs/v1/a', title: 'A'});
  expect(() => pageOf('b.md')).toThrow('b.md');
});
