import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Refusal} from '../lib/refusal.mjs';
import type {Git} from './git';
import {isAlive} from './staging';

const FILE = 'rift-docs.lock';

/** What a file that may just have gone holds; the number of a process. */
function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Keeps others of these commands out of this clone until the function that it answers is called.
 *
 * @throws Refusal where another one is at work
 */
export function takeLock(git: Git): () => void {
  const file = path.join(git.folder, FILE);
  const holder = holderOf(file);
  if (holder !== undefined && isAlive(holder))
    throw new Refusal(`Another of these commands is at work here (process ${holder}): wait for its end.`);
  // That of a process that was killed.
  if (holder !== undefined) rmSync(file, {force: true});
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
  } catch {
    throw new Refusal('Another of these commands has just begun here: wait for its end.');
  }
  return () => rmSync(file, {force: true});
}
