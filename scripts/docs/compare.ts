import {existsSync} from 'node:fs';
import path from 'node:path';
import {versionFolder} from '../../config/versions';
import type {Git} from './git';

export interface Move {
  from: string;
  to: string;
}

/** How the files of a later version differ from those of an earlier one, by paths below their folders. */
export interface Comparison {
  added: string[];
  removed: string[];
  changed: string[];
  moved: Move[];
}

/** Compares the files of two versions as git compares commits, so that a page that moved is recognised. */
export function compare(git: Git, earlier: string, later: string): Comparison {
  const result: Comparison = {added: [], removed: [], changed: [], moved: []};
  const [from, to] = [versionFolder(earlier), versionFolder(later)];
  if (![from, to].every((folder) => existsSync(path.join(git.root, folder)))) return result;
  const {stdout} = git.ask('diff', '--no-index', '--name-status', '-z', '--find-renames', '--', from, to);
  const parts = stdout.split('\0').filter(Boolean);
  const below = (folder: string, file = '') => path.posix.relative(folder, file);
  for (let at = 0; at < parts.length; at += 2) {
    const [status = '', first, second] = parts.slice(at);
    if (status.startsWith('R')) {
      result.moved.push({from: below(from, first), to: below(to, second)});
      at += 1;
    } else if (status === 'A') result.added.push(below(to, first));
    else if (status === 'D') result.removed.push(below(from, first));
    else result.changed.push(below(from, first));
  }
  return result;
}

export const SIGNS = '(+ new, - gone, > moved, ~ changed)';

/** A line for each difference. */
export const linesOf = ({added, removed, changed, moved}: Comparison): string[] => [
  ...added.map((file) => `  + ${file}`),
  ...removed.map((file) => `  - ${file}`),
  ...moved.map(({from, to}) => `  > ${from} -> ${to}`),
  ...changed.map((file) => `  ~ ${file}`),
];
