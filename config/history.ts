import {execFileSync} from 'node:child_process';

/** Whether git knows the history of this folder. An archive without it builds too, without dates. */
export function hasHistory(folder: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], {cwd: folder, stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** The day of the last commit that touched one of the paths, as YYYY-MM-DD; nothing where there is none. */
export function lastChange(folder: string, paths: readonly string[]): string | undefined {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', ...paths], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  return seconds === '' ? undefined : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}
