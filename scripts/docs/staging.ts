import {cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Git} from './git';

const PREFIX = 'rift-docs-staging-';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Moves a file or a folder, also to another file system. */
function move(from: string, to: string) {
  mkdirSync(path.dirname(to), {recursive: true});
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    cpSync(from, to, {recursive: true});
    rmSync(from, {recursive: true, force: true});
  }
}

/**
 * A folder beside the tree, inside git's own, in which a change is made ready. The tree gets it in one go of renames, which no
 * signal of this process comes between; who is killed before leaves the tree as it was.
 */
export class Staging {
  readonly folder: string;
  private readonly moves: (() => void)[] = [];

  constructor(private readonly git: Git) {
    this.folder = path.join(git.folder, `${PREFIX}${process.pid}`);
    // What others left that were killed.
    for (const name of readdirSync(git.folder)) {
      if (name.startsWith(PREFIX) && !isAlive(Number(name.slice(PREFIX.length))))
        rmSync(path.join(git.folder, name), {recursive: true, force: true});
    }
    mkdirSync(this.folder, {recursive: true});
  }

  /** Makes a file of the tree ready: it gets this text. */
  write(file: string, text: string): void {
    const ready = path.join(this.folder, 'ready', file);
    mkdirSync(path.dirname(ready), {recursive: true});
    writeFileSync(ready, text);
    this.put(ready, file);
  }

  /** Makes what stands at a path ready to be moved into the tree. */
  put(ready: string, file: string): void {
    this.moves.push(() => move(ready, path.join(this.git.root, file)));
  }

  /** Makes a file or a folder of the tree ready to go. */
  remove(file: string): void {
    this.moves.push(() => {
      const whole = path.join(this.git.root, file);
      if (existsSync(whole)) move(whole, path.join(this.folder, 'gone', file));
    });
  }

  get isEmpty(): boolean {
    return this.moves.length === 0;
  }

  apply(): void {
    this.moves.forEach((act) => act());
  }

  close(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}

/** Runs with a staging folder, which is gone afterwards, also when a signal ends the process. */
export async function withStaging<T>(git: Git, act: (staging: Staging) => Promise<T>): Promise<T> {
  const staging = new Staging(git);
  const leave = (signal: NodeJS.Signals) => {
    staging.close();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  try {
    return await act(staging);
  } finally {
    process.off('SIGINT', leave);
    process.off('SIGTERM', leave);
    staging.close();
  }
}
