import {existsSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {readJson, UserError} from '../../config/files';
import {plainText} from '../../config/plainText';
import {NEXT, readVersionNames, versionFolder} from '../../config/versions';
import type {ConstantRow, SupportRow} from '../tables/docsData';
import {isAbout, PAGE_STATUS, type PageStatusFacts} from '../tables/support';
import {SOURCES, type Sources} from './sources';

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

/** What the tables of its version say about the features of a page; undefined if it has none. */
function pageStatus(
  root: string,
  {version, page}: Pick<Sources, 'version' | 'page'>,
): PageStatusFacts | undefined {
  const folder = versionFolder(version);
  const below = page.slice(folder.length + 1);
  const read = <R>(name: string): R[] => {
    const file = path.join(root, folder, '_data', `${name}.json`);
    return existsSync(file) ? readJson(file, 'list') : [];
  };
  const features = read<SupportRow>('support')
    .filter((row) => isAbout(row, below))
    .map(({id, feature, state}) => ({id, feature, state}));
  if (features.length === 0) return undefined;
  const release = read<ConstantRow>('constants').find(({id}) => id === 'framework-version-in-docs');
  if (release === undefined) throw new Error(`${folder} does not say which release it is about`);
  return {release: String(release.value), features};
}

type Parse = DocusaurusConfig['markdown']['parseFrontMatter'];

/**
 * Adds what is known about a page to its front matter, which is loaded with this page only.
 *
 * @param root - the folder of the site
 */
export const parseFrontMatter =
  (root: string): Parse =>
  async (params) => {
    const {filePath} = params;
    const fileContent = plainText(params.fileContent);
    const result = await params.defaultParseFrontMatter({...params, fileContent});
    const sources = sourcesOf(root, filePath, fileContent);
    const {tags} = result.frontMatter;
    if (sources && Array.isArray(tags) && tags.length > 0)
      throw new UserError(
        `${sources.page}: the site has no pages of tags: leave "tags" out, and put its words into "keywords", which the search finds`,
      );
    const status = sources && pageStatus(root, sources);
    return {
      ...result,
      frontMatter: {
        ...result.frontMatter,
        ...(sources && {[SOURCES]: sources}),
        ...(status && {[PAGE_STATUS]: status}),
      },
    };
  };
