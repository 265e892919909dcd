import {readFileSync} from 'node:fs';
import path from 'node:path';

export const LOCKFILE = 'package-lock.json';

/** What package.json and the lockfile both say of the project. */
export interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** An entry of the lockfile, as far as anything here reads it. */
export interface LockedPackage extends Manifest {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  peerDependenciesMeta?: Readonly<Record<string, {optional?: boolean}>>;
}

/** Packages by their folders; the project itself is the folder without a name. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface Lockfile {
  lockfileVersion: number;
  packages: LockedPackages;
}

const FOLDER = 'node_modules/';

export function readLockfile(root: string): Lockfile {
  return JSON.parse(readFileSync(path.join(root, LOCKFILE), 'utf8')) as Lockfile;
}

/** The name that a package is required by: the end of its folder. */
export const nameAt = (folder: string): string => folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length);

/** The entries of packages: all but the project itself. */
export const entriesOf = (packages: LockedPackages): [folder: string, entry: LockedPackage][] =>
  Object.entries(packages).filter(([folder]) => folder !== '');

/** The folder that Node finds a package in: the nearest one on the way up from who asks. */
export function folderOf(packages: LockedPackages, from: string, name: string): string | undefined {
  let base = from;
  for (;;) {
    const folder = `${base === '' ? '' : `${base}/`}${FOLDER}${name}`;
    if (packages[folder]) return folder;
    if (base === '') return undefined;
    base = base.slice(0, Math.max(0, base.lastIndexOf(FOLDER) - 1));
  }
}

/**
 * The folder of the package that a file belongs to, from the project on and with slashes; none for the project's own. The
 * packages of a copy may be links: then their files are elsewhere, in folders of the same names.
 */
export function packageFolder(root: string, file: string): string | undefined {
  const parts = path.relative(root, file).replaceAll('\\', '/').split('/');
  const name = FOLDER.slice(0, -1);
  const [first, last] = [parts.indexOf(name), parts.lastIndexOf(name)];
  if (first === -1) return undefined;
  return parts.slice(first, last + (parts[last + 1]?.startsWith('@') ? 3 : 2)).join('/');
}
