import {expect, test} from '@playwright/test';
import {DATA, pageOf} from './fixtures';
import {RuleCache} from './ruleCache';
import type {Page} from './page';
import type {Problem} from './rule';

const OTHER = {...DATA, folder: 'versioned_docs/version-v1/_data'};
const at = (file: string, text: string) => pageOf(text, undefined, file);

/** A rule that reports every page, and records the files that it checked. */
function counting() {
  const looked: string[] = [];
  const rule = (pages: readonly Page[]): Problem[] => {
    looked.push(...pages.map(({file}) => file));
    return pages.map(({file}) => ({file, line: 6, message: 'wrong'}));
  };
  return {looked, rule};
}

test('a page that is the same in two versions is checked once, and reported in both', async () => {
  const {looked, rule} = counting();
  const cache = new RuleCache();
  await cache.run('rule', rule, [at('docs/a.md', 'A.'), at('docs/b.md', 'B.')], DATA);
  const pages = [at('versioned_docs/version-v1/a.md', 'A.'), at('versioned_docs/version-v1/b.md', 'Other.')];
  expect(await cache.run('rule', rule, pages, OTHER)).toEqual(
    pages.map(({file}) => ({file, line: 6, message: 'wrong'})),
  );
  expect(looked).toEqual(['docs/a.md', 'docs/b.md', 'versioned_docs/version-v1/b.md']);
});

test('a page with other tables, at another place, or for another rule, is checked again', async () => {
  const {looked, rule} = counting();
  const cache = new RuleCache();
  await cache.run('rule', rule, [at('docs/a.md', 'A.')], DATA);
  const v1 = at('versioned_docs/version-v1/a.md', 'A.');
  await cache.run('rule', rule, [v1], {...OTHER, source: 'changed'});
  await cache.run('rule', rule, [at('docs/b/a.md', 'A.')], DATA);
  await cache.run('other', rule, [at('docs/a.md', 'A.')], DATA);
  expect(looked).toEqual(['docs/a.md', v1.file, 'docs/b/a.md', 'docs/a.md']);
});
