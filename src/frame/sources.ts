import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Sources} from './frontMatter';
import {NEXT, readVersionNames, versionFolder} from '../../config/versions';

/** A code block may show an import, which does not count. */
const FENCED = /^(`{3,}|~{3,}).*\n[^]*?^\1/gm;

// Recorded runs are left out: a command writes them, and nobody edits them.
const RELATIVE_IMPORT = /^import\s[^'"]*['"](\.{1,2}\/(?![^'"]*\/runs\/)[^'"]+)['"]/gm;

/** The files that a page imports, by their paths below the folder of the site. */
function importsOf(page: string, source: string): string[] {
  const targets = [...source.replace(FENCED, '').matchAll(RELATIVE_IMPORT)].map(([, target = '']) => target);
  return [...new Set(targets.map((target) => path.posix.join(path.posix.dirname(page), target)))];
}

/** The possible files of a page: when it gets pages below it, it becomes the index of a folder. */
function filesFor(file: string): string[] {
  const stem = file.replace(/(\/index)?\.mdx?$/, '');
  return [stem, `${stem}/index`].flatMap((name) => [`${name}.md`, `${name}.mdx`]);
}

/** The files of a page of the docs; undefined for other pages. */
export function sourcesOf(root: string, filePath: string, source: string): Sources | undefined {
  const names = readVersionNames(path.join(root, 'versions.json'));
  const page = path.relative(root, filePath).replaceAll('\\', '/');
  const version = [NEXT, ...names].find((name) => page.startsWith(`${versionFolder(name)}/`));
  if (version === undefined) return undefined;
  const inNext = filesFor(page.slice(versionFolder(version).length + 1))
    .map((name) => `${versionFolder(NEXT)}/${name}`)
    .find((name) => existsSync(path.join(root, name)));
  return {version, page, data: importsOf(page, source), next: version === NEXT ? undefined : inNext};
}
