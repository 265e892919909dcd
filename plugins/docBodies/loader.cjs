'use strict';

const {createHash} = require('node:crypto');
const path = require('node:path');
const {share} = require('./mdx.cjs');

/**
 * The name that Docusaurus gives to the file of a page's code.
 *
 * @param {string} page
 */
function chunkName(page) {
  return createHash('md5').update(page).digest('hex').slice(0, 8);
}

/**
 * Stands in for a page of the documentation where its route asks for it. What is known of the page comes at once. Its text is
 * in the HTML already: on the site its code is a file of its own, which comes when the reader turns to something in the text.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void, getOptions: () => {isSplit: boolean, siteDir: string}}}
 */
module.exports.pitch = function pitch() {
  // The bundler keeps what a loader made, also when that is another by now.
  this.addDependency(__filename);
  const page = JSON.stringify('./' + path.basename(this.resourcePath));
  const facts = JSON.stringify('./' + path.basename(this.resourcePath) + '?facts');
  const names = '{assets, contentTitle, frontMatter, metadata, toc}';
  const {isSplit, siteDir} = this.getOptions();
  const alias = '@site/' + path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  // src/clientModules/prefetching.ts knows it by this name.
  const name = '/* webpackChunkName: "' + chunkName(alias) + '-text" */ ';
  if (isSplit) {
    share(this.resourcePath);
    return [
      'export ' + names + ' from ' + facts + ';',
      'import {metadata} from ' + facts + ';',
      'import {still} from "@site/src/components/DocBody/still";',
      'export default await still(() => import(' + name + page + '), metadata.permalink);',
    ].join('\n');
  }
  return [
    'import Page from ' + page + ';',
    'export ' + names + ' from ' + page + ';',
    'import {whole} from "@site/src/components/DocBody/whole";',
    'export default whole(Page);',
  ].join('\n');
};
