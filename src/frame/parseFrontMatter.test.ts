import {expect, test} from '@playwright/test';
import {SOURCES} from './frontMatter';
import {parseFrontMatter} from './parseFrontMatter';
import {sourcesOf} from './sources';

const parse = (fileContent: string, filePath = 'src/pages/page.md') =>
  parseFrontMatter('.')({
    filePath,
    fileContent,
    defaultParseFrontMatter: (params) =>
      Promise.resolve({frontMatter: {title: 'Page'}, content: params.fileContent}),
  });

test('the front matter of a page outside the docs stays as it is', async () => {
  expect(await parse('For everyone.')).toEqual({content: 'For everyone.', frontMatter: {title: 'Page'}});
});

test('a page of the docs has its sources', async () => {
  const file = 'docs/introduction.md';
  const {frontMatter} = await parse('Text', file);
  expect(frontMatter[SOURCES]).toEqual(sourcesOf('.', file, 'Text'));
  expect(frontMatter[SOURCES]).toMatchObject({version: 'next', page: file});
});

test('tags, for which there are no pages, are refused', async () => {
  const parsed = (tags: string[]) =>
    parseFrontMatter('.')({
      filePath: 'docs/introduction.md',
      fileContent: 'Text',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter: {tags}, content: 'Text'}),
    });
  await expect(parsed(['store'])).rejects.toThrow(/^docs\/introduction\.md: .* "keywords"/);
  expect((await parsed([])).frontMatter[SOURCES]).toBeDefined();
});
