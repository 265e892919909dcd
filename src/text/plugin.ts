import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {headsFile, textsFile} from '../search/searchIndex';
import type {ErrorRow, KnownIssueRow, NotInRiftRow} from '../tables/docsData';
import {docAddress} from '../../config/docPage';
import {markdownAddress} from '../../config/address';
import {collectGarbage} from './memory';
import {readArticle} from './article';
import {readJson} from '../../config/files';
import {factsFile, factsOf, schemaFile} from './facts';
import {fullFile, listFile, llmsFull, llmsList} from './llms';
import {toMarkdown} from './markdown';
import {factsSchema} from './schema';
import {starterArchives, STARTER_FOLDER} from './starter';
import {searchIndex, type Article, type SearchedRows} from '../search/writeIndex';
import {docVersion, type DocVersion} from './versions';

/** The rows of a version with data for the search only. An older version may lack some of the tables. */
function searchedRows(folder: string): SearchedRows {
  const read = <R>(name: string): R[] => {
    const file = path.join(folder, '_data', `${name}.json`);
    return existsSync(file) ? readJson(file, 'list') : [];
  };
  const notInRift = read<NotInRiftRow>('notInRift');
  return {
    called: [...read<ErrorRow>('errors'), ...read<KnownIssueRow>('knownIssues')],
    notInRift: notInRift.map((row) => ({...row, page: docAddress(folder, row.page)})),
  };
}

/** Allows everything: pages that should not be found say so themselves, which a crawler sees only if it may read them. */
const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The plugin under which Docusaurus keeps the loaded docs. */
const DOCS = 'docusaurus-plugin-content-docs';

/** Reads a page, and names it where that fails. */
function read(page: string, ...args: Parameters<typeof readArticle>): Article {
  try {
    return readArticle(...args);
  } catch (error) {
    throw new Error(`${page}: ${(error as Error).message}`);
  }
}

/**
 * Writes what can be taken from the pages as text: each page as Markdown, lists for language models, the facts as JSON, and the
 * search index. All are read from the built HTML, so that they match what readers see. Also writes robots.txt, and the
 * application that the pages build on.
 */
export default function textPlugin(): Plugin {
  let versions: DocVersion[] = [];
  let latest: string | undefined;

  /** `schema` is the same for all versions, because its types are. */
  async function writeVersion(
    version: DocVersion,
    {outDir, origin, schema}: {outDir: string; origin: string; schema: string},
  ): Promise<void> {
    const write = async (address: string, text: string | Uint8Array) => {
      const file = path.join(outDir, address);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
    };
    const pages = await Promise.all(
      version.pages.map(async ({path: page, sectionKeywords, isUnlisted}) => {
        const address = `${origin}${page}`;
        const html = await readFile(path.join(outDir, `${page}.html`), 'utf8');
        const article = read(page, html, new URL(address));
        return {
          page,
          address,
          article,
          sectionKeywords,
          isUnlisted,
          markdown: await toMarkdown(article, {address, version: version.label}),
        };
      }),
    );
    for (const {page, markdown} of pages) await write(markdownAddress(page), markdown);
    const listed = pages.filter(({isUnlisted}) => !isUnlisted);
    const {heads, texts} = searchIndex(
      listed.map(({page, ...rest}) => ({path: page.slice(version.path.length), ...rest})),
      searchedRows(version.folder),
    );
    await write(headsFile(version.label), JSON.stringify(heads));
    await write(textsFile(version.label), JSON.stringify(texts));
    const facts = await factsOf({
      version: version.label,
      folder: version.folder,
      address: `${origin}${version.path}`,
    });
    await write(`${version.path}/${factsFile}`, `${JSON.stringify(facts, null, 2)}\n`);
    await write(`${version.path}/${schemaFile}`, schema);
    const starter = path.join(version.folder, STARTER_FOLDER);
    if (existsSync(starter))
      for (const [name, bytes] of Object.entries(await starterArchives(starter)))
        await write(`${version.path}/${name}`, bytes);
    const folders = version.label === latest ? [version.path, ''] : [version.path];
    for (const folder of folders) {
      await write(
        `${folder}/${listFile}`,
        llmsList({...version, pages: version.pages.filter(({isUnlisted}) => !isUnlisted)}, origin),
      );
      await write(`${folder}/${fullFile}`, llmsFull(listed));
    }
  }

  return {
    name: 'rift-text',
    async allContentLoaded({allContent}) {
      const {loadedVersions} = allContent[DOCS]?.default as LoadedContent;
      versions = loadedVersions.map(docVersion);
      latest = loadedVersions.find(({isLast}) => isLast)?.label;
    },
    async postBuild({outDir, siteConfig}) {
      const schema = `${JSON.stringify(factsSchema(), null, 2)}\n`;
      for (const version of versions) {
        await writeVersion(version, {outDir, origin: siteConfig.url, schema});
        // Each version leaves the syntax trees of its pages behind.
        collectGarbage();
      }
      await writeFile(path.join(outDir, 'robots.txt'), robots(siteConfig.url));
    },
  };
}
