import {existsSync} from 'node:fs';
import path from 'node:path';
import {versionFolder} from '../../config/versions';
import type {Redirect} from '../../src/redirects/redirects';
import type {Git} from './git';
import {addressOf, type VersionPages} from './versions';

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

const INTRODUCTION = 'introduction';

/** Where the readers of a page of one version find it in another, by paths below each. */
export interface Counterpart {
  page: string;
  to: string;
  reason: 'same' | 'moved' | 'parent' | 'introduction';
}

/** The counterparts of each address of a version: of its pages, and of redirects that stay within it. */
export function counterparts(
  git: Git,
  from: string,
  to: string,
  versions: VersionPages,
  own: readonly Redirect[],
): Counterpart[] {
  const [sources = [], targets = []] = [versions.get(from), versions.get(to)];
  const existing = new Set(targets.map((page) => page.path));
  const root = `${addressOf(from, '')}/`;
  const below = (address: string) => address.slice(root.length).replace(/[?#].*/, '');
  const redirected = own
    .filter((redirect) => redirect.from.startsWith(root) && redirect.to.startsWith(root))
    .map((redirect) => [below(redirect.from), below(redirect.to)] as const);
  const moved = compare(git, from, to).moved.flatMap((move) => {
    const page = sources.find(({file}) => file === move.from)?.path;
    const now = targets.find(({file}) => file === move.to)?.path;
    return page === undefined || now === undefined ? [] : [[page, now] as const];
  });
  const leads = new Map([...redirected, ...moved]);

  const find = (page: string): Counterpart => {
    if (existing.has(page)) return {page, to: page, reason: 'same'};
    const led = leads.get(page);
    if (led !== undefined) return {page, to: find(led).to, reason: 'moved'};
    for (let above = path.posix.dirname(page); above !== '.'; above = path.posix.dirname(above))
      if (existing.has(above)) return {page, to: above, reason: 'parent'};
    return {page, to: INTRODUCTION, reason: 'introduction'};
  };
  const pages = [...sources.map((page) => page.path), ...redirected.map(([page]) => page)];
  return [...new Set(pages)].sort().map(find);
}
