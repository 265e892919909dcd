import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import pageViewStub, {isCounted} from './pageViewStub';

test('page views are counted on Vercel unless turned off, and on other hosts that say so', () => {
  expect(isCounted({})).toBe(false);
  expect(isCounted({VERCEL: '1'})).toBe(true);
  expect(isCounted({VERCEL: '1', PAGE_VIEWS: 'off'})).toBe(false);
  expect(isCounted({PAGE_VIEWS: 'vercel'})).toBe(true);
});

test('a build for a host without the script has an empty one', async () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'rift-stub-'));
  await pageViewStub().postBuild?.({outDir} as never);
  const found = existsSync(path.join(outDir, '_vercel/insights/script.js'));
  rmSync(outDir, {recursive: true});
  expect(found).toBe(!isCounted(process.env));
});
