import {readdirSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {execPackage, ROOT} from './exec.mjs';

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
 * A thread that renders pages is replaced when it holds more than this, in bytes. Docusaurus waits for a gigabyte, which
 * the threads of a build of many versions reach while the bundler's memory is not given back yet.
 */
const MOST_OF_THREAD = '300000000';

/**
 * Builds the site as the Docusaurus command line does, makes its pages ready to be sent (src/page/delivery), and notes how
 * long a whole build took.
 * @param {readonly string[]} [args] behind `build`; with any, the pages stay as Docusaurus made them
 * @param {import('./exec.mjs').Options & {isChecked?: boolean}} [options] `isChecked`: a policy that has changed is a failure
 */
export async function build(args = [], {isChecked = false, ...options} = {}) {
  const start = Date.now();
  const status = await execPackage('@docusaurus/core/bin/docusaurus.mjs', ['build', ...args], {
    ...options,
    env: {
      DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: MOST_OF_THREAD,
      ...process.env,
      ...options.env,
    },
  });
  if (status !== 0 || args.length > 0) return status;
  const delivered = await execPackage(
    'tsx/dist/cli.mjs',
    ['src/page/delivery/main.ts', ...(isChecked ? ['--check'] : [])],
    {hear: options.hear},
  );
  if (delivered !== 0) return delivered;
  const seconds = (Date.now() - start) / 1000;
  const names = readdirSync(`${ROOT}build`, {recursive: true, encoding: 'utf8'});
  const pages = names.filter((name) => name.endsWith('.html')).length;
  await mkdir(path.dirname(ROOT + FILE), {recursive: true});
  await writeFile(ROOT + FILE, JSON.stringify({seconds, pages}));
  return 0;
}
