import {expect, test} from '@playwright/test';
import postCss from './postCss';

const configure = (plugins: unknown[]) => postCss().configurePostCss?.({plugins, ident: 'postcss'});

test('all plugins of PostCSS but the one for old browsers stay', () => {
  const layers = {postcssPlugin: 'layers'};
  const presetEnv = [require.resolve('postcss-preset-env'), {}];
  expect(configure([presetEnv, layers])).toEqual({plugins: [layers], ident: 'postcss'});
});

test('a Docusaurus that has none of it any more is told of', () => {
  expect(() => configure([])).toThrow('postcss-preset-env');
});
