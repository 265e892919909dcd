import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {entriesOf, LOCKFILE, type LockedPackage, type LockedPackages, type Manifest} from './commonJs';

export const MANIFEST = 'package.json';
export const SETTINGS = '.npmrc';

/** package.json of the project. */
export interface ProjectManifest extends Manifest {
  overrides?: Readonly<Record<string, unknown>>;
  allowScripts?: Readonly<Record<string, boolean>>;
}

/** package.json of an installed package, of which nobody checked what stands in it. */
export interface InstalledManifest {
  name?: string;
  version?: string;
  license?: unknown;
  scripts?: Readonly<Record<string, unknown>>;
}

/** All that the checks of the dependencies look at. */
export interface Project {
  manifest: ProjectManifest;
  lockfileVersion: number;
  packages: LockedPackages;
  /** What is installed, by folder. Packages for other systems are not. */
  installed: Readonly<Record<string, InstalledManifest>>;
  /** .npmrc, line by line. */
  settings: readonly string[];
  /** The text of the lockfile, to find lines in. */
  source: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export function readProject(root: string): Project {
  const at = (file: string) => path.join(root, file);
  const source = readFileSync(at(LOCKFILE), 'utf8');
  const {lockfileVersion, packages} = JSON.parse(source) as {
    lockfileVersion: number;
    packages: Record<string, LockedPackage>;
  };
  const files = entriesOf(packages)
    .map(([folder]) => [folder, at(`${folder}/${MANIFEST}`)] as const)
    .filter(([, file]) => existsSync(file));
  return {
    manifest: readJson(at(MANIFEST)) as ProjectManifest,
    lockfileVersion,
    packages,
    installed: Object.fromEntries(
      files.map(([folder, file]) => [folder, readJson(file) as InstalledManifest]),
    ),
    settings: readFileSync(at(SETTINGS), 'utf8')
      .split('\n')
      .map((line) => line.trim()),
    source,
  };
}

/** The line of the lockfile in which the entry of a package begins. */
export function lineOf({source}: Project, folder: string): number {
  const at = source.indexOf(`\n    ${JSON.stringify(folder)}: {`);
  return at === -1 ? 1 : source.slice(0, at + 1).split('\n').length;
}
