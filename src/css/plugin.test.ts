import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesBelow} from '../../config/files';
import stylesPlugin from './plugin';

test('no two CSS modules would give a class the same name', () => {
  const folders = filesBelow(path.join(__dirname, '..'))
    .filter((file) => file.endsWith('.module.css'))
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
