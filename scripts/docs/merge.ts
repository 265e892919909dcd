import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {UserError} from '../lib/command';
import {runGit, type Git} from './git';

/** A text of the version that is written, of the one that is read, and what both come from. */
export interface Sides {
  ours: string;
  base: string;
  theirs: string;
}

/** `git merge-file` exits with the number of conflicts up to this one, and with more where it fails. */
const MAX_CONFLICTS = 127;

/** Merges line by line, as `git merge-file` does; contradictions are marked with the labels. */
export function mergeTexts(sides: Sides, labels: Sides): {text: string; hasConflicts: boolean} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-merge-'));
  try {
    const names = ['ours', 'base', 'theirs'] as const;
    for (const name of names) writeFileSync(path.join(folder, name), sides[name]);
    const labelled = names.flatMap((name) => ['-L', labels[name]]);
    const {status, stdout, stderr} = runGit(folder, ['merge-file', '-p', ...labelled, ...names]);
    if (status > MAX_CONFLICTS) throw new UserError(`git merge-file: ${stderr}`);
    return {text: stdout, hasConflicts: status > 0};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Whether one text has all that the other changed since the base. */
function contains(one: string, base: string, other: string): boolean {
  const sides = {ours: one, base, theirs: other};
  const {text, hasConflicts} = mergeTexts(sides, sides);
  return !hasConflicts && text === one;
}

/**
 * The text that both sides of a sync come from, by the commits that touched them: as they were when they were last equal, or when
 * one had all of the other, which is how an earlier sync leaves them. `source` and `target` are the names of a file, the latest
 * first.
 */
export function baseOf(git: Git, source: readonly string[], target: readonly string[]): string {
  const textAt = (commit: string, names: readonly string[]) =>
    names.map((name) => git.ask('show', `${commit}:${name}`)).find(({status}) => status === 0)?.stdout;
  const commits = git
    .tell('log', '--format=%H', '--', ...source, ...target)
    .split('\n')
    .filter(Boolean);
  const pairs: {theirs: string; ours: string}[] = [];
  for (const commit of commits) {
    const [theirs, ours] = [textAt(commit, source), textAt(commit, target)];
    if (theirs === undefined || ours === undefined) continue;
    pairs.push({theirs, ours});
    if (theirs === ours) break;
  }
  const oldest = pairs.at(-1);
  const isCommon = oldest !== undefined && oldest.theirs === oldest.ours;
  if (!isCommon && git.tell('rev-parse', '--is-shallow-repository') === 'true')
    throw new UserError(
      `This clone has only the end of the history, which ${target[0]} begins before: run git fetch --unshallow first.`,
    );
  const base = oldest?.ours ?? textAt('HEAD', source) ?? '';
  for (const {theirs, ours} of pairs) {
    if (contains(ours, base, theirs)) return theirs;
    if (contains(theirs, base, ours)) return ours;
  }
  return base;
}
