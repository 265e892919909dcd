import {expect, test} from '@playwright/test';
import loader from './loader.cjs';

const page = (isSplit: boolean) =>
  loader.pitch.call({
    resourcePath: '/site/docs/guides/a-page.md',
    addDependency: () => undefined,
    getOptions: () => ({isSplit, siteDir: '/site'}),
  });

test('on the site the facts of a page come apart from its text', () => {
  const code = page(true);
  expect(code).toContain('from "./a-page.md?facts"');
  expect(code).toMatch(/await still\(\(\) => import\(.+"\.\/a-page\.md"\), metadata\.permalink\)/);
  expect(code).not.toContain('import Page');
});

test('the file of the text has the name of that of the facts, and more', () => {
  // As in Docusaurus: the first signs of the MD5 of "@site/docs/guides/a-page.md".
  expect(page(true)).toContain('webpackChunkName: "eee217c1-text"');
});

test('elsewhere they come together', () => {
  const code = page(false);
  expect(code).toContain('import Page from "./a-page.md"');
  expect(code).toContain('whole(Page)');
  expect(code).not.toContain('import(');
});
