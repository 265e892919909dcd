import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {APART, fileHistory, git, hasHistory, lastChange} from './git';
import {hostileSettings, setVariables} from './testData';

let folder: string;
let whole: string;
let settings: NodeJS.ProcessEnv;
let takeBack: () => void;

const run = (args: readonly string[], date = '2026-01-01T00:00:00Z') =>
  git(whole, args, {env: {...APART, ...settings, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date}});

function commit(name: string, date: string): void {
  const file = path.join(whole, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, date);
  run(['add', '--all']);
  run(['commit', '--quiet', `--message=${name}`], date);
}

test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rift-history-'));
  whole = path.join(folder, 'whole');
  mkdirSync(whole);
  // The days have to be the same whatever a user has set.
  settings = hostileSettings(folder);
  takeBack = setVariables(settings);
  run(['init', '--quiet', '--initial-branch=main']);
  commit('old.md', '2026-01-02T00:00:00Z');
  run(['switch', '--quiet', '--create=side']);
  commit('docs/é [1] "new".md', '2026-03-04T00:00:00Z');
  run(['switch', '--quiet', 'main']);
  commit('old.md', '2026-01-03T00:00:00Z');
  run(['merge', '--quiet', '--no-ff', 'side', '--message=merge'], '2026-05-06T00:00:00Z');
});

test.afterAll(() => {
  takeBack();
  rmSync(folder, {recursive: true});
});

test('with the whole history, a file has the day of its last commit', async () => {
  expect(run(['log', '-1', '--format=%ct'])).not.toMatch(/^\d+\n$/);
  expect(hasHistory(whole)).toBe(true);
  expect(lastChange(whole, ['old.md'])).toBe('2026-01-03');
  expect(lastChange(whole, ['docs/'])).toBe('2026-03-04');
  expect(lastChange(whole, ['old.md', 'docs'])).toBe('2026-03-04');
  expect(lastChange(whole, ['none.md'])).toBeUndefined();
  expect(lastChange(path.join(whole, 'docs'), ['é [1] "new".md'])).toBe('2026-03-04');
  const {getFileCreationInfo, getFileLastUpdateInfo} = fileHistory(whole);
  const old = path.join(whole, 'old.md');
  expect(await getFileCreationInfo(old)).toEqual({timestamp: Date.UTC(2026, 0, 2), author: ''});
  expect(await getFileLastUpdateInfo(old)).toEqual({timestamp: Date.UTC(2026, 0, 3), author: ''});
  expect(await getFileLastUpdateInfo(path.join(whole, 'none.md'))).toBeNull();
});

test('a shallow clone counts as having no history, because it would give wrong days', () => {
  const shallow = path.join(folder, 'shallow');
  run(['clone', '--quiet', '--depth=1', pathToFileURL(whole).href, shallow]);
  expect(lastChange(shallow, ['docs'])).toBe('2026-05-06');
  expect(hasHistory(shallow)).toBe(false);
  // Nor does a folder without git, or without a commit.
  const empty = path.join(folder, 'empty');
  mkdirSync(empty);
  expect(hasHistory(empty)).toBe(false);
  run(['init', '--quiet', empty]);
  expect(hasHistory(empty)).toBe(false);
});
