import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {readText} from '../config/files';
import {DATA, inLines} from './lib/fixtures';
import {sampleOf} from './lib/page';
import {sampleRules} from './rules';

const FOLDER = __dirname;

test('every file of rules is used, and has a test beside it', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !['main', 'rules'].includes(name));
  const asking = ['main.ts', 'rules.ts'].map((name) => readText(path.join(FOLDER, name))).join('');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => !asking.includes(`'./${name}'`))).toEqual([]);
  expect(files.filter((name) => !existsSync(path.join(FOLDER, `${name}.test.ts`)))).toEqual([]);
});

test('what is wrong with a sample is found at its line, and with all of it at the first', () => {
  for (const [name, source, rule, found] of [
    ['a.php', '<?php\n\nuse Rift\\Core\\None;\n', 'names-in-text', /^3: Rift\\Core\\None is not a name/],
    ['a.mmd', 'flowchart LR\n  accDescr: B\n  A --> B\n', 'diagrams', /^1: the diagram has no name/],
  ] as const) {
    const sample = sampleOf(name, source);
    expect(inLines(sampleRules[rule]?.(sample ? [sample] : [], DATA) ?? [])).toEqual([
      expect.stringMatching(found),
    ]);
  }
  expect(sampleOf('a.steps.ts', 'export {};')).toBeUndefined();
});

const ROOT = path.join(__dirname, '..');

test('only named paths are checked, and a path that matches nothing is reported', () => {
  test.slow();
  const args = ['node_modules/tsx/dist/cli.mjs', 'checks/main.ts', './docs/modules/cache.md', 'docs/none.md'];
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: ROOT, encoding: 'utf8'});
  expect(stderr.trim()).toBe(
    'docs/none.md:1: any-page: there is no page, table or sample at this path: name a file or a folder',
  );
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 1 failed$/);
  expect(status).toBe(1);
});
