import {writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {readText} from './files';

test('a text is the same whatever editor saved it', () => {
  const file = test.info().outputPath('names.json');
  const texts = ['a\n\nb\n', 'a\r\n\r\nb\r\n', '\uFEFFa\n\nb\n', 'a\r\rb\r'].map((text) => {
    writeFileSync(file, text);
    return readText(file);
  });
  expect(new Set(texts)).toEqual(new Set(['a\n\nb\n']));
});
