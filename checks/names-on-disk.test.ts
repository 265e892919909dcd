import {expect, test} from '@playwright/test';
import {namesOnDisk} from './names-on-disk';

const found = (...files: string[]) => namesOnDisk(files).map(({file, message}) => `${file}: ${message}`);

test('names that differ by more than case, and files beside other folders, are good', () => {
  expect(
    found('a/b.ts', 'a/B.test.ts', 'b/a.ts', 'scripts/docs.mjs', 'scripts/docs/a.ts', 'README.md'),
  ).toEqual([]);
});

test('files and folders that differ only by case are found', () => {
  expect(found('a/one.ts', 'a/One.ts')).toEqual([
    'a/One.ts: the name differs from a/one.ts only in case: rename one',
  ]);
  expect(found('a/Picture/x.ts', 'a/picture/y.ts')).toEqual([
    'a/picture: the name differs from a/Picture only in case: rename one',
  ]);
});

test('a file that has the name of a folder beside it, apart from the extension, is found', () => {
  const message = (folder: string) =>
    `an import without the ending finds the folder ${folder} on macOS and Windows: rename one`;
  expect(found('a/vectors.ts', 'a/vectors/one.ts')).toEqual([`a/vectors.ts: ${message('a/vectors')}`]);
  expect(found('a/picture.ts', 'a/Picture/index.tsx')).toEqual([`a/picture.ts: ${message('a/Picture')}`]);
});

test('a page whose name no address can have is found', () => {
  const message = 'the name of a page is its address: rename it with letters, digits, "-", "_" and "."';
  expect(
    found('docs/C#.md', 'docs/a(1).md', 'docs/_data/a(1).json', 'docs/übersicht v2.1.md', 'src/a(1).md'),
  ).toEqual([`docs/C#.md: ${message}`, `docs/a(1).md: ${message}`]);
});
