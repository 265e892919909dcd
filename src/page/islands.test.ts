import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const ROOT = path.join(__dirname, '../..');

/** A hook or component that only the browser runs, or a React listener, except one that only an island asks for. */
const NEEDS_CLIENT =
  /<BrowserOnly\b|\buse(?:IsBrowser|ColorMode|State|Reducer|Effect|LayoutEffect|SyncExternalStore)\(|\son[A-Z]\w*=\{(?!\w+ && )/;

/** The file of this site that an import leads to. */
function resolve(from: string, name: string): string | undefined {
  const target = name.startsWith('@site/')
    ? path.join(ROOT, name.slice('@site/'.length))
    : name.startsWith('.')
      ? path.join(path.dirname(from), name)
      : '';
  return ['.tsx', '.ts', '/index.tsx'].map((ending) => target + ending).find((file) => existsSync(file));
}

const importsIn = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name = '']) => resolve(file, name)).filter(
    (found) => found !== undefined,
  );

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(ROOT, folder, name));

test('only islands need React in the browser', () => {
  const list = path.join(__dirname, 'hydrate.tsx');
  const islands = new Set(importsIn(list, /import\('([^']+)'\)/g));
  const names = readFileSync(list, 'utf8').match(/^ {2}\w+: \(\) => import/gm) ?? [];
  expect(names.length).toBeGreaterThan(1);
  expect(islands.size, 'each island is a component of this site').toBe(names.length);
  const seen = new Set<string>();
  const look = (file: string) => {
    if (seen.has(file) || islands.has(file)) return;
    seen.add(file);
    importsIn(file, /^(?:import|export) (?!type )[^;]*? from '([^']+)';/gm).forEach(look);
  };
  ['src/theme', 'src/pages'].flatMap(filesIn).forEach(look);
  expect(seen.size).toBeGreaterThan(50);
  const found = [...seen].filter((file) => NEEDS_CLIENT.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => path.relative(ROOT, file))).toEqual([]);
});
