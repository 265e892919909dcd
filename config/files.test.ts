import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readText} from './files';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-files-'));
test.afterAll(() => rmSync(folder, {recursive: true}));

const file = path.join(folder, 'names.json');

test('a text is the same whatever editor saved it', () => {
  const texts = ['a\n\nb\n', 'a\r\n\r\nb\r\n', '\uFEFFa\n\nb\n', 'a\r\rb\r'].map((text) => {
    writeFileSync(file, text);
    return readText(file);
  });
  expect(new Set(texts)).toEqual(new Set(['a\n\nb\n']));
});
