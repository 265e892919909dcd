import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {folderOf, packageFolder} from '../../config/lockfile';
import {bundledFiles, embeddedIn, shippedPackages, type BundledModule} from './shipped';

const module = (file: string | null, parts?: BundledModule[]): BundledModule => ({
  nameForCondition: () => file,
  ...(parts && {modules: parts}),
});

test('what made it into a file of the build counts, with the parts of what was joined, and once', () => {
  const joined = module('/a/index.js', [module('/a/index.js'), module('/a/part.js')]);
  const unused = module('/a/unused.js');
  const unsent = module('/a/unsent.js');
  const generated = module(null);
  const chunksOf = (one: BundledModule) =>
    one === unused ? [] : [{name: 'assets'}, ...(one === unsent ? [] : [{name: 'main'}])];
  const chunkGraph = {getModuleChunks: (one: BundledModule) => chunksOf(one)};
  expect(
    bundledFiles({modules: [joined, unused, unsent, generated, {}, module('/b.css')], chunkGraph}),
  ).toEqual(['/a/index.js', '/a/part.js', '/b.css']);
});

test('a file belongs to the nearest package above it', () => {
  const folder = (file: string) => packageFolder('/site', file);
  expect(folder('/site/node_modules/left/dist/index.js')).toBe('node_modules/left');
  expect(folder('/site/node_modules/@scope/left/index.js')).toBe('node_modules/@scope/left');
  expect(folder('/site/node_modules/left/node_modules/@scope/right/x.css')).toBe(
    'node_modules/left/node_modules/@scope/right',
  );
  expect(folder('/site/src/pages/index.tsx')).toBeUndefined();
  expect(folder('/elsewhere/node_modules/left/index.js')).toBe('node_modules/left');
  expect(folder('/elsewhere/index.js')).toBeUndefined();
});

test('a package is found in the nearest folder, as Node finds it', () => {
  const packages = {'node_modules/a': {}, 'node_modules/b': {}, 'node_modules/b/node_modules/a': {}};
  expect(folderOf(packages, 'node_modules/b', 'a')).toBe('node_modules/b/node_modules/a');
  expect(folderOf(packages, 'node_modules/b/node_modules/a', 'b')).toBe('node_modules/b');
  expect(folderOf(packages, 'node_modules/a', 'a')).toBe('node_modules/a');
  expect(folderOf(packages, '', 'c')).toBeUndefined();
});

const TAKEN = `
// ../../node_modules/.pnpm/prismjs@1.29.0_patch_hash=vrxx/node_modules/prismjs/prism.js
var a = 1; // node_modules/.pnpm/late@1.0.0/node_modules/late/index.js
// ../../node_modules/.pnpm/@scope+left@2.0.0-rc.1/node_modules/@scope/left/lib/a.js
// ../../node_modules/.pnpm/@scope+left@2.0.0-rc.1/node_modules/@scope/left/lib/b.js
`;

test('a file says which packages it has taken in', () => {
  expect(embeddedIn(TAKEN)).toEqual([
    {name: '@scope/left', version: '2.0.0-rc.1'},
    {name: 'prismjs', version: '1.29.0'},
  ]);
  expect(embeddedIn('import "node_modules";')).toEqual([]);
});

test('packages are listed in one order, with what their scripts have taken in', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'rift-shipped-'));
  try {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
      return path.join(root, file);
    };
    const files = [
      write('node_modules/right/index.mjs', TAKEN),
      write('node_modules/left/face.woff2', TAKEN),
      write('src/own.js', TAKEN),
    ];
    expect([...shippedPackages(root, files)]).toEqual([
      ['node_modules/left', []],
      [
        'node_modules/right',
        [
          {name: '@scope/left', version: '2.0.0-rc.1'},
          {name: 'prismjs', version: '1.29.0'},
        ],
      ],
    ]);
  } finally {
    rmSync(root, {recursive: true});
  }
});
