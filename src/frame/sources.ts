import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Sources, Twin, VersionSources} from './frontMatter';
import {latestVersion, NEXT, readVersionNames, versionFolder} from '../../config/versions';

/** A block of code may show an import of its own. */
const FENCED = /^(`{3,}|~{3,}).*\n[^]*?^\1/gm;

// With a query it is what a lab needs of a file, and not what the page shows.
const RELATIVE_IMPORT = /^import\s[^'"]*['"](\.{1,2}\/[^'"?]+)['"]/gm;

/** The files that a page imports, by their paths below the folder of the site. */
function importsOf(page: string, source: string): string[] {
  const targets = [...source.replace(FENCED, '').matchAll(RELATIVE_IMPORT)].map(([, target = '']) => target);
  return [...new Set(targets.map((target) => path.posix.join(path.posix.dirname(page), target)))];
}

/** An address can be made by a file or, once the page has pages below it, by the index of a folder. */
function filesFor(file: string): string[] {
  const stem = file.replace(/(\/index)?\.mdx?$/, '');
  return [stem, `${stem}/index`].flatMap((name) => [`${name}.md`, `${name}.mdx`]);
}

/**
 * What makes a page of the docs, and what makes the same page in the latest version and in next. Nothing for a file that
 * is no page of a version.
 *
 * @param root - the folder of the site
 * @param filePath - of the page
 * @param source - what is in it
 */
export function sourcesOf(root: string, filePath: string, source: string): Sources | undefined {
  const names = readVersionNames(path.join(root, 'versions.json'));
  const file = path.relative(root, filePath).replaceAll('\\', '/');
  const version = [NEXT, ...names].find((name) => file.startsWith(`${versionFolder(name)}/`));
  if (version === undefined) return undefined;
  const below = file.slice(versionFolder(version).length + 1);
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const isThere = (name: string) => existsSync(path.join(root, name));
  const own: VersionSources = {version, page: file, data: importsOf(file, source)};

  const twinIn = (other: string): Twin[] => {
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
  return {...own, twins: others.flatMap(twinIn)};
}
