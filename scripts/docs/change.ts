import {mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {UserError} from '../lib/command';
import {takeBack} from './git';

/** A file or folder of the tree that gets what `write` writes to a path, or goes. */
export interface Step {
  file: string;
  write?: (path: string) => void;
}

/** On the same disk as the tree, so that renames work; git ignores it, and `docusaurus clear` empties it. */
const TEMPORARY = '.docusaurus';

/**
 * Prepares everything in a temporary folder, then moves it into the tree in the order of the steps. Whoever is interrupted before
 * the first move leaves the tree as it was; after it, git has what stood there.
 */
export function changeTree(root: string, steps: readonly Step[]): void {
  if (steps.length === 0) return;
  mkdirSync(path.join(root, TEMPORARY), {recursive: true});
  const folder = mkdtempSync(path.join(root, TEMPORARY, 'versions-'));
  let moved = 0;
  try {
    const ready = (file: string) => path.join(folder, 'new', file);
    for (const {file, write} of steps) {
      mkdirSync(path.dirname(ready(file)), {recursive: true});
      write?.(ready(file));
    }
    for (const [index, {file, write}] of steps.entries()) {
      const target = path.join(root, file);
      mkdirSync(path.dirname(target), {recursive: true});
      if (write) renameSync(ready(file), target);
      else renameSync(target, path.join(folder, `old-${index}`));
      moved += 1;
    }
  } catch (error) {
    if (moved === 0) throw error;
    const done = steps.slice(0, moved).map(({file}) => file);
    throw new UserError(
      `Stopped half-way: ${(error as Error).message}. To take back what was done: ${takeBack(done)}`,
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Prints how to keep a change, and the command that takes it back. */
export function printNext(print: (line: string) => void, files: readonly string[], message: string): void {
  print('To keep it:');
  print(`  git add --all -- ${files.join(' ')}`);
  print(`  git commit --message="${message}"`);
  print('To take it back:');
  print(`  ${takeBack(files)}`);
}
