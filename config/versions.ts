import {existsSync} from 'node:fs';
import type {Options} from '@docusaurus/plugin-content-docs';
import {readJson} from './files';
import {NEXT} from './address';

// By itself, as components cannot import what reads files.
export {NEXT};

type VersionOptions = Pick<Options, 'lastVersion' | 'onlyIncludeVersions' | 'versions'>;

/** What Docusaurus calls it. */
const CURRENT = 'current';

const PRERELEASE = /-(alpha|beta|rc)/i;

/** Names cut so far, newest first. The file appears with the first cut. */
export function readVersionNames(file: string): string[] {
  return existsSync(file) ? readJson<string[]>(file, 'list') : [];
}

/** The folder with the pages of a version, below that of the site. */
export const versionFolder = (version: string) =>
  version === NEXT ? 'docs' : `versioned_docs/version-${version}`;

/** The sidebar of a version that was cut, as Docusaurus wrote it. */
export const versionSidebar = (version: string) => `versioned_sidebars/version-${version}-sidebars.json`;

/** What a writer names instead of a version. */
const LATEST = 'latest';
const ALL = 'all';

/** What `npm start` serves by itself: the pages that are written, and those that readers have. */
export const SERVED_BY_DEFAULT = `${NEXT},${LATEST}`;

/** Tells the development server which versions to serve; without it, all. */
export const SERVED_VARIABLE = 'RIFT_VERSIONS';

/** The newest version that is not a pre-release; the newest at all where there is none; next before the first cut. */
export function latestVersion(names: readonly string[]): string {
  return names.find((name) => !PRERELEASE.test(name)) ?? names[0] ?? NEXT;
}

/** Newest first. */
export const withNext = (names: readonly string[]): string[] => [NEXT, ...names];

/**
 * The versions that a list such as `next,v1` names, newest first. `latest` stands for the latest, `all` for all; a version of
 * that name comes before.
 *
 * @param names - those cut so far
 * @throws when one of them does not exist
 */
export function chooseVersions(list: string, names: readonly string[]): string[] {
  const all = withNext(names);
  const asked = list.split(',').map((name) => name.trim());
  const chosen = asked.flatMap((name) => {
    if (all.includes(name)) return [name];
    if (name === LATEST) return [latestVersion(names)];
    if (name === ALL) return all;
    throw new Error(`There is no version "${name}". There are: ${all.join(', ')}; ${LATEST}, ${ALL}.`);
  });
  return all.filter((name) => chosen.includes(name));
}

/**
 * The versions that the development server serves, newest first, and those that it leaves out. A build leaves out none, whatever
 * the environment says: one with some would look like the site.
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
 * Each version under its own name; only the latest is for search engines.
 *
 * @param names - those cut so far
 * @param served - which of these and next the site has; the latest is the latest of them
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
