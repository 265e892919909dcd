import path from 'node:path';
import {docAddress} from '../../config/docPage';
import {filesBelow} from '../../config/files';
import {git, namesIn} from '../../config/git';
import {NEXT, readVersionNames, versionFolder} from '../../config/versions';
import {UserError} from '../../config/command';

/** What the commands work on, and the means that they use. */
export interface Project {
  root: string;
  print: (line: string) => void;
  /** Runs a program, given its file below node_modules, and resolves to its exit status. */
  run: (program: string, args: readonly string[]) => Promise<number>;
}

interface Options {
  to?: string;
  from?: string;
  since?: string;
  yes?: boolean;
}

export type Command = (project: Project, names: readonly string[], options: Options) => Promise<number>;

export const NEXT_FOLDER = versionFolder(NEXT);

/** The addresses of the pages of a version, relative to that of the version. */
export function pagesOf(root: string, version: string): string[] {
  const folder = path.join(root, versionFolder(version));
  return filesBelow(folder)
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .map((file) => docAddress(folder, file));
}

export const VERSIONS_FILE = 'versions.json';

export const versionNames = (root: string): string[] => readVersionNames(path.join(root, VERSIONS_FILE));

export function requireVersion(name: string, names: readonly string[]): void {
  if (!names.includes(name))
    throw new UserError(`There is no version "${name}". Versions: ${names.join(', ') || 'none yet'}.`);
}

/** Requires that nothing below the paths, or anywhere, is uncommitted, so that the command can be undone. */
export function requireClean(root: string, paths: readonly string[] = []): void {
  const args = ['status', '--porcelain', '-z', '--untracked-files=normal', '--no-renames', '--', ...paths];
  const changed = namesIn(git(root, args)).map((line) => line.slice(3));
  if (changed.length === 0) return;
  const more = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
  const aside = ['git stash push --include-untracked', ...(paths.length > 0 ? ['--', ...paths] : [])].join(
    ' ',
  );
  throw new UserError(
    `Not committed: ${changed[0]}${more}. Commit first, or put the changes aside: ${aside}`,
  );
}

/** Prints how to keep or undo a change to a tree that was clean. */
export function printNextSteps(print: Project['print'], message: string): void {
  print(`To keep it: git add --all && git commit --message="${message}"`);
  print('To undo it: git stash push --include-untracked');
}
