import path from 'node:path';
import type {Redirect} from '../../src/redirects/redirects';
import {compare} from './compare';
import type {Git} from './git';
import {addressOf, type VersionPages} from './versions';

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
