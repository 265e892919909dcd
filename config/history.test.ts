import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {hasHistory, lastChange} from './history';

let folder: string;
let whole: string;

/** Runs git without the user's settings. */
function git(args: readonly string[], date = '2026-01-01T00:00:00Z'): void {
  const identity = ['-c', 'user.name=Rift', '-c', 'user.email=rift@example.org'];
  execFileSync('git', [...identity, ...args], {
    cwd: whole,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: os.devNull,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  });
}

function commit(name: string, date: string): void {
  writeFileSync(path.join(whole, name), date);
  git(['add', '--all']);
  git(['commit', '--quiet', `--message=${name}`], date);
}

test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rift-history-'));
  whole = path.join(folder, 'whole');
  mkdirSync(whole);
  git(['init', '--quiet']);
  commit('old.md', '2026-01-02T00:00:00Z');
  commit('new.md', '2026-03-04T00:00:00Z');
});

test.afterAll(() => rmSync(folder, {recursive: true}));

test('with the whole history, a file has the day of its last commit', () => {
  expect(hasHistory(whole)).toBe(true);
  expect(lastChange(whole, ['old.md'])).toBe('2026-01-02');
  expect(lastChange(whole, ['old.md', 'new.md'])).toBe('2026-03-04');
  expect(lastChange(whole, ['none.md'])).toBeUndefined();
});

test('a shallow clone counts as having no history, because it would give wrong days', () => {
  const shallow = path.join(folder, 'shallow');
  git(['clone', '--quiet', '--depth=1', pathToFileURL(whole).href, shallow]);
  expect(lastChange(shallow, ['old.md'])).toBe('2026-03-04');
  expect(hasHistory(shallow)).toBe(false);
});

test('a folder without git, or without a commit, has no history either', () => {
  const empty = path.join(folder, 'empty');
  mkdirSync(empty);
  expect(hasHistory(empty)).toBe(false);
  git(['init', '--quiet', empty]);
  expect(hasHistory(empty)).toBe(false);
});
