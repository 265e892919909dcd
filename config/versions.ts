import {existsSync} from 'node:fs';
import type {Options} from '@docusaurus/plugin-content-docs';
import {readJson, UserError} from './files';
import {NEXT} from './address';

// In a file of its own, because components cannot import a module that reads files.
export {NEXT};

type VersionOptions = Pick<Options, 'lastVersion' | 'onlyIncludeVersions' | 'versions'>;

/** The Docusaurus name for the next version. */
const CURRENT = 'current';

const PRERELEASE = /-(alpha|beta|rc)/i;

/** The names of the versions cut so far, newest first. The first cut creates the file. */
export function readVersionNames(file: string): string[] {
  return existsSync(file) ? readJson<string[]>(file, 'list') : [];
}

/** The folder with the pages of a version, relative to the site. */
export const versionFolder = (version: string) =>
  version === NEXT ? 'docs' : `versioned_docs/version-${version}`;

/** The sidebar file that Docusaurus wrote when the version was cut. */
export const versionSidebar = (version: string) => `versioned_sidebars/version-${version}-sidebars.json`;

/** A writer may use this name instead of a version. */
const LATEST = 'latest';
const ALL = 'all';

/** What `npm start` serves by default: the pages being written, and those that most readers see. */
export const SERVED_BY_DEFAULT = `${NEXT},${LATEST}`;

/** The environment variable that tells the development server which versions to serve; by default all. */
export const SERVED_VARIABLE = 'RIFT_VERSIONS';

/** The newest version that is not a pre-release, otherwise the newest of all; before the first cut, next. */
export function latestVersion(names: readonly string[]): string {
  return names.find((name) => !PRERELEASE.test(name)) ?? names[0] ?? NEXT;
}

/** Newest first. */
export const withNext = (names: readonly string[]): string[] => [NEXT, ...names];

/**
 * The versions in a list such as `next,v1`, newest first. `latest` means the latest version and `all` means all, unless a version
 * has that name.
 *
 * @param names - those cut so far
 * @throws if one of them does not exist
 */
export function chooseVersions(list: string, names: readonly string[]): string[] {
  const all = withNext(names);
  const asked = list.split(',').map((name) => name.trim());
  const chosen = asked.flatMap((name) => {
    if (all.includes(name)) return [name];
    if (name === LATEST) return [latestVersion(names)];
    if (name === ALL) return all;
    throw new UserError(`There is no version "${name}". There are: ${all.join(', ')}; ${LATEST}, ${ALL}.`);
  });
  return all.filter((name) => chosen.includes(name));
}

/**
 * The versions that the development server serves, newest first, and those that it leaves out. A build always includes all,
 * whatever the environment says, because an incomplete build would look like the whole site.
 */
export function servedVersions(
  names: readonly string[],
  env: NodeJS.ProcessEnv,
): {served: string[]; unserved: string[]} {
  const all = withNext(names);
  const list = env[SERVED_VARIABLE];
  const served = list && env.NODE_ENV === 'development' ? chooseVersions(list, names) : all;
  return {served, unserved: all.filter((name) => !served.includes(name))};
}

/**
 * Options that give each version an address with its name, and only the latest to search engines.
 *
 * @param names - those cut so far
 * @param served - which of these and next the site includes; the latest is the latest of these
 */
export function versionOptions(
  names: readonly string[],
  served: readonly string[] = withNext(names),
): VersionOptions {
  const kept = names.filter((name) => served.includes(name));
  const latest = latestVersion(kept);
  const cut = names.map((name) => [name, {path: name, label: name, badge: false, noIndex: name !== latest}]);
  const isWhole = served.length === withNext(names).length;
  return {
    ...(kept.length === 0 ? {} : {lastVersion: latest}),
    ...(!isWhole && {onlyIncludeVersions: served.map((name) => (name === NEXT ? CURRENT : name))}),
    versions: {
      [CURRENT]: {path: NEXT, label: NEXT, badge: false, banner: 'unreleased', noIndex: true},
      ...Object.fromEntries(cut),
    },
  };
}

/** With the cache, which takes a tenth of a gigabyte per version, a build of more versions would exceed 4 GB. */
const MAX_CACHED_VERSIONS = 10;

/**
 * Whether the bundler caches its output for the next build. This saves two thirds of the bundler's work then, but takes half as
 * much memory again.
 */
export const isCacheAffordable = (names: readonly string[], {NODE_ENV}: NodeJS.ProcessEnv): boolean =>
  NODE_ENV === 'development' || names.length <= MAX_CACHED_VERSIONS;
