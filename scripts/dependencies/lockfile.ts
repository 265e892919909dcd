import semver from 'semver';
import {FIRST_LINE, type Problem} from '../../checks/lib/rule';
import {entriesOf, folderOf, LOCKFILE, nameAt, type LockedPackage} from './commonJs';
import {lineOf, MANIFEST, SETTINGS, type Project} from './project';

/** The form that npm writes since its version 7: one list of folders. */
const LOCKFILE_VERSION = 3;

/** Keeps hosts of registries out of the lockfile. */
export const OMIT_HOSTS = 'omit-lockfile-registry-resolved=true';

/** Where exceptions are made. */
const HERE = 'scripts/dependencies/lockfile.ts';

const INSTALL = 'run `npm install` and commit the lockfile';

const LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

interface Need {
  name: string;
  spec: string;
  isOptional: boolean;
}

function needsOf(entry: LockedPackage, isProject: boolean): Need[] {
  const needs = (list: (typeof LISTS)[number], isOptional: (name: string) => boolean): Need[] =>
    Object.entries(entry[list] ?? {}).map(([name, spec]) => ({name, spec, isOptional: isOptional(name)}));
  return [
    ...needs('dependencies', () => false),
    // Those of a package are for whoever works on it.
    ...(isProject ? needs('devDependencies', () => false) : []),
    ...needs('optionalDependencies', () => true),
    ...needs('peerDependencies', (name) => entry.peerDependenciesMeta?.[name]?.optional === true),
  ];
}

/** What is asked for: a package may stand under a name that is not its own. No range where a tag is asked for. */
function readSpec(name: string, spec: string): {truly: string; range: string | undefined} {
  const [, truly = name, wanted = spec] = /^npm:(@?[^@]+)@(.*)$/.exec(spec) ?? [];
  return {truly, range: semver.validRange(wanted, {loose: true}) ?? undefined};
}

/** A package that asks for another one in a version that it does not get, and does its work all the same. */
export interface PeerException {
  name: string;
  version: string;
  peer: string;
  reason: string;
}

export const peerExceptions: readonly PeerException[] = [
  {
    name: '@typescript-eslint/utils',
    version: '5.62.0',
    peer: 'eslint',
    reason: '@docusaurus/eslint-plugin makes its rules with it, which ESLint 9 runs: `npm run lint` does',
  },
];

/** Whether package.json and the lockfile say the same of the project. */
export function agreementProblems({manifest, packages}: Project): Problem[] {
  const locked = packages[''] ?? {};
  const told = (what: string, wanted = 'nothing', found = 'nothing') => ({
    file: MANIFEST,
    line: FIRST_LINE,
    message: `${what} ${wanted}, the lockfile as ${found}: ${INSTALL}`,
  });
  const own = (['name', 'version', 'license'] as const)
    .filter((field) => manifest[field] !== locked[field])
    .map((field) => told(`has ${field} as`, manifest[field], locked[field]));
  const lists = LISTS.flatMap((list) => {
    const wanted = manifest[list] ?? {};
    const found = locked[list] ?? {};
    return [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
      .filter((name) => wanted[name] !== found[name])
      .map((name) => told(`${list} has ${name} as`, wanted[name], found[name]));
  });
  return [...own, ...lists];
}

/** Whether each package that is asked for has an entry that fits, and each entry is asked for. */
export function completenessProblems(project: Project, exceptions = peerExceptions): Problem[] {
  const {manifest, packages} = project;
  const problems: Problem[] = [];
  const tell = (folder: string, message: string) =>
    problems.push({file: LOCKFILE, line: lineOf(project, folder), message: `${message}: ${INSTALL}`});
  const reached = new Set(['']);
  const asked = new Set<string>();
  const used = new Set<PeerException>();
  // A set is walked with what is added on the way.
  for (const folder of reached) {
    const who = folder === '' ? 'the project' : folder;
    for (const {name, spec, isOptional} of needsOf(packages[folder] ?? {}, folder === '')) {
      const found = folderOf(packages, folder, name);
      if (found === undefined) {
        if (!isOptional) tell(folder, `${who} needs ${name}, which has no entry`);
        continue;
      }
      reached.add(found);
      const {version} = packages[found] ?? {};
      const {truly, range} = readSpec(name, spec);
      asked.add(`${found} ${truly}`);
      const exception = exceptions.find(
        (one) =>
          one.name === nameAt(folder) && one.version === packages[folder]?.version && one.peer === name,
      );
      if (exception) used.add(exception);
      else if (
        manifest.overrides?.[name] !== version &&
        range !== undefined &&
        !semver.satisfies(version ?? '', range, {loose: true})
      )
        tell(folder, `${who} needs ${name} ${spec} and gets ${version ?? 'no version'}`);
    }
  }
  for (const [folder, {name = nameAt(folder)}] of entriesOf(packages)) {
    if (!reached.has(folder)) tell(folder, `nothing needs ${folder}`);
    else if (!asked.has(`${folder} ${name}`)) tell(folder, `${folder} is ${name}, which nothing asks for`);
  }
  const unused = exceptions.filter((exception) => !used.has(exception));
  return [
    ...problems,
    ...unused.map(({name, version, peer}) => ({
      file: HERE,
      line: FIRST_LINE,
      message: `there is no ${name} ${version} that gets another ${peer}: remove its exception`,
    })),
  ];
}

/** Whether each entry says which contents it stands for, and none where they come from. */
export function sourceProblems(project: Project): Problem[] {
  const {lockfileVersion, packages, settings} = project;
  const problems: Problem[] = [];
  const tell = (file: string, line: number, message: string) => problems.push({file, line, message});
  if (lockfileVersion !== LOCKFILE_VERSION)
    tell(LOCKFILE, FIRST_LINE, `is of version ${lockfileVersion}, not ${LOCKFILE_VERSION}: ${INSTALL}`);
  if (!settings.includes(OMIT_HOSTS))
    tell(SETTINGS, FIRST_LINE, `lacks ${OMIT_HOSTS}, which keeps hosts out of the lockfile: add it`);
  settings.forEach((line, index) => {
    if (/^(@[^:]+:)?registry\s*=/.test(line))
      tell(SETTINGS, index + 1, 'names a registry, which is a matter of each machine: remove the line');
  });
  for (const [folder, {integrity, resolved, link, inBundle}] of entriesOf(packages)) {
    const tellOf = (message: string) => tell(LOCKFILE, lineOf(project, folder), `${folder} ${message}`);
    if (resolved !== undefined || link)
      tellOf('says where it comes from, and packages come from a registry: remove "resolved"');
    // What a package brings along is part of its own contents.
    if (!inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
      tellOf(`has no SHA-512 of its contents: remove the entry, then ${INSTALL}`);
  }
  return problems;
}
