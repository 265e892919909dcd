import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {vercelText} from './vercel';

const root = path.join(__dirname, '../..');
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

test('a list of one line is written, too, and one that is not there is asked for', async () => {
  expect(await vercelText(root, '{\n  "cleanUrls": true,\n  "redirects": []\n}\n', moved.slice(0, 1))).toBe(
    '{\n  "cleanUrls": true,\n' +
      '  "redirects": [{"source": "/docs/v0/z", "destination": "/docs/v1/new", "permanent": true}]\n}\n',
  );
  await expect(vercelText(root, '{}', moved)).rejects.toThrow('needs a list "redirects"');
});
