import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../config/files';
import type {Sources, Counterpart, VersionSources} from './frontMatter';
import {latestVersion, NEXT, readVersionNames, versionFolder} from '../../config/versions';

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

/** The files of a page of the docs, here and in other versions; undefined for other pages. */
export function sourcesOf(root: string, filePath: string, source: string): Sources | undefined {
  const names = readVersionNames(path.join(root, 'versions.json'));
  const file = path.relative(root, filePath).replaceAll('\\', '/');
  const version = [NEXT, ...names].find((name) => file.startsWith(`${versionFolder(name)}/`));
  if (version === undefined) return undefined;
  const below = file.slice(versionFolder(version).length + 1);
  const read = (name: string) => readText(path.join(root, name));
  const isThere = (name: string) => existsSync(path.join(root, name));
  const own: VersionSources = {version, page: file, data: importsOf(file, source)};

  const counterpartIn = (other: string): Counterpart[] => {
    const page = filesFor(below)
      .map((name) => `${versionFolder(other)}/${name}`)
      .find(isThere);
    if (page === undefined) return [];
    const text = read(page);
    const data = importsOf(page, text);
    const isEqual =
      text === source &&
      data.every((name, index) => {
        const mine = own.data[index];
        return mine !== undefined && isThere(mine) && isThere(name) && read(name) === read(mine);
      });
    return [{version: other, page, data, isEqual}];
  };

  const others = [...new Set([latestVersion(names), NEXT])].filter((name) => name !== version);
  return {...own, counterparts: others.flatMap(counterpartIn)};
}
