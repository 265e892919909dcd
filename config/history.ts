import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {memoize} from '../src/shared/memoize';
import {withoutSlash} from './address';
import {isIn, UserError} from './files';
import {git, namesIn, NO_REPOSITORY, tryGit} from './git';

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
