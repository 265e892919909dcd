import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {copyProject, linkEachPackage} from './copy';
import {ROOT} from '../../scripts/lib/exec';
import {UserError} from '../../scripts/lib/command';
import {latestVersion, readVersionNames, versionFolder, versionSidebar} from '../../config/versions';

const FILE = 'versions.json';
/** Lead to pages of versions that a copy of the site does not have. */
const REDIRECTS = 'redirects.json';
const PAGES = 'versioned_docs';
const SIDEBARS = 'versioned_sidebars';

const AUTHOR = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', '-c', 'commit.gpgsign=false'];

/** The latest version, and copies of it that count as older ones. */
export const namesOf = (latest: string, count: number): string[] => [
  latest,
  ...Array.from({length: count - 1}, (_, at) => `${latest}-copy-${at + 1}`),
];

/** The version that the others are copies of. */
export function versionToCopy(): string {
  const cut = readVersionNames(path.join(ROOT, FILE));
  if (cut.length === 0)
    throw new UserError(
      'There is no version to make copies of: cut one first (npm run docusaurus -- docs:version v1).',
    );
  return latestVersion(cut);
}

/** A build reads the dates of its pages from the history. */
async function commitAll(folder: string): Promise<void> {
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...AUTHOR, 'commit', '--quiet', '--message=versions'],
  ])
    await promisify(execFile)('git', args, {cwd: folder});
}

/** A copy of the project with as many cut versions as asked for, all alike, besides the next one. */
export async function makeSite(folder: string, count: number): Promise<string[]> {
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

/** As after a fresh clone. */
export async function forgetCaches(folder: string): Promise<void> {
  for (const cache of ['.docusaurus', 'build', 'node_modules/.cache'])
    await rm(path.join(folder, cache), {recursive: true, force: true});
}
