import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../lib/refusal.mjs';
import type {Git} from './git';
import {changedFiles, forgetSnapshots, restore, takeSnapshot} from './snapshot';

const FILE = 'rift-docs.json';
/** How many commands can be taken back, one after the other. */
const MOST = 20;

/** One command and what stood in the tree around it. */
interface Entry {
  /** As it was typed: `cut v2`. */
  command: string;
  /** The commit it was run on. */
  head: string;
  before: string;
  /** Nothing as long as the command has not ended. */
  after?: string;
}

/** What the commands did in this clone, in the folder of git: it is nobody else's. */
function read(git: Git): Entry[] {
  try {
    return JSON.parse(readFileSync(path.join(git.folder, FILE), 'utf8')) as Entry[];
  } catch {
    return [];
  }
}

function write(git: Git, entries: readonly Entry[]): void {
  const file = path.join(git.folder, FILE);
  if (entries.length === 0) {
    rmSync(file, {force: true});
    return;
  }
  writeFileSync(`${file}.new`, `${JSON.stringify(entries.slice(-MOST), null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

const headOf = (git: Git) => git.tell('rev-parse', 'HEAD');

/**
 * Takes back what a command left that was killed while it changed files. Answers that command. Where a commit was made since, the
 * tree is somebody's decision and stays.
 */
export function recover(git: Git): string | undefined {
  const entries = read(git);
  const last = entries.at(-1);
  if (last === undefined || last.after !== undefined) return undefined;
  const files = last.head === headOf(git) ? changedFiles(git, last.before, takeSnapshot(git)) : [];
  restore(git, last.before, files);
  forgetSnapshots(git);
  write(git, entries.slice(0, -1));
  return files.length > 0 ? last.command : undefined;
}

/** Changes files so that it can be taken back; what fails half-way is taken back at once. */
export function change(git: Git, command: string, act: () => void): void {
  const earlier = read(git);
  const entry = {command, head: headOf(git), before: takeSnapshot(git)};
  write(git, [...earlier, entry]);
  try {
    act();
    write(git, [...earlier, {...entry, after: takeSnapshot(git)}]);
  } catch (error) {
    restore(git, entry.before, changedFiles(git, entry.before, takeSnapshot(git)));
    write(git, earlier);
    throw error;
  } finally {
    forgetSnapshots(git);
  }
}

export interface Undone {
  command: string;
  files: string[];
}

/** @throws Refusal where there is nothing to take back, or work would be lost by it */
export function undoLast(git: Git): Undone {
  const entries = read(git);
  const last = entries.at(-1);
  if (last?.after === undefined)
    throw new Refusal('There is nothing to take back: no command has changed this clone.');
  const {command, before, after} = last;
  if (git.ask('cat-file', '-e', `${before}^{tree}`).status !== 0)
    throw new Refusal(`${command} cannot be taken back any more: git has removed what stood there before.`);
  const files = changedFiles(git, before, after);
  const since = new Set(changedFiles(git, after, takeSnapshot(git)));
  const lost = files.find((file) => since.has(file));
  if (lost !== undefined)
    throw new Refusal(`${lost} was changed after ${command}: taking that back would lose the change.`);
  restore(git, before, files);
  forgetSnapshots(git);
  write(git, entries.slice(0, -1));
  return {command, files};
}
