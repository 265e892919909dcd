import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parts} from './sitePages';
import {sitePages} from './sitePagesPlugin';

test('the file of each page is found by its address without a slash at the end', () => {
  expect(
    sitePages([
      {permalink: '/', source: '@site/src/pages/index.tsx'},
      {permalink: '/new/', source: '@site/src/pages/new/index.tsx'},
    ]),
  ).toEqual({'/': 'src/pages/index.tsx', '/new': 'src/pages/new/index.tsx'});
});

test('a page whose text is in another file has that file', () => {
  expect(sitePages([{permalink: '/contributing', source: '@site/src/pages/contributing/index.tsx'}])).toEqual(
    {
      '/contributing': 'CONTRIBUTING.md',
    },
  );
});

test('the files that make up pages exist', () => {
  const paths = Object.values(parts).flatMap((list) => list.map((part) => part.path));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((part) => !existsSync(path.join(__dirname, '../..', part)))).toEqual([]);
});
