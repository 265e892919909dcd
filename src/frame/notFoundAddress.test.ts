import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import notFound from './notFoundAddress';

test('the 404 page loses its own address and nothing else', async () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'rift-not-found-'));
  const file = path.join(outDir, '404.html');
  const kept = '<title>a</title><meta name=robots content=noindex><link rel=icon href=/favicon.svg>';
  writeFileSync(
    file,
    `<meta data-rh=true property=og:url content=https://a.b/404.html />${kept}<link data-rh="true" rel="canonical" href="https://a.b/404.html"/>`,
  );
  await notFound().postBuild?.({outDir} as never);
  const html = readFileSync(file, 'utf8');
  rmSync(outDir, {recursive: true});
  expect(html).toBe(kept);
});
