import type {LockedPackage} from './commonJs';
import {OMIT_HOSTS} from './lockfile';
import {RUN_NONE} from './installScripts';
import type {Project} from './project';

/** As long as a SHA-512 is, of nothing in particular. */
const INTEGRITY = `sha512-${'0'.repeat(86)}==`;

const entry = (own: Partial<LockedPackage> = {}): LockedPackage => ({
  version: '1.0.0',
  license: 'MIT',
  integrity: INTEGRITY,
  ...own,
});

const installedFrom = (entries: readonly [string, LockedPackage][]): Project['installed'] =>
  Object.fromEntries(
    entries
      .filter(([folder]) => folder !== '')
      .map(([folder, {version, license}]) => [folder, {version, license}]),
  );

/** A small project in which all is well: two packages, each with a third one in a version of its own. */
export function soundProject(): Project {
  const packages: Record<string, LockedPackage> = {
    '': {name: 'site', dependencies: {left: '^1.0.0'}, devDependencies: {right: '~1.0.0'}},
    'node_modules/left': entry({
      dependencies: {shared: '^1.0.0'},
      optionalDependencies: {'for-another-system': '1.0.0'},
    }),
    'node_modules/right': entry({
      dependencies: {shared: '^2.0.0'},
      peerDependencies: {left: '1', unused: '*'},
      peerDependenciesMeta: {unused: {optional: true}},
    }),
    'node_modules/right/node_modules/shared': entry({version: '2.1.0', license: 'ISC OR GPL-2.0-only'}),
    'node_modules/shared': entry(),
  };
  return {
    manifest: {name: 'site', dependencies: {left: '^1.0.0'}, devDependencies: {right: '~1.0.0'}},
    lockfileVersion: 3,
    packages,
    installed: installedFrom(Object.entries(packages)),
    settings: [OMIT_HOSTS, RUN_NONE],
    source: JSON.stringify({lockfileVersion: 3, packages}, null, 2),
  };
}

/** The same with other entries; one that is undefined is gone, and a new one has what every sound one has. */
export function withPackages(
  changes: Readonly<Record<string, Partial<LockedPackage> | undefined>>,
  project = soundProject(),
): Project {
  const packages = {...project.packages};
  for (const [folder, change] of Object.entries(changes))
    if (change !== undefined) packages[folder] = {...(packages[folder] ?? entry()), ...change};
  const left = Object.entries(packages).filter(
    ([folder]) => !(folder in changes) || changes[folder] !== undefined,
  );
  return {...project, packages: Object.fromEntries(left), installed: installedFrom(left)};
}
