import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {differenceLines, differences, readFiles} from './equalFiles';

test('versions are compared file by file, tables included', () => {
  const root = test.info().outputPath();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const lines = () =>
    differenceLines(['v1', 'next'], differences(readFiles(root, 'cut/version-v1'), readFiles(root, 'docs')));
  for (const folder of ['docs', 'cut/version-v1']) {
    write(`${folder}/a.md`, 'A page.');
    write(`${folder}/b/c.md`, 'Another.');
    write(`${folder}/_data/codes.json`, '[]');
  }
  expect(lines()).toEqual(['next and v1: all files are equal']);
  write('docs/_data/codes.json', '[1]');
  expect(lines()).toEqual(['next and v1: 1 files are not equal', '  _data/codes.json differs']);
  write('docs/b/c.md', 'Other.');
  write('docs/d.md', 'New.');
  write('cut/version-v1/img/e.svg', 'Old.');
  expect(lines()).toEqual([
    'next and v1: 4 files are not equal',
    '  _data/codes.json differs',
    '  b/c.md differs',
    '  d.md is in next only',
    '  img/e.svg is in v1 only',
  ]);
});
