import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';

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
