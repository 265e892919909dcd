import {spawnSync} from 'node:child_process';
import {UserError} from '../lib/command';

/** `git diff` over two versions can print more than Node's default of 1 MB. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

interface Answer {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs git in a folder, and returns its output whatever its exit status. */
export function runGit(cwd: string, args: readonly string[]): Answer {
  const {error, status, stdout, stderr} = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    env: {...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0'},
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new UserError('git is not installed, or not on the path: install it first.');
  if (error) throw error;
  return {status: status ?? 1, stdout, stderr: stderr.trim()};
}

/** The repository that a folder is the top of. */
export class Git {
  constructor(readonly root: string) {
    const {status, stdout} = this.ask('rev-parse', '--absolute-git-dir', '--show-prefix', '--verify', 'HEAD');
    const [folder = '', prefix] = stdout.split('\n');
    if (prefix)
      throw new UserError('This folder lies inside another git repository: the project has to be its top.');
    if (folder === '')
      throw new UserError('This folder is not a git repository: a version is cut from what git has.');
    if (status !== 0) throw new UserError('This repository has no commit yet: commit the project first.');
  }

  /** Runs a command that may fail. */
  ask(...args: string[]): Answer {
    return runGit(this.root, args);
  }

  /** The output of a command, without its last line break. */
  tell(...args: string[]): string {
    const {status, stdout, stderr} = this.ask(...args);
    if (status !== 0) throw new UserError(`git ${args[0]}: ${stderr}`);
    return stdout.replace(/\n$/, '');
  }

  /** The output of a command that ends each entry with a zero byte. */
  list(...args: string[]): string[] {
    return this.tell(...args)
      .split('\0')
      .filter(Boolean);
  }
}

const MAX_NAMED = 5;

/** Takes back what is not committed; nothing is lost, since the stash has it. */
export const takeBack = (paths: readonly string[]): string =>
  `git stash push --include-untracked -- ${paths.join(' ')}`;

/** Throws where something below these paths is not committed, with its names and the command that puts it away. */
export function requireClean(git: Git, paths: readonly string[]): void {
  const changed = git
    .list('status', '--porcelain', '-z', '--no-renames', '--', ...paths)
    .map((entry) => entry.slice(3));
  if (changed.length === 0) return;
  const more = changed.length > MAX_NAMED ? ` and ${changed.length - MAX_NAMED} more` : '';
  const touched = paths.filter((one) => changed.some((file) => file === one || file.startsWith(`${one}/`)));
  throw new UserError(
    `Not committed: ${changed.slice(0, MAX_NAMED).join(', ')}${more}. Commit first, or put it away: ${takeBack(touched)}`,
  );
}
