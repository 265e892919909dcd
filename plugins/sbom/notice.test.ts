import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {untexted} from '../../config/licences';
import {notice, partsOf, problemsOf, type Part} from './notice';

const part = (own: Partial<Part> = {}): Part => ({
  name: 'left',
  version: '1.0.0',
  licence: 'MIT',
  text: 'The words.',
  ...own,
});

test('nothing stands against packages whose licence is allowed and told', () => {
  expect(problemsOf([part(), part({licence: '(MPL-2.0 OR Apache-2.0)'})], {})).toEqual([]);
});

test('what readers may not be given is named, with its remedy', () => {
  expect(problemsOf([part({licence: 'MPL-2.0'}), part({licence: undefined})], {})).toEqual([
    'left 1.0.0 is under MPL-2.0: keep it from readers, or allow its licence in config/licences.ts',
    'left 1.0.0 is under no licence that it names: keep it from readers, or allow its licence in config/licences.ts',
  ]);
  expect(problemsOf([part({text: undefined, host: 'right'})], {})).toEqual([
    'left 1.0.0 inside right has no licence text: name its licence and whose it is in "untexted" of config/licences.ts',
  ]);
});

test('what readers load has to stand among the dependencies', () => {
  const misplaced = [
    'left is in "devDependencies", and readers load it: move it to "dependencies" of package.json',
  ];
  expect(problemsOf([part()], {devDependencies: {left: '1'}})).toEqual(misplaced);
  expect(problemsOf([part({host: 'right'})], {devDependencies: {left: '1'}})).toEqual([]);
  expect(problemsOf([part()], {dependencies: {left: '1'}, devDependencies: {right: '1'}})).toEqual([]);
});

test('each text is there once, below all that are under it, and that of the site first', () => {
  const other = part({name: 'inside', host: 'left', licence: 'ISC', text: 'Other words.'});
  expect(
    notice('Rift', 'Own words.\n', [part(), other, part({name: 'right'})]).split(/\n\n-{80}\n\n/),
  ).toEqual([
    'The pages of Rift load code and fonts of others. These are their licences, below that of the site.',
    'Own words.',
    'left 1.0.0, MIT\nright 1.0.0, MIT\n\nThe words.',
    'inside 1.0.0 (in left), ISC\n\nOther words.\n',
  ]);
});

test('texts come from the package, or by the list of those that have none', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rift-notice-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  try {
    write('LICENSE', 'MIT License\n\nCopyright (c) the site\n\nPermission is granted.\n');
    write('node_modules/@cyclonedx/cyclonedx-library/LICENSE', 'The words of Apache.\n');
    write('node_modules/left/LICENCE.md', 'Left.\n');
    write('node_modules/left/NOTICE', 'Of others.\n');
    write('node_modules/left/licensed.js', 'export {};\n');
    write('node_modules/infima/package.json', '{}');
    write('node_modules/unknown/package.json', '{}');
    const packages = {
      'node_modules/left': {version: '1.0.0', license: 'ISC'},
      'node_modules/infima': {version: '2.0.0', license: 'MIT'},
      'node_modules/unknown': {version: '3.0.0', license: 'MIT'},
    };
    const shipped = new Map([
      [
        'node_modules/left',
        [
          {name: 'chevrotain', version: '4.0.0'},
          {name: 'unheard-of', version: '5.0.0'},
        ],
      ],
      ['node_modules/infima', []],
      ['node_modules/unknown', []],
    ]);
    const holder = (name: string) => untexted.find((known) => known.name === name)?.holder ?? '';
    expect(partsOf(root, packages, shipped)).toEqual([
      {name: 'left', version: '1.0.0', licence: 'ISC', text: 'Left.\n\nOf others.'},
      {
        name: 'chevrotain',
        version: '4.0.0',
        host: 'left',
        licence: 'Apache-2.0',
        text: `${holder('chevrotain')}\n\nThe words of Apache.`,
      },
      {name: 'unheard-of', version: '5.0.0', host: 'left', licence: undefined, text: undefined},
      {
        name: 'infima',
        version: '2.0.0',
        licence: 'MIT',
        text: `MIT License\n\n${holder('infima')}\n\nPermission is granted.`,
      },
      {name: 'unknown', version: '3.0.0', licence: 'MIT', text: undefined},
    ]);
  } finally {
    rmSync(root, {recursive: true});
  }
});
