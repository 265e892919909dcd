'use strict';

const {default: compile} = require('@docusaurus/mdx-loader');
const {getWebpackLoaderCompilerName} = require('@docusaurus/utils');

/** @typedef {import('webpack').LoaderContext<import('@docusaurus/mdx-loader').Options>} Context */

/**
 * Pages that are asked for twice, by their files; with what becomes of them, once the first has asked.
 *
 * @type {Map<string, Promise<string> | undefined>}
 */
const pages = new Map();

/**
 * Compiles a page. The compilation for the server waits for that of the same name for the browser.
 *
 * @param {Context} context
 * @param {string} source
 * @returns {Promise<string>}
 */
function compiled(context, source) {
  return new Promise((resolve, reject) => {
    const named = Object.create(context, {
      resource: {value: context.resourcePath},
      async: {
        /** @returns {(error: unknown, code: string) => void} */
        value: () => (error, code) => (error ? reject(error) : resolve(code)),
      },
    });
    compile.call(named, source);
  });
}

/**
 * Compiles Markdown as Docusaurus does. A page whose facts and text are modules of their own is compiled once for both: what
 * either of them does not use of it, the bundler leaves away.
 *
 * @this {Context}
 * @param {string} source
 * @returns {void}
 */
module.exports = function mdx(source) {
  const file = this.resourcePath;
  if (!pages.has(file) || getWebpackLoaderCompilerName(this) !== 'client')
    return void compile.call(this, source);
  const callback = this.async();
  this.getOptions().dependencies?.forEach((dependency) => this.addDependency(dependency));
  const begun = pages.get(file);
  const code = begun ?? compiled(this, source);
  if (begun) pages.delete(file);
  else pages.set(file, code);
  code.then((text) => callback(null, text), callback);
};

/**
 * Tells that a page will be asked for by two modules.
 *
 * @param {string} file
 */
module.exports.share = (file) => void pages.set(file, undefined);
