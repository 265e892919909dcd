import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {classes, isUnstyled} from './classes';
import {messagesOf} from './lib/fixtures';

test('classes of Infima are found in a page, and those of the site are not', () => {
  expect(messagesOf(classes, '<p className="quiet">A</p>')).toEqual([]);
  expect(messagesOf(classes, 'A\n\n<a className="button button--primary" href="/">B</a>')).toEqual([
    expect.stringMatching(/^8: "button" is a class of Infima/),
    expect.stringMatching(/^8: "button--primary" is a class of Infima/),
  ]);
});

test('the code of the site has none', () => {
  const root = path.join(__dirname, '../src');
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((name) => {
    const texts =
      readFileSync(path.join(root, name), 'utf8').match(/(?<=['"`])[\w -]*--[\w -]*(?=['"`])/g) ?? [];
    const names = texts.flatMap((text) => text.split(' '));
    return names.filter(isUnstyled).map((one) => `${name}: ${one}`);
  });
  expect(found).toEqual([]);
});
