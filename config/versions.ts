import {existsSync, readFileSync} from 'node:fs';
import type {Options} from '@docusaurus/plugin-content-docs';
import {NEXT} from './nextVersion';

// By itself, as components cannot import what reads files.
export {NEXT};

type VersionOptions = Pick<Options, 'lastVersion' | 'versions'>;

const PRERELEASE = /-(alpha|beta|rc)/i;

/** Names cut so far, newest first. The file appears with the first cut. */
export function readVersionNames(file: string): string[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** The newest version that is not a pre-release; the newest at all where there is none; next before the first cut. */
export function latestVersion(names: readonly string[]): string {
  return names.find((name) => !PRERELEASE.test(name)) ?? names[0] ?? NEXT;
}

/** Each version under its own name; only the latest is for search engines. */
export function versionOptions(names: readonly string[]): VersionOptions {
  const latest = latestVersion(names);
  const cut = names.map((name) => [name, {path: name, label: name, badge: false, noIndex: name !== latest}]);
  return {
    ...(names.length === 0 ? {} : {lastVersion: latest}),
    versions: {
      current: {path: NEXT, label: NEXT, badge: false, banner: 'unreleased', noIndex: true},
      ...Object.fromEntries(cut),
    },
  };
}
