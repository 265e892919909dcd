import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import stylesPlugin from './plugin';

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

const configure = (plugins: unknown[]) => stylesPlugin().configurePostCss?.({plugins, ident: 'postcss'});

test('all PostCSS plugins except the one for old browsers stay, and a Docusaurus without it is reported', () => {
  const layers = {postcssPlugin: 'layers'};
  const presetEnv = [require.resolve('postcss-preset-env'), {}];
  expect(configure([presetEnv, layers])).toEqual({plugins: [layers], ident: 'postcss'});
  expect(() => configure([])).toThrow('postcss-preset-env');
});
