import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';

test('no two CSS modules would give a class the same name', () => {
  const modules = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/**/*.module.css'], {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
  });
  const folders = modules
    .trim()
    .split('\n')
    .map((file) => path.basename(path.dirname(file)));
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.filter((name, index) => folders.indexOf(name) !== index)).toEqual([]);
});
