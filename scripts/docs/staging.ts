import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {Git} from './git';

const PREFIX = 'rift-docs-staging-';

/** Whether a process with this number runs. */
export function isAlive(pid: number): boolean {
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

/** One file or folder of the tree: what it becomes, or that it goes. */
interface Step {
  file: string;
  ready?: string;
}

/** The blobs that files of the tree will have; null for those that go. */
export type Plan = Readonly<Record<string, string | null>>;

/** The files of a folder, by their paths below it; a file is one of itself. */
function filesBelow(top: string): string[] {
  if (!statSync(top).isDirectory()) return [''];
  return readdirSync(top, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(top, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/**
 * A folder beside the tree, inside git's own, in which a change is made ready. The tree gets it in one go of renames, which no
 * signal of this process comes between; who is killed before leaves the tree as it was.
 */
export class Staging {
  readonly folder: string;
  private readonly steps: Step[] = [];

  constructor(private readonly git: Git) {
    this.folder = path.join(git.folder, `${PREFIX}${process.pid}`);
    // What others left that were killed.
    for (const name of readdirSync(git.folder)) {
      if (name.startsWith(PREFIX) && !isAlive(Number(name.slice(PREFIX.length))))
        rmSync(path.join(git.folder, name), {recursive: true, force: true});
    }
    // A number comes again some day.
    rmSync(this.folder, {recursive: true, force: true});
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
    this.steps.push({file, ready});
  }

  /** Makes a file or a folder of the tree ready to go. */
  remove(file: string): void {
    this.steps.push({file});
  }

  get isEmpty(): boolean {
    return this.steps.length === 0;
  }

  /** What the tree will have: the blob of each file, nothing for one that goes. */
  plan(): Plan {
    const coming = this.steps.flatMap(({file, ready}) =>
      ready === undefined
        ? []
        : filesBelow(ready).map((below) => ({
            file: path.posix.join(file, below),
            ready: path.join(ready, below),
          })),
    );
    const input = coming.map(({ready}) => `${ready}\n`).join('');
    const hashes = this.git.tellWith({input}, 'hash-object', '--stdin-paths').split('\n');
    const going = this.steps.filter(({ready}) => ready === undefined).map(({file}) => file);
    const gone = going.length === 0 ? [] : this.git.list('ls-files', '-z', '--', ...going);
    return Object.fromEntries([
      ...gone.map((file) => [file, null] as const),
      ...coming.map(({file}, index) => [file, hashes[index] ?? null] as const),
    ]);
  }

  apply(): void {
    for (const {file, ready} of this.steps) {
      const whole = path.join(this.git.root, file);
      if (ready !== undefined) move(ready, whole);
      else if (existsSync(whole)) move(whole, path.join(this.folder, 'gone', file));
    }
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
