import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {sourcesOf} from './sources';

const TABLE = "import data from '../_data/errors.json';\n\n<DataTable data={data} />\n";

/** Makes a site of these files; returns a function that gives the sources of one of them. */
function siteOf(files: Record<string, string>, versions: readonly string[] = ['v1']) {
  const root = test.info().outputPath('site');
  const all = {'versions.json': JSON.stringify(versions), ...files};
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  return (file: string) => sourcesOf(root, path.join(root, file), all[file as keyof typeof all] ?? '');
}

test('in an older version the counterparts are those of the latest and of next, not of a pre-release', () => {
  const versions = ['v3-beta', 'v2', 'v1'];
  const of = siteOf(
    Object.fromEntries([
      ['docs/a.md', 'A'],
      ...versions.map((name) => [`versioned_docs/version-${name}/a.md`, 'A']),
    ]) as Record<string, string>,
    versions,
  );
  const counterpartsOf = (file: string) => of(file)?.counterparts.map(({version}) => version);
  expect(counterpartsOf('versioned_docs/version-v1/a.md')).toEqual(['v2', 'next']);
  expect(counterpartsOf('versioned_docs/version-v2/a.md')).toEqual(['next']);
  expect(counterpartsOf('versioned_docs/version-v3-beta/a.md')).toEqual(['v2', 'next']);
  expect(counterpartsOf('docs/a.md')).toEqual(['v2']);
});

test('pages that are equal but for the rows of their table are not the same', () => {
  for (const [rows, isEqual] of [
    ['[1]', true],
    ['[2]', false],
  ] as const) {
    const of = siteOf({
      'docs/reference/errors.md': TABLE,
      'docs/_data/errors.json': '[1]',
      'versioned_docs/version-v1/reference/errors.md': TABLE,
      'versioned_docs/version-v1/_data/errors.json': rows,
    });
    expect(of('docs/reference/errors.md')?.counterparts).toMatchObject([{version: 'v1', isEqual}]);
  }
});

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
  expect(of('versioned_docs/version-v1/a.md')?.counterparts[0]?.page).toBe('docs/a/index.mdx');
  expect(of('docs/a/index.mdx')?.counterparts[0]?.page).toBe('versioned_docs/version-v1/a.md');
});
