import {execFileSync} from 'node:child_process';

/**
 * Whether git has the whole history of this folder. An archive has none, and a shallow clone only the end of it: to git, all older
 * files changed in its oldest commit. Both build without dates.
 */
export function hasHistory(folder: string): boolean {
  const ask = (...args: string[]) =>
    execFileSync('git', ['rev-parse', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    ask('--verify', '--quiet', 'HEAD');
    return ask('--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/** The day of the last commit that touched one of the paths, as YYYY-MM-DD; undefined if there is none. */
export function lastChange(folder: string, paths: readonly string[]): string | undefined {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', ...paths], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  return seconds === '' ? undefined : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}
