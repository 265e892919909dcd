import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {billOf, misplacedIn, noticeOf, type Bill} from './reports';
import {bundledFiles, packagesOf, type BundledModule} from './shipped';

const bundled = (file: string | null, modules?: BundledModule[]): BundledModule => ({
  nameForCondition: () => file,
  ...(modules && {modules}),
});

test('the files of the build are those of modules in a chunk that is sent, and their parts', () => {
  const joined = bundled('/a/index.js', [bundled('/a/part.js')]);
  const unused = bundled('/a/unused.js');
  const unsent = bundled('/a/unsent.js');
  const chunkGraph = {
    getModuleChunks: (one: BundledModule) =>
      one === unused ? [] : [{name: 'assets'}, ...(one === unsent ? [] : [{name: 'main'}])],
  };
  const modules = [joined, unused, unsent, bundled(null), bundled('/b.css')];
  expect(bundledFiles({modules, chunkGraph})).toEqual(['/a/index.js', '/a/part.js', '/b.css']);
});

test('a file belongs to the innermost package above it, whose licence files are read', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rift-sbom-'));
  try {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
      return path.join(root, file);
    };
    const outer = 'node_modules/outer';
    const inner = `${outer}/node_modules/@scope/inner`;
    write(`${outer}/package.json`, JSON.stringify({name: 'outer', version: '2.0.0', license: 'MIT'}));
    write(`${inner}/package.json`, JSON.stringify({name: '@scope/inner', version: '1.0.0'}));
    write(`${inner}/LICENSE`, 'Terms\n');
    write(`${inner}/NOTICE.md`, 'Names\n');
    const files = [
      write(`${outer}/dist/index.js`, ''),
      write(`${inner}/a.js`, ''),
      write(`${inner}/b.js`, ''),
      write('src/own.js', ''),
    ];
    expect(packagesOf(files)).toEqual([
      {name: '@scope/inner', version: '1.0.0', license: 'as below', text: 'Terms\n\nNames'},
      {name: 'outer', version: '2.0.0', license: 'MIT', text: undefined},
    ]);
  } finally {
    rmSync(root, {recursive: true});
  }
});

const left = {name: 'left', version: '1.0.0', license: 'MIT', text: 'Terms'};

test('a tool that readers load is misplaced', () => {
  expect(misplacedIn({left: '^1.0.0', right: '^1.0.0'}, [left])).toEqual(['left']);
});

test('the bill says which versions readers load, and nothing of when and where it was made', () => {
  const bill: Bill = {
    serialNumber: 'urn:uuid:1',
    metadata: {timestamp: '2026-01-01T00:00:00Z', component: {name: 'folder'}},
    components: [
      {'bom-ref': 'left@1.0.0', scope: 'optional'},
      {'bom-ref': 'left@0.9.0', scope: 'required'},
    ],
  };
  expect(JSON.parse(billOf(bill, 'site', [left]))).toEqual({
    metadata: {component: {name: 'site'}},
    components: [
      {'bom-ref': 'left@1.0.0', scope: 'required'},
      {'bom-ref': 'left@0.9.0', scope: 'excluded'},
    ],
  });
});

test('the notice has each licence once, and says where a package has none', () => {
  const shipped = [left, {...left, name: 'right'}, {...left, name: 'bare', license: 'ISC', text: undefined}];
  const notice = noticeOf('Site', 'Own terms', shipped);
  expect(notice).toContain('left 1.0.0, MIT\nright 1.0.0, MIT\n\nTerms\n');
  expect(notice).toContain(
    'bare 1.0.0, ISC\n\nThe package has no copy of its licence: https://spdx.org/licenses/ISC.html\n',
  );
  expect(notice.indexOf('Own terms')).toBeLessThan(notice.indexOf('left 1.0.0'));
  expect(notice.split('Terms')).toHaveLength(2);
});
