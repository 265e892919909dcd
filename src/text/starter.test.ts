import {createHash} from 'node:crypto';
import {chmodSync, cpSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {gunzipSync, unzipSync} from 'fflate';
import {list, type ReadEntry} from 'tar';
import {starterArchives, starterFiles, STARTER_FOLDER} from './starter';

const FOLDER = path.join(__dirname, '..', '..', 'docs', STARTER_FOLDER);

test('both archives contain every file of the starter, in one folder', async () => {
  const files = starterFiles(FOLDER);
  expect(files).toContain('public/index.php');
  expect(files).toContain('.env.example');
  const archives = await starterArchives(FOLDER);

  const zipped = Object.entries(unzipSync(archives['starter.zip'] ?? new Uint8Array()));
  const tarred: [string, Uint8Array][] = [];
  const parser = list({
    sync: true,
    onReadEntry: (entry: ReadEntry) => entry.on('data', (data) => tarred.push([entry.path, data])),
  });
  parser.end(Buffer.from(gunzipSync(archives['starter.tar.gz'] ?? new Uint8Array())));

  for (const entries of [zipped, tarred]) {
    expect(entries.map(([name]) => name)).toEqual(files.map((file) => `rift-starter/${file}`));
    for (const [name, data] of entries) {
      const file = name.replace('rift-starter/', '');
      expect(Buffer.from(data).toString(), file).toBe(readFileSync(path.join(FOLDER, file), 'utf8'));
    }
  }
});

test('the same files give the same bytes, whenever and wherever they are packed', async () => {
  const copy = test.info().outputPath();
  cpSync(FOLDER, copy, {recursive: true});
  const hashes = async (folder: string) =>
    Object.entries(await starterArchives(folder)).map(([name, bytes]) => [
      name,
      createHash('sha256').update(bytes).digest('hex'),
    ]);
  const before = await hashes(FOLDER);
  for (const file of starterFiles(copy)) {
    utimesSync(path.join(copy, file), 1e9, 1e9);
    chmodSync(path.join(copy, file), 0o600);
  }
  for (const file of ['.env', 'composer.lock', 'vendor/autoload.php'])
    cpSync(path.join(copy, 'README.md'), path.join(copy, file));
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Auckland';
  try {
    expect(await hashes(copy)).toEqual(before);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
  writeFileSync(path.join(copy, 'README.md'), 'Another.');
  expect(await hashes(copy)).not.toEqual(before);
});
