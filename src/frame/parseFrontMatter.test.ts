import {expect, test} from '@playwright/test';
import {SOURCES} from './frontMatter';
import {parseFrontMatter} from './parseFrontMatter';

const parse = (frontMatter: Record<string, unknown>, filePath = 'docs/introduction.md') =>
  parseFrontMatter('.')({
    filePath,
    fileContent: 'Text',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: 'Text'}),
  });

test('the front matter of a page outside the docs stays as it is', async () => {
  const parsed = await parse({title: 'Page'}, 'src/pages/page.md');
  expect(parsed).toEqual({content: 'Text', frontMatter: {title: 'Page'}});
});

test('tags, for which there are no pages, are refused', async () => {
  await expect(parse({tags: ['store']})).rejects.toThrow(/^docs\/introduction\.md: .* "keywords"/);
  expect((await parse({tags: []})).frontMatter[SOURCES]).toBeDefined();
});
