import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {forgetCaches, makeSite, namesOf, versionToCopy} from './versionSites';

const COUNT = 3;

test('the versions are the latest and copies of it, which are older', () => {
  expect(namesOf('v2', 1)).toEqual(['v2']);
  expect(namesOf('v2', COUNT)).toEqual(['v2', 'v2-copy-1', 'v2-copy-2']);
});

test('a copy of the project has as many versions, all with the pages of the latest, and caches of its own', async () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'rift-sites-'));
  const site = path.join(parent, 'site');
  const pagesOf = (name: string) =>
    readdirSync(path.join(site, 'versioned_docs', `version-${name}`), {recursive: true})
      .map(String)
      .sort();
  try {
    const names = await makeSite(site, COUNT);
    const [latest = ''] = names;
    expect(latest).toBe(versionToCopy());
    expect(JSON.parse(readFileSync(path.join(site, 'versions.json'), 'utf8'))).toEqual(names);
    expect(readdirSync(path.join(site, 'versioned_docs')).sort()).toEqual(
      names.map((name) => `version-${name}`).sort(),
    );
    expect(readdirSync(path.join(site, 'versioned_sidebars'))).toHaveLength(COUNT);
    expect(pagesOf(latest).length).toBeGreaterThan(0);
    for (const name of names) expect(pagesOf(name)).toEqual(pagesOf(latest));
    expect(existsSync(path.join(site, 'node_modules/.cache'))).toBe(false);
    expect(existsSync(path.join(site, 'node_modules/react/package.json'))).toBe(true);
    await forgetCaches(site);
    expect(existsSync(path.join(site, 'node_modules/react/package.json'))).toBe(true);
  } finally {
    rmSync(parent, {recursive: true});
  }
});
