import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from '@playwright/test';
import {vercelText, writeRedirects, writeVercel} from './vercel';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = readFileSync(path.join(root, 'vercel.json'), 'utf8');
const moved = [
  {from: '/docs/v0/z', to: '/docs/v1/new'},
  {from: '/docs/v0/a', to: '/docs/v1/new#part'},
];

test('vercel.json gets the redirects and keeps every other character', async () => {
  const without = await vercelText(root, site, []);
  const text = await vercelText(root, without, moved.slice(0, 1));
  const line = '    {"source": "/docs/v0/z", "destination": "/docs/v1/new", "permanent": true},\n';
  expect(text).toContain(line);
  expect(text.replace(line, '')).toBe(without);
  expect(await vercelText(root, text, moved.slice(0, 1))).toBe(text);
  expect(await vercelText(root, text, [])).toBe(without);
});

test('a vercel.json without redirects gets them at its end', async () => {
  expect(await vercelText(root, '{\n  "cleanUrls": true\n}\n', moved.slice(0, 1))).toBe(
    '{\n  "cleanUrls": true,\n' +
      '  "redirects": [{"source": "/docs/v0/z", "destination": "/docs/v1/new", "permanent": true}]\n}\n',
  );
});

test('the file of redirects is written in its order, with vercel.json', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-redirects-'));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  try {
    writeFileSync(path.join(folder, '.prettierrc.json'), readFileSync(path.join(root, '.prettierrc.json')));
    writeFileSync(path.join(folder, 'vercel.json'), site);
    await writeRedirects(folder, moved);
    expect(read('redirects.json')).toBe(
      '[\n  {"from": "/docs/v0/a", "to": "/docs/v1/new#part"},\n  {"from": "/docs/v0/z", "to": "/docs/v1/new"}\n]\n',
    );
    const sources = (JSON.parse(read('vercel.json')).redirects as {source: string}[]).map(
      ({source}) => source,
    );
    expect(sources.slice(0, 2)).toEqual(['/docs/v0/a', '/docs/v0/z']);
    expect(await writeVercel(folder)).toBe(false);
    writeFileSync(path.join(folder, 'redirects.json'), '[]\n');
    expect(await writeVercel(folder)).toBe(true);
    expect(read('vercel.json')).toBe(await vercelText(root, site, []));
  } finally {
    rmSync(folder, {recursive: true});
  }
});
