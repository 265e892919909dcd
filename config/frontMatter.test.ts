import {expect, test} from '@playwright/test';
import {parseFrontMatter, SHOWS_TENANT} from './frontMatter';

const parse = (fileContent: string) =>
  parseFrontMatter({
    filePath: 'docs/page.md',
    fileContent,
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {title: 'Page'}, content: fileContent}),
  });

test('a page that shows a tenant says so, and keeps its own front matter', async () => {
  const content = 'For <TenantUid />.';
  expect(await parse(content)).toEqual({content, frontMatter: {title: 'Page', [SHOWS_TENANT]: true}});
});

test('the front matter of another page stays as it is', async () => {
  expect(await parse('For everyone.')).toEqual({content: 'For everyone.', frontMatter: {title: 'Page'}});
});
