import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import pageViewStub from './pageViewStub';

/** Whether a build has the script, with PAGE_VIEWS set to `host`. */
async function hasStub(host: string | undefined): Promise<boolean> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'rift-stub-'));
  const before = process.env.PAGE_VIEWS;
  if (host === undefined) delete process.env.PAGE_VIEWS;
  else process.env.PAGE_VIEWS = host;
  await pageViewStub().postBuild?.({outDir} as never);
  if (before !== undefined) process.env.PAGE_VIEWS = before;
  const found = existsSync(path.join(outDir, '_vercel/insights/script.js'));
  rmSync(outDir, {recursive: true});
  return found;
}

test('a build has the script unless the host answers its address', async () => {
  expect(await hasStub(undefined)).toBe(true);
  expect(await hasStub('vercel')).toBe(false);
});
