import {expect, test} from '@playwright/test';
import {licenceProblems} from './licences';

const library = (name: string, license?: string) => ({
  [`node_modules/a/node_modules/${name}`]: {version: '1.0.0', license},
});
const refusals = (licence?: string) => licenceProblems(library('left', licence), {});

test('a listed licence is allowed, as is a choice that includes one', () => {
  for (const licence of ['MIT', '(GPL-2.0-only OR MIT)', '(MIT AND CC-BY-3.0)', 'Apache-2.0 AND MIT'])
    expect(refusals(licence), licence).toEqual([]);
});

test('any other licence is refused, as is a package without one', () => {
  for (const licence of [
    'GPL-3.0-only',
    '(MIT AND GPL-3.0-only)',
    '(MIT OR GPL-2.0-only) AND (GPL-3.0-only OR GPL-2.0-only)',
  ])
    expect(refusals(licence), licence).toEqual([
      `left@1.0.0 is under ${licence}: do without it, or read its licence and allow it in scripts/licences.ts`,
    ]);
  expect(refusals()).toEqual([expect.stringContaining('no licence that npm knows')]);
});

test('an exception is for one version only', () => {
  expect(licenceProblems(library('left'), {'left@1.0.0': 'MIT, in its readme'})).toEqual([]);
  expect(licenceProblems(library('left'), {'left@0.9.0': 'MIT, in its readme'})).toEqual([
    expect.stringContaining('left@1.0.0 is under no licence'),
    'there is no left@0.9.0: remove its exception from scripts/licences.ts',
  ]);
});
