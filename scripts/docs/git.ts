import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {Refusal} from '../lib/refusal.mjs';

/** More than any answer that is asked for here. */
const MOST_BYTES = 256 * 1024 * 1024;

interface Options {
  /** What the program reads. */
  input?: string;
  /** An index of its own, so that what the reader has staged stays as it is. */
  index?: string;
}

interface Answer {
  status: number;
  text: string;
  fault: string;
}

/** The repository that a folder is the top of. */
export class Git {
  /** Where git keeps what is not in the tree. */
  readonly folder: string;

  /** @throws Refusal where git is not installed, or the folder is not the top of a repository with a commit */
  constructor(readonly root: string) {
    const {status, text} = this.ask('rev-parse', '--absolute-git-dir', '--show-prefix', '--verify', 'HEAD');
    const [folder = '', prefix] = text.split('\n');
    if (prefix)
      throw new Refusal('This folder lies inside another git repository: the project has to be its top.');
    if (folder === '')
      throw new Refusal('This folder is not a git repository: a version is cut from what git has.');
    if (status !== 0) throw new Refusal('This repository has no commit yet: commit the project first.');
    this.folder = folder;
  }

  /** Runs a command that may fail. */
  ask(...args: string[]): Answer {
    return this.run(args, {});
  }

  /** What a command printed, without the end of its last line. */
  tell(...args: string[]): string {
    return this.tellWith({}, ...args);
  }

  tellWith(options: Options, ...args: string[]): string {
    const {status, text, fault} = this.run(args, options);
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${fault}`);
    return text.replace(/\n$/, '');
  }

  /** The parts of an answer that end with a zero byte each. */
  list(...args: string[]): string[] {
    return this.tell(...args)
      .split('\0')
      .filter(Boolean);
  }

  private run(args: readonly string[], {input, index}: Options): Answer {
    const {error, status, stdout, stderr} = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: this.root,
      encoding: 'utf8',
      input,
      maxBuffer: MOST_BYTES,
      env: {
        ...process.env,
        LC_ALL: 'C',
        GIT_OPTIONAL_LOCKS: '0',
        ...(index !== undefined && {GIT_INDEX_FILE: path.resolve(this.folder, index)}),
      },
    });
    if (error && 'code' in error && error.code === 'ENOENT')
      throw new Refusal('git is not installed, or not on the path: install it first.');
    if (error) throw error;
    return {status: status ?? 1, text: stdout, fault: stderr.trim()};
  }
}

/** @throws Refusal where something is not committed */
export function requireClean(git: Git): void {
  const changed = git.list('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames');
  const [first] = changed;
  if (first === undefined) return;
  const others = changed.length > 1 ? ` and ${changed.length - 1} more` : '';
  throw new Refusal(`The work tree is not clean: commit or stash ${first.slice(3)}${others} first.`);
}
