import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {exec, ROOT} from './exec.mjs';
import {UserError} from './userError.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 */

/** @typedef {Record<string, LockEntry>} Packages by folder, as in `packages` of a lockfile */

/**
 * Folders whose package is absent or of another version than locked. Optional packages may be absent: they are for
 * other systems.
 * @param {Packages} locked
 * @param {Packages} installed
 * @returns {string[]}
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([folder]) => folder !== '')
    .filter(([folder, {version, optional, devOptional}]) => {
      const found = installed[folder];
      return found ? found.version !== version : !optional && !devOptional;
    })
    .map(([folder]) => folder);
}

/**
 * @param {string} file a lockfile
 * @returns {Promise<Packages | undefined>} undefined when it is not there or cannot be read
 */
async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * What of npm's note is still there: folders may have been removed since.
 * @param {Packages} installed
 * @returns {Packages}
 */
function onDisk(installed) {
  return Object.fromEntries(
    Object.entries(installed).filter(([folder]) => existsSync(`${ROOT}${folder}/package.json`)),
  );
}

/** Runs `npm ci` unless node_modules holds what the lockfile names; npm notes there what it installed. */
export async function ensureInstalled() {
  const locked = await readPackages(`${ROOT}package-lock.json`);
  const installed = await readPackages(`${ROOT}node_modules/.package-lock.json`);
  if (locked && installed && missingPackages(locked, onDisk(installed)).length === 0) return;
  console.log('Installing packages (npm ci) ...');
  const status = await exec('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    throw new UserError(
      'The packages could not be installed: see what npm says above; a working network is needed once.',
    );
  }
}
