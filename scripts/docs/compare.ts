import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Git} from './git';

export interface Move {
  from: string;
  to: string;
}

/** What a later folder of pages has otherwise than an earlier one, by paths below them. */
export interface Comparison {
  added: string[];
  removed: string[];
  changed: string[];
  moved: Move[];
}

/** How alike, in per cent, a file must be to one that is gone to count as the same that moved. */
const ALIKE = 50;

/** Compares two folders of the tree as git compares commits, so that a page that moved is found again. */
export function compare(git: Git, earlier: string, later: string): Comparison {
  const result: Comparison = {added: [], removed: [], changed: [], moved: []};
  if (![earlier, later].every((folder) => existsSync(path.join(git.root, folder)))) return result;
  const {text} = git.ask(
    'diff',
    '--no-index',
    '--name-status',
    '-z',
    `--find-renames=${ALIKE}%`,
    '--',
    earlier,
    later,
  );
  const parts = text.split('\0').filter(Boolean);
  const below = (folder: string, file = '') => path.posix.relative(folder, file);
  for (let at = 0; at < parts.length;) {
    const kind = parts[at]?.[0];
    if (kind === 'R') {
      result.moved.push({from: below(earlier, parts[at + 1]), to: below(later, parts[at + 2])});
      at += 3;
      continue;
    }
    const file = parts[at + 1];
    if (kind === 'A') result.added.push(below(later, file));
    if (kind === 'D') result.removed.push(below(earlier, file));
    if (kind === 'M' || kind === 'T') result.changed.push(below(earlier, file));
    at += 2;
  }
  return result;
}
