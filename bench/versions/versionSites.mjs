import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {copyProject, linkEachPackage} from './copy.mjs';
import {ROOT} from '../../scripts/lib/exec.mjs';
import {UserError} from '../../scripts/lib/userError.mjs';
import {versions} from '../../scripts/lib/typescript.mjs';

const FILE = 'versions.json';
/** Lead to pages of versions that a copy of the site does not have. */
const REDIRECTS = 'redirects.json';
const PAGES = 'versioned_docs';
const SIDEBARS = 'versioned_sidebars';

const AUTHOR = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', '-c', 'commit.gpgsign=false'];

const {versionFolder, versionSidebar} = versions;

/**
 * The latest version, and copies of it that count as older ones.
 * @param {string} latest
 * @param {number} count
 */
export const namesOf = (latest, count) => [
  latest,
  ...Array.from({length: count - 1}, (_, at) => `${latest}-copy-${at + 1}`),
];

/** @returns {string} the version that the others are copies of */
export function versionToCopy() {
  const cut = versions.readVersionNames(path.join(ROOT, FILE));
  if (cut.length === 0)
    throw new UserError(
      'There is no version to make copies of: cut one first (npm run docusaurus -- docs:version v1).',
    );
  return versions.latestVersion(cut);
}

/**
 * A build reads the dates of its pages from the history.
 * @param {string} folder
 */
async function commitAll(folder) {
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...AUTHOR, 'commit', '--quiet', '--message=versions'],
  ])
    await promisify(execFile)('git', args, {cwd: folder});
}

/**
 * A copy of the project with as many cut versions as asked for, all alike, besides the next one.
 * @param {string} folder to be made
 * @param {number} count
 */
export async function makeSite(folder, count) {
  const latest = versionToCopy();
  await mkdir(folder);
  await copyProject(folder);
  await linkEachPackage(folder);
  const kept = [versionFolder(latest), versionSidebar(latest)];
  for (const parent of [PAGES, SIDEBARS])
    for (const entry of await readdir(path.join(folder, parent)))
      if (!kept.includes(`${parent}/${entry}`)) await rm(path.join(folder, parent, entry), {recursive: true});
  const names = namesOf(latest, count);
  for (const name of names.slice(1)) {
    await cp(path.join(folder, versionFolder(latest)), path.join(folder, versionFolder(name)), {
      recursive: true,
    });
    await cp(path.join(folder, versionSidebar(latest)), path.join(folder, versionSidebar(name)));
  }
  await writeFile(path.join(folder, FILE), JSON.stringify(names));
  if (existsSync(path.join(folder, REDIRECTS))) await writeFile(path.join(folder, REDIRECTS), '[]');
  await commitAll(folder);
  return names;
}

/**
 * As after a fresh clone.
 * @param {string} folder of a copy
 */
export async function forgetCaches(folder) {
  for (const cache of ['.docusaurus', 'build', 'node_modules/.cache'])
    await rm(path.join(folder, cache), {recursive: true, force: true});
}
