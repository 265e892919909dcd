import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Refusal} from '../lib/refusal.mjs';
import type {Git} from './git';

export interface Sides {
  ours: string;
  base: string;
  theirs: string;
}

export interface Merged {
  text: string;
  conflicts: number;
}

/** More conflicts than this are not told apart from failures. */
const MOST_CONFLICTS = 127;

/** Merges line by line; `git merge-file` marks what contradicts, with the labels of the three sides. */
export function mergeTexts(sides: Sides, labels: Sides): Merged {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-merge-'));
  const names = ['ours', 'base', 'theirs'] as const;
  for (const name of names) writeFileSync(path.join(folder, name), sides[name]);
  const shown = names.flatMap((name) => ['-L', labels[name]]);
  const {status, stdout, stderr} = spawnSync('git', ['merge-file', '-p', ...shown, ...names], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, {recursive: true, force: true});
  if (status === null || status > MOST_CONFLICTS) throw new Error(`git merge-file: ${stderr.trim()}`);
  return {text: stdout, conflicts: status};
}

interface Pair {
  source: string;
  target: string;
}

/** Whether one text has all that the other changed since both were as the base. */
function contains(one: string, base: string, other: string): boolean {
  const sides = {ours: one, base, theirs: other};
  const {text, conflicts} = mergeTexts(sides, sides);
  return conflicts === 0 && text === one;
}

/** A file of one version, by its names: that of today first, those that it had before after it. */
export type Names = readonly [string, ...string[]];

/**
 * The text that a file of one version and one of another come from, by the commits that touched them: as they stood when they were
 * last equal, or as one stood when all of it was in the other, which is how an earlier sync left them. Where no commit shows that,
 * the target as it was cut.
 *
 * @throws Refusal where the clone does not have the commits that would show it
 */
export function baseOf(git: Git, source: Names, target: Names): string {
  const textAt = (commit: string, names: Names) =>
    names.map((name) => git.ask('show', `${commit}:${name}`)).find(({status}) => status === 0)?.text;
  const commits = git
    .tell('log', '--format=%H', '--', ...source, ...target)
    .split('\n')
    .filter(Boolean);
  const later: Pair[] = [];
  let asCut: string | undefined;
  let isCommon = false;
  for (const commit of commits) {
    const [one, other] = [textAt(commit, source), textAt(commit, target)];
    asCut = other ?? asCut;
    if (one === undefined || other === undefined) continue;
    later.push({source: one, target: other});
    isCommon = one === other;
    if (isCommon) break;
  }
  if (!isCommon && git.tell('rev-parse', '--is-shallow-repository') === 'true')
    throw new Refusal(
      `This clone has only the end of the history, which ${target[0]} begins before: run git fetch --unshallow first.`,
    );
  const base = asCut ?? textAt('HEAD', source) ?? '';
  for (const pair of later) {
    if (contains(pair.target, base, pair.source)) return pair.source;
    if (contains(pair.source, base, pair.target)) return pair.target;
  }
  return base;
}
