import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {docAddress, readSiteAddresses} from '../../checks/lib/addresses';
import {
  latestVersion,
  NEXT,
  readVersionNames,
  REDIRECTS_FILE,
  versionFolder,
} from '../../checks/lib/commonJs';
import {NOT_FOUND, VERCEL_FILE} from '../../checks/redirects';
import {readPages, type Page} from '../../checks/lib/page';
import {Refusal} from '../lib/refusal.mjs';

export const VERSIONS_FILE = 'versions.json';

/**
 * What stands in a file, or what is wrong with it in one line.
 *
 * @throws Refusal where reading fails
 */
export function readable<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Refusal(`${file} cannot be read: ${reason}`);
  }
}

/** @returns the names of the versions that were cut, newest first */
export const versionNames = (root: string): string[] =>
  readable(VERSIONS_FILE, () => readVersionNames(path.join(root, VERSIONS_FILE)));

/** @throws Refusal with the versions that there are */
export function requireVersion(root: string, name: string): void {
  const names = versionNames(root);
  if (names.includes(name)) return;
  const known = names.length === 0 ? 'none has been cut yet' : `there is ${names.join(', ')}`;
  throw new Refusal(`There is no version ${JSON.stringify(name)}: ${known}.`);
}

export interface VersionPage {
  /** Relative to the folder of the version: `guides/add-a-tenant.md`. */
  file: string;
  /** What follows the version in its address: `guides/add-a-tenant`; nothing for the page of the version itself. */
  path: string;
  words: number;
}

const wordsIn = ({texts}: Page) =>
  texts.reduce((sum, {value}) => sum + value.split(/\s+/).filter(Boolean).length, 0);

/** The pages of a version as they stand in the tree. */
export function pagesOf(root: string, version: string): VersionPage[] {
  const folder = versionFolder(version);
  return readable(folder, () => readPages(root, folder)).map((page) => {
    const file = path.posix.relative(folder, page.file);
    const address = docAddress(page, folder);
    return {file, path: address.slice(addressOf(version, '').length + 1), words: wordsIn(page)};
  });
}

/** The address of a path in a version. */
export const addressOf = (version: string, pagePath: string): string =>
  ['/docs', version, pagePath].filter(Boolean).join('/');

/** The first part of a path, by which pages are listed together; tables are data. */
export function sectionOf(file: string): string {
  const [first = '', ...rest] = file.split('/');
  if (first === '_data') return 'tables';
  return rest.length === 0 ? 'start' : first;
}

/** @returns the latest version, nothing before the first cut */
export function latestOf(root: string): string | undefined {
  const latest = latestVersion(versionNames(root));
  return latest === NEXT ? undefined : latest;
}

/** The text of a file, nothing where it is not there. */
export function textOf(root: string, file: string): string | undefined {
  const whole = path.join(root, file);
  return statSync(whole, {throwIfNoEntry: false})?.isFile() ? readFileSync(whole, 'utf8') : undefined;
}

/** What the commands about versions change, for `git add`. */
export const OWNED_BY_VERSIONS = [
  VERSIONS_FILE,
  'versioned_docs',
  'versioned_sidebars',
  REDIRECTS_FILE,
  VERCEL_FILE,
];

/** The paths of the pages of next and of versions, below each. */
export const pathsOf = (root: string, names: readonly string[]): Map<string, string[]> =>
  new Map([NEXT, ...names].map((name) => [name, pagesOf(root, name).map((page) => page.path)]));

/** Whether an address is that of a page: of the site, or of a version with these paths. */
export function isPageIn(
  root: string,
  paths: ReadonlyMap<string, readonly string[]>,
): (address: string) => boolean {
  const docs = [...paths].flatMap(([name, own]) => own.map((one) => addressOf(name, one)));
  const addresses = new Set([NOT_FOUND, ...readSiteAddresses(root), ...docs]);
  return (address) => addresses.has(address);
}
