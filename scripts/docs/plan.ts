import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {versionFolder, type Redirect} from '../../checks/lib/commonJs';
import {escaped} from '../../checks/lib/pattern';
import type {BuildRecord} from '../lib/build.mjs';
import {compare, type Comparison, type Move} from './compare';
import type {Git} from './git';
import {addressOf, latestOf, pagesOf, type VersionPage} from './site';

/** Where pages of the site are written that link into the latest version. */
const LINKING = ['src', 'config', 'plugins', 'README.md', 'CONTRIBUTING.md'];
const NOT_LINKING = /\.test\.ts$|^config\/words\.txt$/;

const INTRODUCTION = 'introduction';

/** Why a redirect leads where it does. */
type Reason = 'moved' | 'kept' | 'parent' | 'introduction';

export interface Proposal extends Redirect {
  reason: Reason;
}

export interface SiteLink {
  file: string;
  line: number;
  /** The page that it leads to, below its version. */
  path: string;
}

export interface Plan {
  version: string;
  /** The latest version, where one has been cut. */
  against: string | undefined;
  pages: Comparison & {total: number; words: number};
  /** Of the pages of the new version, below it. */
  paths: string[];
  /** The tables that differ. */
  tables: Comparison;
  /** Redirects from addresses that would be those of the latest version, if the new one had the page. */
  redirects: Proposal[];
  /** Redirects of the file whose source the new version makes a page. */
  obsolete: Redirect[];
  /** Links of the site to pages that the new version does not have. */
  siteLinks: SiteLink[];
  size: {files: number; bytes: number; builtBytes: number | undefined};
  build: (BuildRecord & {estimate: number}) | undefined;
}

/** What of a comparison is a file of one kind. */
function only(comparison: Comparison, isKind: (file: string) => boolean): Comparison {
  const {added, removed, changed, moved} = comparison;
  return {
    added: added.filter(isKind),
    removed: removed.filter(isKind),
    changed: changed.filter(isKind),
    moved: moved.filter(({to}) => isKind(to)),
  };
}

const isPage = (file: string) => /\.mdx?$/.test(file);

/** A page, or the nearest above it that there is. */
function nearest(pagePath: string, has: (pagePath: string) => boolean): string {
  const parent = path.posix.dirname(pagePath);
  if (parent === '.') return INTRODUCTION;
  return has(parent) ? parent : nearest(parent, has);
}

/** Where the readers of each address of one version find the same in another. */
export interface Ways {
  /** Below the version: pages, and what leads to pages. */
  paths: readonly string[];
  wayOf: (pagePath: string) => {path: string; reason: Reason};
}

interface Side {
  version: string;
  pages: readonly VersionPage[];
}

/** How the addresses of one version find their pages in another. */
export function waysBetween(
  from: Side,
  to: Side,
  moves: readonly Move[],
  redirects: readonly Redirect[],
): Ways {
  const targets = new Set(to.pages.map((page) => page.path));
  const has = (pagePath: string) => targets.has(pagePath);
  const pathAt = (side: Side, file: string) => side.pages.find((page) => page.file === file)?.path;
  const moved = new Map(moves.map((move) => [pathAt(from, move.from), pathAt(to, move.to)] as const));
  const root = addressOf(from.version, '');
  const below = (address: string) =>
    address.startsWith(`${root}/`) ? address.slice(root.length + 1) : undefined;
  const kept = new Map(
    redirects.map((redirect) => [below(redirect.from), below(redirect.to.replace(/[?#].*/, ''))]),
  );
  kept.delete(undefined);
  const wayOf = (pagePath: string): {path: string; reason: Reason} => {
    if (has(pagePath)) return {path: pagePath, reason: 'kept'};
    const now = moved.get(pagePath);
    if (now !== undefined && has(now)) return {path: now, reason: 'moved'};
    const led = kept.get(pagePath);
    if (led !== undefined && led !== pagePath) {
      const {path: target} = wayOf(led);
      return {path: target, reason: 'moved'};
    }
    const above = nearest(pagePath, has);
    return {path: above, reason: above === INTRODUCTION ? 'introduction' : 'parent'};
  };
  const own = from.pages.map((page) => page.path);
  const leading = [...kept.keys()].filter((one) => one !== undefined);
  return {paths: [...new Set([...own, ...leading])].sort(), wayOf};
}

/** Quoted in code, alone or as a whole address, with or without a heading. */
const quoted = (pagePath: string) =>
  new RegExp(`(["'\`(])(?:/docs/[^/"'\`)]+/)?${escaped(pagePath)}(?:#[^"'\`)]*)?(?=["'\`)])`);

/** Where the site names pages. */
export function linksTo(git: Git, paths: readonly string[]): SiteLink[] {
  if (paths.length === 0) return [];
  const files = git.list('ls-files', '-z', '--', ...LINKING).filter((file) => !NOT_LINKING.test(file));
  return files
    .filter((file) => existsSync(path.join(git.root, file)))
    .flatMap((file) => {
      const lines = readFileSync(path.join(git.root, file), 'utf8').split('\n');
      return lines.flatMap((text, index) =>
        paths.filter((one) => quoted(one).test(text)).map((one) => ({file, line: index + 1, path: one})),
      );
    });
}

/** How many files a folder holds, and their bytes together. */
export function sizeOf(folder: string): {files: number; bytes: number} {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  );
  const bytes = entries.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return {files: entries.length, bytes: bytes.reduce((sum, one) => sum + one, 0)};
}

function sizeOfVersion(root: string, against: string | undefined) {
  const built = path.join(root, 'build/docs', against ?? 'next');
  return {
    ...sizeOf(path.join(root, 'docs')),
    builtBytes: existsSync(built) ? sizeOf(built).bytes : undefined,
  };
}

/** What a cut will do. Changes nothing. */
export function planCut(
  git: Git,
  version: string,
  redirects: readonly Redirect[],
  record: BuildRecord | undefined,
): Plan {
  const {root} = git;
  const against = latestOf(root);
  const pages = pagesOf(root, 'next');
  const all = compare(git, versionFolder(against ?? version), versionFolder('next'));
  const next = {version, pages};
  const ways =
    against === undefined
      ? undefined
      : waysBetween({version: against, pages: pagesOf(root, against)}, next, all.moved, redirects);
  const own = new Set(pages.map((page) => page.path));
  const lost = ways?.paths.filter((one) => !own.has(one)) ?? [];
  const sources = new Set([addressOf(version, ''), ...pages.map((page) => addressOf(version, page.path))]);
  return {
    version,
    against,
    pages: {
      total: pages.length,
      words: pages.reduce((sum, {words}) => sum + words, 0),
      ...only(all, isPage),
    },
    paths: pages.map((page) => page.path),
    tables: only(all, (file) => !isPage(file)),
    redirects: lost.flatMap((one) => {
      const way = ways?.wayOf(one);
      return way
        ? [{from: addressOf(version, one), to: addressOf(version, way.path), reason: way.reason}]
        : [];
    }),
    obsolete: redirects.filter(({from}) => sources.has(from)),
    siteLinks: linksTo(git, lost),
    size: sizeOfVersion(root, against),
    build: record && {...record, estimate: (record.seconds / record.pages) * (record.pages + pages.length)},
  };
}
