import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

/**
 * The text that two files of two versions come from, by the commits that touched one of them: as they stood when they were last
 * equal, or as one stood when all of it was in the other, which is how an earlier sync left them. Where no commit shows that, the
 * file as it was cut.
 */
export function baseOf(git: Git, source: string, target: string): string {
  const textAt = (commit: string, file: string) => {
    const {status, text} = git.ask('show', `${commit}:${file}`);
    return status === 0 ? text : undefined;
  };
  const commits = git.tell('log', '--format=%H', '--', source, target).split('\n').filter(Boolean);
  const later: Pair[] = [];
  let oldest: string | undefined;
  for (const commit of commits) {
    const [one, other] = [textAt(commit, source), textAt(commit, target)];
    oldest = other ?? oldest;
    if (one === undefined || other === undefined) continue;
    later.push({source: one, target: other});
    if (one === other) break;
  }
  const base = later.at(-1)?.target ?? oldest ?? textAt('HEAD', source) ?? '';
  for (const pair of later) {
    if (contains(pair.target, base, pair.source)) return pair.source;
    if (contains(pair.source, base, pair.target)) return pair.target;
  }
  return base;
}
