import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {outputOf, runWithPeaks} from './measure';

test('a build is its files; of these a version has its pages, its cards and its search index', () => {
  const folder = test.info().outputPath();
  const files = {
    'index.html': 'a'.repeat(1000),
    'assets/main.js': 'b'.repeat(500),
    'assets/search.js': 'b'.repeat(70),
    'docs/v1.html': 'c'.repeat(10),
    'docs/v1/introduction.html': '<script src=/assets/main.js defer>'.padEnd(100, 'd'),
    'docs/v10/introduction.html': 'e'.repeat(100),
    'docs/v1/search-heads.json': 'f'.repeat(20),
    'docs/v1/search-texts.json': 'g'.repeat(30),
    'img/cards/docs/v1/introduction.png': 'h'.repeat(7),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  expect(outputOf(folder, 'v1')).toEqual({
    bytes: 1837,
    pages: 4,
    versionBytes: 157,
    indexBytes: 50,
    indexGzipBytes: gzipSync('f'.repeat(20)).length + gzipSync('g'.repeat(30)).length,
    pageScriptBytes: 500,
    scriptBytes: 570,
  });
});

test('peak memory includes the processes that a program starts', async () => {
  const folder = test.info().outputPath();
  const work = 'process.exitCode = Buffer.alloc(150e6, 1).length === 150e6 ? 0 : 1';
  const {peakBytes} = await runWithPeaks(`sh -c "node -e '${work}'; node -e '${work}'"`, folder);
  expect(peakBytes).toBeGreaterThan(300e6);
});
