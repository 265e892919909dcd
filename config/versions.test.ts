import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {latestVersion, readVersionNames, versionOptions} from './versions';

test('without a file there is no version yet', () => {
  expect(readVersionNames(path.join(os.tmpdir(), 'no-such-versions.json'))).toEqual([]);
});

test('the names are those of the file, in its order', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rift-versions-'));
  writeFileSync(path.join(folder, 'versions.json'), '["v2", "v1"]');
  expect(readVersionNames(path.join(folder, 'versions.json'))).toEqual(['v2', 'v1']);
  rmSync(folder, {recursive: true});
});

test('the latest is the newest that is not a pre-release', () => {
  expect(latestVersion(['v2', 'v1'])).toBe('v2');
  expect(latestVersion(['v3-beta', 'v2', 'v1'])).toBe('v2');
  expect(latestVersion(['v1-alpha'])).toBe('v1-alpha');
  expect(latestVersion([])).toBe('next');
});

test('before the first cut no version is named as the last, which would stop every command', () => {
  expect(versionOptions([])).not.toHaveProperty('lastVersion');
  expect(Object.keys(versionOptions([]).versions ?? {})).toEqual(['current']);
});

test('each version lives under its own name, and only the latest is indexed', () => {
  const {lastVersion, versions} = versionOptions(['v2', 'v1']);
  expect(lastVersion).toBe('v2');
  expect(versions).toMatchObject({
    current: {path: 'next', noIndex: true, banner: 'unreleased'},
    v2: {path: 'v2', noIndex: false},
    v1: {path: 'v1', noIndex: true},
  });
});
