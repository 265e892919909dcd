import {expect, test} from '@playwright/test';
import {SOURCES} from './frontMatter';
import {PAGE_STATUS, type PageStatusFacts} from '../tables/pageStatusFacts';
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

test('a page of the docs has the features that are its own or that it uses, and others have none', async () => {
  const statusOf = async (page: string) => (await parse('Text', page)).frontMatter[PAGE_STATUS];
  expect(await statusOf('docs/basic-concepts/contract/methods/map.md')).toEqual({
    release: '1.0.0',
    features: [{id: 'map', feature: 'map()', state: 'does not work'}],
  });
  const {features} = (await statusOf('docs/basic-concepts/contract/methods/index.md')) as PageStatusFacts;
  expect(features.map(({id}) => id)).toEqual(['then', 'map', 'catch', 'tap', 'ensure', 'merge']);
  expect(await statusOf('docs/reference/machine-readable.md')).toBeUndefined();
});
