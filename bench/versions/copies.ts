import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {cp, mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {readFileNames} from '../../checks/names-on-disk';
import {latestVersion, readVersionNames, versionFolder, versionSidebar} from '../../config/versions';
import {ROOT} from '../folders';

/** A temporary folder that is removed when this process ends. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), name));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
  return folder;
}

/** The latest version, and the names of its copies, which count as older versions. */
export const namesOf = (latest: string, count: number): string[] => [
  latest,
  ...Array.from({length: count - 1}, (_, at) => `${latest}-copy-${at + 1}`),
];

/** The version that all others are copies of. */
export function versionToCopy(): string {
  const cut = readVersionNames(path.join(ROOT, 'versions.json'));
  if (cut.length === 0) throw new Error('There is no version to copy: cut one first (npm run docs -- cut).');
  return latestVersion(cut);
}

const git = (folder: string, ...args: string[]) =>
  promisify(execFile)('git', args, {cwd: folder, maxBuffer: 64e6});

/** Copies the files that git knows or would add. */
async function copyProject(folder: string): Promise<void> {
  for (const file of readFileNames(ROOT)) await cp(path.join(ROOT, file), path.join(folder, file));
}

/** Links each package by itself, so that the copy has a cache of its own beside them. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  await mkdir(to);
  for (const entry of await readdir(from, {withFileTypes: true})) {
    if (entry.name === '.cache') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    // Links to files need rights on Windows.
    await (entry.isFile() ? cp(source, target) : symlink(source, target, 'junction'));
  }
}

/** A build reads the dates of its pages from the history. */
async function commitAll(folder: string): Promise<void> {
  const author = ['user.name=Bench', 'user.email=bench@example.com', 'commit.gpgsign=false'];
  await git(folder, 'init', '--quiet');
  await git(folder, 'add', '--all');
  await git(folder, ...author.flatMap((value) => ['-c', value]), 'commit', '--quiet', '--message=versions');
}

/** Copies the project with a number of equal versions besides the next one, and returns their names. */
export async function makeSite(folder: string, count: number): Promise<string[]> {
  const latest = versionToCopy();
  await mkdir(folder);
  await copyProject(folder);
  await linkPackages(folder);
  const within = (file: string) => path.join(folder, file);
  for (const parent of ['versioned_docs', 'versioned_sidebars'])
    for (const entry of await readdir(within(parent)))
      if (![versionFolder(latest), versionSidebar(latest)].includes(`${parent}/${entry}`))
        await rm(within(`${parent}/${entry}`), {recursive: true});
  const names = namesOf(latest, count);
  for (const name of names.slice(1)) {
    await cp(within(versionFolder(latest)), within(versionFolder(name)), {recursive: true});
    await cp(within(versionSidebar(latest)), within(versionSidebar(name)));
  }
  await writeFile(within('versions.json'), JSON.stringify(names));
  // They name pages of versions that the copy does not have.
  if (existsSync(within('redirects.json'))) await writeFile(within('redirects.json'), '[]');
  await commitAll(folder);
  return names;
}
