import {existsSync} from 'node:fs';
import path from 'node:path';
import {UserError} from '../config/files';
import {namesIn, NO_REPOSITORY, tryGit} from '../config/git';
import {FIRST_LINE, type Problem} from './lib/rule';

/** The file extensions that an import may leave out. */
const ENDING = /\.[jt]sx?$/;

/** Existing files that git tracks or would add; none if the project is not in git. */
export function readFileNames(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {status, stdout, said} = tryGit(root, args);
  if (status !== 0 && !said.includes(NO_REPOSITORY)) throw new UserError(said);
  // A file with a conflict is listed once for each side.
  return [...new Set(namesIn(stdout))].filter((file) => existsSync(path.join(root, file)));
}

function* foldersOf(file: string): Generator<string> {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
    yield folder;
}

/** A page whose name is its address. */
const PAGE = /^(?:docs|versioned_docs|changelog)\/.*\.mdx?$/;
const IN_ADDRESSES = /^[\p{L}\p{N} ./_-]+$/u;

/** Whether the name of a page can be an address, and other rules can look at it. */
export const isAddress = (file: string): boolean => !PAGE.test(file) || IN_ADDRESSES.test(file);

/** macOS and Windows treat names that differ only by case as one, and may resolve an import without extension to a folder. */
export function namesOnDisk(files: readonly string[]): Problem[] {
  const folders = new Set(files.flatMap((file) => [...foldersOf(file)]));
  const names = new Map<string, string>();
  const problems: Problem[] = [];
  for (const name of [...folders, ...files]) {
    const other = names.get(name.toLowerCase());
    if (other === undefined) names.set(name.toLowerCase(), name);
    else if (path.posix.dirname(name) === path.posix.dirname(other))
      problems.push({
        file: name,
        line: FIRST_LINE,
        message: `the name differs from ${other} only in case: rename one`,
      });
  }
  for (const file of files) {
    if (!isAddress(file))
      problems.push({
        file,
        line: FIRST_LINE,
        message: 'the name of a page is its address: rename it with letters, digits, "-", "_" and "."',
      });
    const stem = file.replace(ENDING, '');
    const folder = stem === file ? undefined : names.get(stem.toLowerCase());
    if (folder !== undefined && folders.has(folder))
      problems.push({
        file,
        line: FIRST_LINE,
        message: `an import without the ending finds the folder ${folder} on macOS and Windows: rename one`,
      });
  }
  return problems;
}
