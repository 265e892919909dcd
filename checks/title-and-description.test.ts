import {expect, test} from '@playwright/test';
import {DATA, inLines, pageOf} from './lib/fixtures';
import {titleAndDescription} from './title-and-description';

const saidOf = async (...pages: ReturnType<typeof pageOf>[]) =>
  inLines(await titleAndDescription(pages, DATA));

test('title and description are there, of the right length, and of their own', async () => {
  expect(await saidOf(pageOf('Text.'))).toEqual([]);
  expect(await saidOf(pageOf('Text.', 'description: Short.'))).toEqual([
    '1: the front matter has no title: write "title:" between the lines "---" at the top',
    '1: the description has 6 characters: say in 80 to 160 what a reader gets from the page',
  ]);
  expect(await saidOf(pageOf('Text.'), pageOf('Text.', undefined, 'docs/other.md'))).toEqual([
    '1: the title is the same as in docs/page.md: say what is different about this page',
    '1: the description is the same as in docs/page.md: say what is different about this page',
  ]);
});
