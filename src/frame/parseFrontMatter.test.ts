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

test('the front matter of another page stays as it is', async () => {
  expect(await parse('For everyone.')).toEqual({content: 'For everyone.', frontMatter: {title: 'Page'}});
});

test('a page is the same whatever saved it', async () => {
  const file = 'docs/introduction.md';
  const text = 'Text\n\n```php\n1;\n```\n';
  expect(await parse(`\uFEFF${text.replaceAll('\n', '\r\n')}`, file)).toEqual(await parse(text, file));
});

test('a page of the docs says what makes it', async () => {
  const file = 'docs/introduction.md';
  const {frontMatter} = await parse('Text', file);
  expect(frontMatter).toEqual({title: 'Page', [SOURCES]: sourcesOf('.', file, 'Text')});
  expect(frontMatter[SOURCES]).toMatchObject({version: 'next', page: file});
});
