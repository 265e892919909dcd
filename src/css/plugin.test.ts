import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesBelow, readText} from '../../config/files';
import stylesPlugin from './plugin';
import themeClasses from './themeClasses';

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

test('the classes that the theme takes from its style sheets have the names that it gives them', () => {
  const theme = path.join(
    path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
    'lib/theme',
  );
  const code = filesBelow(theme)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readText(path.join(theme, file)))
    .join('\n');
  const names = Object.keys(themeClasses);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !code.includes(`styles.${name}`))).toEqual([]);
});
