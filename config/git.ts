import {spawnSync} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {memoize} from '../src/shared/memoize';
import {withoutSlash} from './address';
import {isIn, UserError} from './files';

/** What may steer git from outside: settings, where it is installed, and whose commits it makes. */
const STEERING = /^GIT_(?:CONFIG|EXEC_PATH|AUTHOR|COMMITTER)/;

/** In English, and without variables that change what it prints, or lead to another repository: in a hook, git itself sets those. */
const environment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || STEERING.test(name)),
  ),
  LC_ALL: 'C',
  // A path is a name, and no pattern.
  GIT_LITERAL_PATHSPECS: '1',
});

/** In a repository that a test or a measurement makes for itself: without the user's settings and hooks. */
export const APART: NodeJS.ProcessEnv = {
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Rift',
  GIT_AUTHOR_EMAIL: 'rift@example.org',
  GIT_COMMITTER_NAME: 'Rift',
  GIT_COMMITTER_EMAIL: 'rift@example.org',
};

interface Options {
  input?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs git, and returns what it prints, and what it says, on one line, if it fails. Users set git as they like: commands that are read
 * here are plumbing, or their options fix what a setting could change.
 */
export function tryGit(folder: string, args: readonly string[], {input, env}: Options = {}) {
  const {error, status, signal, stdout, stderr} = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: Infinity,
    env: {...environment(), ...env},
  });
  if (status === null) {
    const reason = error?.message ?? signal;
    return {status, stdout: '', said: `git could not be run: ${reason}. Install it, or add it to the PATH.`};
  }
  return {status, stdout, said: `git ${args[0]}: ${stderr.trim().replace(/\s+/g, ' ')}`};
}

/** @throws UserError with what git says if it fails */
export function git(folder: string, args: readonly string[], options: Options = {}): string {
  const {status, stdout, said} = tryGit(folder, args, options);
  if (status !== 0) throw new UserError(said);
  return stdout;
}

/** What git says in an archive. */
export const NO_REPOSITORY = 'not a git repository';

/** The names in a list that git prints with `-z`: only there it quotes none. */
export const namesIn = (list: string): string[] => list.split('\0').filter(Boolean);

/**
 * Whether git has the whole history of this folder. An archive has none, and a shallow clone only the end of it: to git, all older
 * files changed in its oldest commit. Both build without dates.
 */
export function hasHistory(folder: string): boolean {
  const {status, stdout, said} = tryGit(folder, ['rev-parse', '--is-shallow-repository']);
  if (status !== 0 && !said.includes(NO_REPOSITORY)) console.warn(`Pages get no dates. ${said}`);
  const hasCommit = () => tryGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']).status === 0;
  return stdout.trim() === 'false' && hasCommit();
}

/** In milliseconds. */
interface Times {
  first: number;
  last: number;
}

/** Begins the part of the output that belongs to a commit: no name of a file contains it. */
const COMMIT = '\u0001';

/** When each file below a folder was committed. */
const readTimes = memoize((folder: string): ReadonlyMap<string, Times> => {
  const format = ['--name-only', '-z', '--encoding=UTF-8', '--format=%x01%ct'];
  const args = ['diff-tree', '--stdin', '-r', '--root', '--relative', '--no-renames', ...format];
  const changes = git(folder, args, {input: git(folder, ['rev-list', 'HEAD'])});
  const times = new Map<string, Times>();
  for (const change of changes.split(COMMIT).slice(1)) {
    const [seconds = '', ...files] = namesIn(change.replace('\n', ''));
    if (!/^\d+$/.test(seconds))
      throw new UserError(`git diff-tree answers "${seconds}" instead of the time of a commit: update git.`);
    const time = Number(seconds) * 1000;
    for (const file of files) {
      const {first, last} = times.get(file) ?? {first: time, last: time};
      times.set(file, {first: Math.min(first, time), last: Math.max(last, time)});
    }
  }
  return times;
});

/** The day of the last commit that touched one of the paths, as YYYY-MM-DD; undefined if there is none. */
export function lastChange(folder: string, paths: readonly string[]): string | undefined {
  const places = paths.map(withoutSlash);
  const times = [...readTimes(folder)].filter(([file]) => places.some((place) => isIn(place, file)));
  if (times.length === 0) return undefined;
  return new Date(Math.max(...times.map(([, {last}]) => last))).toISOString().slice(0, 10);
}

/** What Docusaurus asks about a file, without its own calls of git. */
export function fileHistory(folder: string): VcsConfig {
  const answer = (file: string, kind: keyof Times) => {
    const times = readTimes(folder).get(path.relative(folder, file).replaceAll('\\', '/'));
    return Promise.resolve(times ? {timestamp: times[kind], author: ''} : null);
  };
  return {
    initialize: () => undefined,
    getFileCreationInfo: (file) => answer(file, 'first'),
    getFileLastUpdateInfo: (file) => answer(file, 'last'),
  };
}
