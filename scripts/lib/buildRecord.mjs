import {readdirSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from './exec.mjs';

/**
 * The last whole build on this machine.
 * @typedef {object} BuildRecord
 * @property {number} seconds
 * @property {number} pages
 */

/** Beside the caches of the build: of this machine, like them. */
const FILE = 'node_modules/.cache/rift/build.json';

/**
 * @param {string} root the folder of the project
 * @returns {Promise<BuildRecord | undefined>} nothing where none was made
 */
export async function readBuildRecord(root) {
  try {
    return JSON.parse(await readFile(path.join(root, FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs a build and notes how long it took.
 * @param {() => Promise<number>} build answers an exit status
 */
export async function recorded(build) {
  const start = Date.now();
  const status = await build();
  if (status !== 0) return status;
  const seconds = (Date.now() - start) / 1000;
  const names = readdirSync(`${ROOT}build`, {recursive: true, encoding: 'utf8'});
  const pages = names.filter((name) => name.endsWith('.html')).length;
  await mkdir(path.dirname(ROOT + FILE), {recursive: true});
  await writeFile(ROOT + FILE, JSON.stringify({seconds, pages}));
  return 0;
}
