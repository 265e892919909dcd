import {expect, test} from '@playwright/test';
import {INSTALLED_LICENCES, isAllowed, licenceExceptions} from './commonJs';
import {soundProject, withPackages} from './fixtures';
import {licenceProblems} from './licences';

const LEFT = 'node_modules/left';
const problems = (license: string | undefined, exceptions: typeof licenceExceptions = []) =>
  licenceProblems(withPackages({[LEFT]: {license}}), exceptions).map(({message}) => message);

test('what is allowed is not named, nor a choice that has it', () => {
  expect(licenceProblems(soundProject(), [])).toEqual([]);
  expect(problems('(GPL-3.0-only OR MIT)')).toEqual([]);
});

test('what is not allowed is named, with its remedy', () => {
  expect(problems('GPL-3.0-only')).toEqual([
    'left 1.0.0 is under GPL-3.0-only: do without it, or read its licence and allow it in config/licences.ts',
  ]);
  for (const license of [
    'MIT AND GPL-3.0-only',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    'BSD',
    '',
    undefined,
  ])
    expect(problems(license), String(license)).toHaveLength(1);
});

test('package.json of what is installed has to say the same as the lockfile', () => {
  const {installed, ...rest} = soundProject();
  const lying = {...rest, installed: {...installed, [LEFT]: {version: '1.0.0', license: 'GPL-3.0-only'}}};
  expect(licenceProblems(lying, []).map(({message}) => message)).toEqual([
    'left 1.0.0 is under GPL-3.0-only by its package.json, here under MIT: run `npm ci`; if that does not help, find out why',
  ]);
  const old = {
    ...rest,
    installed: {...installed, [LEFT]: {version: '1.0.0', license: {type: 'MIT', url: ''}}},
  };
  expect(licenceProblems(old, [])).toEqual([]);
  const absent = {...rest, installed: {}};
  expect(licenceProblems(absent, [])).toEqual([]);
});

test('an exception holds for one version and what it says, and is named once nothing needs it', () => {
  const exception = {name: 'left', version: '1.0.0', licence: 'MIT', reason: 'its file LICENSE says so'};
  expect(problems(undefined, [exception])).toEqual([]);
  expect(problems('Custom', [{...exception, declared: 'Custom', licence: undefined}])).toEqual([]);
  expect(problems('GPL-3.0-only', [exception])).toHaveLength(2);
  expect(problems(undefined, [{...exception, licence: 'GPL-3.0-only'}])).toHaveLength(1);
  expect(problems(undefined, [{...exception, version: '0.9.0'}])).toEqual([
    'left 1.0.0 is under no licence that it names: do without it, or read its licence and allow it in config/licences.ts',
    'there is no left 0.9.0 that needs an exception: remove it',
  ]);
});

test('the lists name licences as SPDX does, and exceptions their reasons', () => {
  for (const licence of INSTALLED_LICENCES) expect(isAllowed(licence, [licence]), licence).toBe(true);
  for (const {name, licence, reason} of licenceExceptions) {
    if (licence !== undefined) expect(isAllowed(licence, INSTALLED_LICENCES), name).toBe(true);
    expect(reason.length, name).toBeGreaterThan(20);
  }
});
