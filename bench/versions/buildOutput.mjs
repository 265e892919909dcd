import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {searchIndex} from '../../scripts/lib/typescript.mjs';

/**
 * @typedef {object} Output what a build wrote
 * @property {number} bytes
 * @property {number} pages
 * @property {number} versionBytes of the files of one version: its pages, their texts and cards, its search index
 * @property {number} indexBytes of the search index of one version
 * @property {number} indexGzipBytes
 */

/**
 * @param {string} folder
 * @returns {Promise<Map<string, number>>} sizes by the path below the folder, with slashes
 */
async function sizesOf(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
  const sizes = files.map(
    async (file) =>
      /** @type {const} */ ([path.relative(folder, file).split(path.sep).join('/'), (await stat(file)).size]),
  );
  return new Map(await Promise.all(sizes));
}

/**
 * @param {string} folder of a build
 * @param {string} version whose share is told
 * @returns {Promise<Output>}
 */
export async function outputOf(folder, version) {
  const sizes = await sizesOf(folder);
  const sum = (/** @type {(file: string) => boolean} */ isMeant) =>
    [...sizes].reduce((total, [file, size]) => (isMeant(file) ? total + size : total), 0);
  const index = await Promise.all(
    [searchIndex.headsFile, searchIndex.textsFile].map((fileOf) =>
      readFile(path.join(folder, fileOf(version))),
    ),
  );
  const sumOf = (/** @type {Buffer[]} */ files) => files.reduce((total, {length}) => total + length, 0);
  return {
    bytes: sum(() => true),
    pages: [...sizes.keys()].filter((file) => file.endsWith('.html')).length,
    versionBytes: sum((file) => `/${file}`.includes(`/docs/${version}/`)),
    indexBytes: sumOf(index),
    indexGzipBytes: sumOf(index.map((file) => gzipSync(file))),
  };
}
