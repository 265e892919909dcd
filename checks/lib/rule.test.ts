import {expect, test} from '@playwright/test';
import {DATA, pageOf} from './fixtures';
import {each} from './rule';

test('a page is looked at again only if it, its place or the tables differ, and is reported in each version', () => {
  const looked: string[] = [];
  const rule = each(({file}) => {
    looked.push(file);
    return [{line: 6, message: 'wrong'}];
  });
  const v1 = {...DATA, folder: 'versioned_docs/version-v1/_data'};
  const run = (file: string, text: string, data = DATA) => rule([pageOf(text, undefined, file)], data);
  run('docs/a.md', 'A.');
  const same = 'versioned_docs/version-v1/a.md';
  expect(run(same, 'A.', v1)).toEqual([{file: same, line: 6, message: 'wrong'}]);
  expect(looked).toEqual(['docs/a.md']);
  run(same, 'Other.', v1);
  run(same, 'A.', {...v1, hash: 'other'});
  run('docs/b/a.md', 'A.');
  expect(looked).toEqual(['docs/a.md', same, same, 'docs/b/a.md']);
});
