import {spawnSync} from 'node:child_process';
import os from 'node:os';
import {UserError} from './files';

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
