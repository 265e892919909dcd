import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../lib/refusal.mjs';
import type {Git} from './git';
import {blobsIn, changedFiles, forgetSnapshots, restore, takeSnapshot} from './snapshot';
import type {Plan, Staging} from './staging';

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
  /** What it was about to change. */
  plan: Plan;
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

export interface Undone {
  command: string;
  files: string[];
}

const isKnown = (git: Git, tree: string) => git.ask('cat-file', '-e', `${tree}^{tree}`).status === 0;

/** A command that was killed while it changed files, and what of them it had changed. */
interface Interrupted {
  entry: Entry;
  now: string;
  files: string[];
}

/**
 * What a killed command left. Nothing where it had not begun, or where a commit was made since: then the tree is somebody's
 * decision, and the entry goes.
 */
function interruptedIn(git: Git): Interrupted | undefined {
  const entries = read(git);
  const entry = entries.at(-1);
  if (entry === undefined || entry.after !== undefined) return undefined;
  const now = takeSnapshot(git);
  forgetSnapshots(git);
  const isOpen = entry.head === headOf(git) && isKnown(git, entry.before);
  const changed = isOpen ? changedFiles(git, entry.before, now) : [];
  const files = changed.filter((file) => Object.hasOwn(entry.plan, file));
  if (files.length > 0) return {entry, now, files};
  write(git, entries.slice(0, -1));
  return undefined;
}

/** @throws Refusal where a killed command left something: it is for the reader to say that it goes */
export function requireSettled(git: Git): void {
  const interrupted = interruptedIn(git);
  if (interrupted)
    throw new Refusal(
      `${interrupted.entry.command} was interrupted half-way: \`npm run docs -- undo\` takes back what it had changed.`,
    );
}

/**
 * Takes back what a killed command had changed, and nothing else.
 *
 * @returns nothing where none was killed
 * @throws Refusal where one of its files is neither as it was nor as the command would have left it
 */
export function recover(git: Git): Undone | undefined {
  const interrupted = interruptedIn(git);
  if (interrupted === undefined) return undefined;
  const {
    entry: {command, before, plan},
    now,
    files,
  } = interrupted;
  const blobs = blobsIn(git, now);
  const changed = files.find((file) => (blobs.get(file) ?? null) !== plan[file]);
  if (changed !== undefined)
    throw new Refusal(
      `${command} was interrupted, and ${changed} was changed since: commit or stash it, so that nothing is lost.`,
    );
  restore(git, before, files);
  forgetSnapshots(git);
  write(git, read(git).slice(0, -1));
  return {command, files};
}

/** Changes files so that it can be taken back; what fails half-way is taken back at once. */
export function change(git: Git, command: string, staging: Staging): void {
  const earlier = read(git);
  const plan = staging.plan();
  const entry = {command, head: headOf(git), before: takeSnapshot(git), plan};
  write(git, [...earlier, entry]);
  try {
    staging.apply();
    write(git, [...earlier, {...entry, after: takeSnapshot(git)}]);
  } catch (error) {
    restore(git, entry.before, changedFiles(git, entry.before, takeSnapshot(git)));
    write(git, earlier);
    throw error;
  } finally {
    forgetSnapshots(git);
  }
}

/** @throws Refusal where there is nothing to take back, or work would be lost by it */
export function undoLast(git: Git): Undone {
  const entries = read(git);
  const last = entries.at(-1);
  if (last?.after === undefined)
    throw new Refusal('There is nothing to take back: no command has changed this clone.');
  const {command, before, after} = last;
  if (!isKnown(git, before))
    throw new Refusal(`${command} cannot be taken back any more: git has removed what stood there before.`);
  const files = changedFiles(git, before, after);
  const now = takeSnapshot(git);
  const since = new Set(changedFiles(git, after, now));
  const left = new Set(changedFiles(git, before, now));
  // What stands as it did before was taken back by hand.
  const lost = files.find((file) => since.has(file) && left.has(file));
  if (lost !== undefined)
    throw new Refusal(`${lost} was changed after ${command}: taking that back would lose the change.`);
  restore(git, before, files);
  forgetSnapshots(git);
  write(git, entries.slice(0, -1));
  return {command, files};
}
