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
