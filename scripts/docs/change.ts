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
 * Prepares everything in a temporary folder, then moves it into the tree in the order of the steps. An interruption before the first
 * move leaves the tree as it was; after it, git has what was there.
 */
export function changeTree(root: string, steps: readonly Step[]): void {
  const moved: string[] = [];
  let folder: string | undefined;
  try {
    mkdirSync(path.join(root, TEMPORARY), {recursive: true});
    folder = mkdtempSync(path.join(root, TEMPORARY, 'versions-'));
    const prepared = steps.map(({write}, index) => {
      const place = path.join(folder ?? '', String(index));
      write?.(place);
      return place;
    });
    for (const [index, {file, write}] of steps.entries()) {
      const [target, place] = [path.join(root, file), prepared[index] ?? ''];
      mkdirSync(path.dirname(target), {recursive: true});
      if (write) renameSync(place, target);
      else renameSync(target, place);
      moved.push(file);
    }
  } catch (error) {
    const {message} = error as Error;
    throw new UserError(
      moved.length === 0
        ? `Nothing was changed. ${message}`
        : `Stopped half-way: ${message}. To undo what was done: ${takeBack(moved)}`,
    );
  } finally {
    if (folder !== undefined) rmSync(folder, {recursive: true, force: true});
  }
}

/** How to keep a change, and the command that takes it back. */
export const nextSteps = (files: readonly string[], message: string): string[] => [
  'To keep it:',
  `  git add --all -- ${files.join(' ')}`,
  `  git commit --message="${message}"`,
  'To undo it:',
  `  ${takeBack(files)}`,
];
