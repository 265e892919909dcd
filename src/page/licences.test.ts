import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {noticeOf} from './licences';

test('a file is under the licence of the innermost package above it, and each text stands once', () => {
  const root = test.info().outputPath();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
    return path.join(root, file);
  };
  const addPackage = (folder: string, name: string, licence?: string) => {
    write(`${folder}/package.json`, JSON.stringify({name, version: '1.0.0', license: 'MIT'}));
    if (licence) write(`${folder}/LICENSE`, licence);
    return write(`${folder}/dist/index.js`, '');
  };
  const notice = noticeOf([
    addPackage('node_modules/outer', 'outer'),
    addPackage('node_modules/outer/node_modules/@scope/inner', '@scope/inner', 'Terms\n'),
    addPackage('node_modules/other', 'other', 'Terms\n'),
    write('src/own.js', ''),
  ]);
  expect(notice.split(/\n\n-+\n\n/)).toEqual([
    '@scope/inner 1.0.0, MIT\nother 1.0.0, MIT\n\nTerms',
    'outer 1.0.0, MIT\n\nThe package has no copy of its licence: https://spdx.org/licenses/MIT.html',
  ]);
});
