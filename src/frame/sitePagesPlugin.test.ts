import {expect, test} from '@playwright/test';
import {sitePages} from './sitePagesPlugin';

test('a page whose text is another file is told that, by its address without a slash at the end', () => {
  const source = '@site/src/pages/contributing/index.tsx';
  expect(sitePages([{permalink: '/contributing/', source}])).toEqual({'/contributing': 'CONTRIBUTING.md'});
});
