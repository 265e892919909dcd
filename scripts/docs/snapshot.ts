import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Git} from './git';
import {OWNED_BY_VERSIONS} from './site';

/** All that these commands change. */
const OWNED = ['docs', ...OWNED_BY_VERSIONS];

const INDEX = 'rift-docs-index';

/** An absent file in the language of `git update-index`. */
const NO_FILE = `0 ${'0'.repeat(40)}`;

/**
 * What stands in the tree now, as a tree of git. Nothing refers to it, so git keeps it for two weeks (`gc.pruneExpire`).
 * The index that belongs to it stays, until the next is taken.
 */
export function takeSnapshot(git: Git): string {
  rmSync(path.join(git.folder, INDEX), {force: true});
  const owned = OWNED.filter((name) => existsSync(path.join(git.root, name)));
  git.tellWith({index: INDEX}, 'add', '--all', '--', ...owned);
  return git.tellWith({index: INDEX}, 'write-tree');
}

/** The files that two snapshots have otherwise. */
export const changedFiles = (git: Git, one: string, other: string): string[] =>
  git.list('diff-tree', '-r', '-z', '--name-only', '--no-renames', one, other);

/** The blobs of a snapshot, by their files. */
export const blobsIn = (git: Git, snapshot: string): ReadonlyMap<string, string> =>
  new Map(
    git.list('ls-tree', '-r', '-z', snapshot).map((entry) => {
      const [facts = '', file = ''] = entry.split('\t');
      return [file, facts.split(' ')[2] ?? ''];
    }),
  );

/** Puts files back as they stood in a snapshot; those that it did not have go. */
export function restore(git: Git, snapshot: string, files: readonly string[]): void {
  if (files.length === 0) return;
  const now = takeSnapshot(git);
  const wanted = new Set(files);
  const entries = git
    .list('ls-tree', '-r', '-z', snapshot)
    .map((entry) => ({entry, file: entry.slice(entry.indexOf('\t') + 1)}))
    .filter(({file}) => wanted.has(file));
  const kept = new Set(entries.map(({file}) => file));
  const gone = files.filter((file) => !kept.has(file)).map((file) => `${NO_FILE}\t${file}`);
  const input = [...entries.map(({entry}) => entry), ...gone].map((line) => `${line}\0`).join('');
  git.tellWith({index: INDEX, input}, 'update-index', '-z', '--index-info');
  const goal = git.tellWith({index: INDEX}, 'write-tree');
  // The index has to be that of the tree as it is, with the times of its files.
  takeSnapshot(git);
  git.tellWith({index: INDEX}, 'read-tree', '-m', '-u', now, goal);
}

/** Removes what taking snapshots left. */
export function forgetSnapshots(git: Git): void {
  rmSync(path.join(git.folder, INDEX), {force: true});
}
