import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../config/files';
import {docAddress} from '../../checks/lib/addresses';
import {readPages} from '../../checks/lib/page';
import {latestVersion, NEXT, readVersionNames, versionFolder} from '../../config/versions';
import type {Redirect} from '../../src/redirects/redirects';
import {UserError} from '../lib/command';
import {tryGit} from './git';

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

/** The latest version, undefined before the first cut. */
export const latestOf = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : latestVersion(names);

interface VersionPage {
  /** Relative to the folder of the version: `guides/add-a-tenant.md`. */
  file: string;
  /** What follows the version in its address: `guides/add-a-tenant`. */
  path: string;
}

export const addressOf = (version: string, page: string): string => path.posix.join('/docs', version, page);

export function pagesOf(root: string, version: string): VersionPage[] {
  const folder = versionFolder(version);
  return readable(folder, () => readPages(root, folder)).map((page) => ({
    file: path.posix.relative(folder, page.file),
    path: path.posix.relative(addressOf(version, ''), docAddress(page, folder)),
  }));
}

export type VersionPages = ReadonlyMap<string, readonly VersionPage[]>;

/** The pages of next and of versions, by version. */
export const readVersions = (root: string, names: readonly string[]): VersionPages =>
  new Map([NEXT, ...names].map((name) => [name, pagesOf(root, name)]));

/** The text of a file, undefined where there is none. */
export const textOf = (root: string, file: string): string | undefined =>
  existsSync(path.join(root, file)) ? readText(path.join(root, file)) : undefined;

/** A file that a later version has otherwise than an earlier one, with git's letter for how, by its path below the version. */
interface Difference {
  letter: string;
  file: string;
  /** Where a file that moved was before. */
  before?: string;
}

/** Compares the files of two versions as git compares commits, so that a page that moved is recognised. */
export function compare(root: string, earlier: string, later: string): Difference[] {
  const folders = [versionFolder(earlier), versionFolder(later)] as const;
  const args = ['diff', '--no-index', '--name-status', '--find-renames', '--', ...folders];
  const lines = tryGit(root, ...args)
    .stdout.split('\n')
    .filter(Boolean);
  const below = (file: string) => folders.reduce((name, folder) => name.replace(`${folder}/`, ''), file);
  return lines.map((line) => {
    const [letter = '', ...files] = line.split('\t');
    const [file = '', before] = files.map(below).reverse();
    return {letter: letter.slice(0, 1), file, ...(before !== undefined && {before})};
  });
}

export const LETTERS = 'A added, D deleted, M modified, R renamed';

/** A line for each. */
export const differenceLines = (differences: readonly Difference[]): string[] =>
  differences.map(({letter, file, before}) =>
    before === undefined ? `  ${letter} ${file}` : `  ${letter} ${before} -> ${file}`,
  );

/**
 * Where readers of each page of a version find it in another, and readers of each address that redirects within it: the same page, the
 * one it moved to, the one above it, or the introduction. Paths are those below each version.
 */
export function counterparts(
  root: string,
  [from, to]: readonly [string, string],
  versions: VersionPages,
  own: readonly Redirect[],
): Map<string, string> {
  const [sources = [], targets = []] = [versions.get(from), versions.get(to)];
  const existing = new Set(targets.map((page) => page.path));
  const folder = addressOf(from, '/');
  const below = (address: string) => address.slice(folder.length).replace(/[?#].*/, '');
  const pathIn = (pages: readonly VersionPage[], file?: string) =>
    pages.find((page) => page.file === file)?.path;
  const redirected = own
    .filter((redirect) => redirect.from.startsWith(folder) && redirect.to.startsWith(folder))
    .map((redirect) => [below(redirect.from), below(redirect.to)] as const);
  const moved = compare(root, from, to).flatMap(({file, before}) => {
    const [page, now] = [pathIn(sources, before), pathIn(targets, file)];
    return page === undefined || now === undefined ? [] : [[page, now] as const];
  });
  const elsewhere = new Map([...redirected, ...moved]);
  const find = (page: string): string => {
    if (existing.has(page)) return page;
    const next = elsewhere.get(page);
    if (next !== undefined) return find(next);
    const above = path.posix.dirname(page);
    return above === '.' ? 'introduction' : existing.has(above) ? above : find(above);
  };
  const pages = [...sources.map((page) => page.path), ...redirected.map(([page]) => page)];
  return new Map([...new Set(pages)].sort().map((page) => [page, find(page)]));
}
