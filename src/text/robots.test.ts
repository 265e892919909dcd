import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import robots from './robots';

test('robots.txt names the sitemap by its whole address', async () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'rift-robots-'));
  await robots().postBuild?.({outDir, siteConfig: {url: 'https://example.org'}} as never);
  const text = readFileSync(path.join(outDir, 'robots.txt'), 'utf8');
  rmSync(outDir, {recursive: true});
  expect(text).toContain('\nSitemap: https://example.org/sitemap.xml\n');
  expect(text).not.toContain('Disallow');
});
