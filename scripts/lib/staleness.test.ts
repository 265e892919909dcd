import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {isBuildStale} from './staleness.mjs';

const BEFORE = new Date('2020-01-01');
const BUILT = new Date('2020-01-02');
const AFTER = new Date('2020-01-03');

interface Project {
  root: string;
  /** Writes a file, its folder as old as it is. */
  write: (name: string, time: Date, text?: string) => void;
}

/** A project in git with a page, and a build of it. */
const test = base.extend<{project: Project}>({
  // eslint-disable-next-line no-empty-pattern
  project: async ({}, use) => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'rift-stale-'));
    const write = (name: string, time: Date, text = name) => {
      const file = path.join(root, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
      for (const one of [file, path.dirname(file)]) utimesSync(one, time, time);
    };
    execFileSync('git', ['init', '--quiet'], {cwd: root});
    write('.gitignore', BEFORE, 'build/\n');
    write('docs/page.md', BEFORE);
    write('docs/other.md', BEFORE);
    write('build/sitemap.xml', BUILT);
    await use({root, write});
    rmSync(root, {recursive: true});
  },
});

test('a build is as its sources are until one of them changes', async ({project: {root, write}}) => {
  expect(await isBuildStale(root)).toBe(false);
  write('docs/page.md', AFTER);
  expect(await isBuildStale(root)).toBe(true);
});

test('a page that comes or goes makes a build stale', async ({project: {root, write}}) => {
  rmSync(path.join(root, 'docs/other.md'));
  expect(await isBuildStale(root)).toBe(true);
  write('docs/other.md', BEFORE);
  expect(await isBuildStale(root)).toBe(false);
  write('src/new.ts', AFTER);
  expect(await isBuildStale(root)).toBe(true);
});

test('tests, reports and what the build writes itself do not', async ({project: {root, write}}) => {
  for (const name of ['e2e/landing.spec.ts', 'bench/sizes.json', 'vercel.json', 'playwright.config.ts'])
    write(name, AFTER);
  expect(await isBuildStale(root)).toBe(false);
});

test('where there is no build, or no git, there is one to make', async ({project: {root}}) => {
  rmSync(path.join(root, '.git'), {recursive: true});
  expect(await isBuildStale(root)).toBe(true);
  execFileSync('git', ['init', '--quiet'], {cwd: root});
  expect(await isBuildStale(root)).toBe(false);
  rmSync(path.join(root, 'build'), {recursive: true});
  expect(await isBuildStale(root)).toBe(true);
});
