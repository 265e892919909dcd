import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {SOURCES} from './sources';
import {parseFrontMatter, sourcesOf} from './parseFrontMatter';

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

/** Makes a site of these files; returns a function that gives the sources of one of them. */
function siteOf(files: Record<string, string>) {
  const root = test.info().outputPath('site');
  const all = {'versions.json': '["v1"]', ...files};
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  return (file: string) => sourcesOf(root, path.join(root, file), all[file as keyof typeof all] ?? '');
}

test('an import in a code block, or of a package, is not a table', () => {
  const code = (fence: string, name: string) => `${fence}js\nimport a from './${name}.json';\n${fence}\n`;
  const source = [
    code('```', 'a'),
    "import Tabs from '@theme/Tabs';\n",
    code('~~~~', 'b'),
    "import {\n  one,\n} from './c.json';\n",
    code('````', 'd'),
  ].join('\n');
  expect(siteOf({'docs/a.md': source})('docs/a.md')?.data).toEqual(['docs/c.json']);
});

test('a page that became the index of a folder is the same page', () => {
  const of = siteOf({'docs/a/index.mdx': 'A', 'versioned_docs/version-v1/a.md': 'A'});
  expect(of('versioned_docs/version-v1/a.md')?.next).toBe('docs/a/index.mdx');
});
