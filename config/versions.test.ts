import {expect, test} from '@playwright/test';
import {
  chooseVersions,
  latestVersion,
  readVersionNames,
  SERVED_VARIABLE,
  servedVersions,
  versionOptions,
} from './versions';

test('the latest is the newest that is not a pre-release', () => {
  expect(latestVersion(['v2', 'v1'])).toBe('v2');
  expect(latestVersion(['v3-beta', 'v2', 'v1'])).toBe('v2');
  expect(latestVersion(['v1-alpha'])).toBe('v1-alpha');
  expect(latestVersion([])).toBe('next');
});

test('before the first cut there is no lastVersion option, which would stop every command', () => {
  expect(readVersionNames(test.info().outputPath('versions.json'))).toEqual([]);
  expect(versionOptions([])).not.toHaveProperty('lastVersion');
  expect(Object.keys(versionOptions([]).versions ?? {})).toEqual(['current']);
});

test('the address of each version has its name, and only the latest is indexed', () => {
  const {lastVersion, versions} = versionOptions(['v2', 'v1']);
  expect(lastVersion).toBe('v2');
  expect(versions).toMatchObject({
    current: {path: 'next', noIndex: true, banner: 'unreleased'},
    v2: {path: 'v2', noIndex: false},
    v1: {path: 'v1', noIndex: true},
  });
});

test('versions are chosen by name, as the latest or as all, and come newest first', () => {
  const names = ['v3-beta', 'v2', 'v1'];
  expect(chooseVersions('v1,next', names)).toEqual(['next', 'v1']);
  expect(chooseVersions(' latest , v2', names)).toEqual(['v2']);
  expect(chooseVersions('all', names)).toEqual(['next', 'v3-beta', 'v2', 'v1']);
  expect(chooseVersions('latest', [])).toEqual(['next']);
  // One that does not exist is refused in a line that names those that do.
  for (const list of ['v9', 'next,v9', 'V1', '', 'next,'])
    expect(() => chooseVersions(list, ['v2', 'v1'])).toThrow(
      /^There is no version "(v9|V1|)"\. There are: next, v2, v1; latest, all\.$/,
    );
});

test('the development server leaves out what is not asked for; a build leaves out nothing', () => {
  const names = ['v2', 'v1'];
  const env = {[SERVED_VARIABLE]: 'next,v2'};
  expect(servedVersions(names, {...env, NODE_ENV: 'development'})).toEqual({
    served: ['next', 'v2'],
    unserved: ['v1'],
  });
  expect(servedVersions(names, {NODE_ENV: 'development'}).unserved).toEqual([]);
  expect(servedVersions(names, {...env, NODE_ENV: 'production'})).toEqual({
    served: ['next', 'v2', 'v1'],
    unserved: [],
  });
});

test('if only some versions are served, the latest is the latest of these', () => {
  const names = ['v3', 'v2', 'v1'];
  expect(versionOptions(names)).not.toHaveProperty('onlyIncludeVersions');
  expect(versionOptions(names, ['next', 'v1'])).toMatchObject({
    lastVersion: 'v1',
    onlyIncludeVersions: ['current', 'v1'],
  });
  expect(versionOptions(names, ['next'])).not.toHaveProperty('lastVersion');
});
