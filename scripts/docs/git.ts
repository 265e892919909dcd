import {spawnSync} from 'node:child_process';
import {UserError} from '../lib/command';

/** Runs git in a folder, and returns its output whatever its exit status. */
export function tryGit(cwd: string, ...args: string[]): {status: number; stdout: string; stderr: string} {
  const {error, status, stdout, stderr} = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0'},
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new UserError('git is not installed, or not on the PATH. Install it first.');
  if (error) throw error;
  return {status: status ?? 1, stdout, stderr: stderr.trim()};
}

/** The lines that git prints. */
export function git(cwd: string, ...args: string[]): string[] {
  const {status, stdout, stderr} = tryGit(cwd, ...args);
  if (status !== 0) throw new UserError(`git ${args[0]}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

/** Takes back what is not committed; nothing is lost, since the stash has it. */
export const takeBack = (paths: readonly string[]): string =>
  `git stash push --include-untracked -- ${paths.join(' ')}`;
