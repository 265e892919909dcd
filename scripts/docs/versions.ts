import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {docAddress} from '../../checks/lib/addresses';
import {latestVersion, NEXT, readVersionNames, versionFolder} from '../../config/versions';
import {readPages, type Page} from '../../checks/lib/page';
import {UserError} from '../lib/command';

export const VERSIONS_FILE = 'versions.json';

/** Runs a function that reads a file of the project; what is wrong with the file is one line. */
export function readable<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new UserError(`${file} cannot be read: ${reason}`);
  }
}

/** The names of the versions that were cut, newest first. */
export const versionNames = (root: string): string[] =>
  readable(VERSIONS_FILE, () => readVersionNames(path.join(root, VERSIONS_FILE)));

export const namesText = (names: readonly string[]): string => `${JSON.stringify(names, null, 2)}\n`;

export function requireVersion(name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  const known = names.length === 0 ? 'none has been cut yet' : `there is ${names.join(', ')}`;
  throw new UserError(`There is no version ${JSON.stringify(name)}: ${known}.`);
}

const NAME = /^[a-z0-9](?:[\w-]|\.(?!\.|html$|$))*$/i;
const MAX_LENGTH = 32;
/** What Docusaurus, hosts or `npm start -- --versions` mean something else by. */
const RESERVED = [NEXT, 'current', 'index', 'latest', 'all'];

/** Throws where a version cannot have the name, or one has it. */
export function requireNewName(name: string, names: readonly string[]): void {
  const shown = JSON.stringify(name);
  if (!NAME.test(name) || name.length > MAX_LENGTH)
    throw new UserError(
      `${shown} cannot be the name of a version: up to ${MAX_LENGTH} letters, digits, "-", "_" and single dots within, as in v2 or 2.1.`,
    );
  if (RESERVED.includes(name.toLowerCase()))
    throw new UserError(`${shown} means something else to the commands: choose another name.`);
  // Folders of both could not stand beside each other on macOS and Windows.
  const same = names.find((one) => one.toLowerCase() === name.toLowerCase());
  if (same !== undefined) throw new UserError(`There is a version ${same} already: choose another name.`);
}

/** The latest version, undefined before the first cut. */
export function latestOf(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : latestVersion(names);
}

export interface VersionPage {
  /** Relative to the folder of the version: `guides/add-a-tenant.md`. */
  file: string;
  /** What follows the version in its address: `guides/add-a-tenant`. */
  path: string;
  words: number;
}

const wordsIn = ({texts}: Page) =>
  texts.reduce((sum, {value}) => sum + value.split(/\s+/).filter(Boolean).length, 0);

export const addressOf = (version: string, pagePath: string): string =>
  ['/docs', version, pagePath].filter(Boolean).join('/');

/** The pages of a version as they stand in the tree. */
export function pagesOf(root: string, version: string): VersionPage[] {
  const folder = versionFolder(version);
  return readable(folder, () => readPages(root, folder)).map((page) => ({
    file: path.posix.relative(folder, page.file),
    path: docAddress(page, folder).slice(addressOf(version, '').length + 1),
    words: wordsIn(page),
  }));
}

export type VersionPages = ReadonlyMap<string, readonly VersionPage[]>;

/** The pages of next and of versions, by version. */
export const readVersions = (root: string, names: readonly string[]): VersionPages =>
  new Map([NEXT, ...names].map((name) => [name, pagesOf(root, name)]));

/** The text of a file, undefined where it is not there. */
export function textOf(root: string, file: string): string | undefined {
  const absolute = path.join(root, file);
  return statSync(absolute, {throwIfNoEntry: false})?.isFile() ? readFileSync(absolute, 'utf8') : undefined;
}
