import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {headsFile, textsFile} from '../search/searchIndex';
import type {ErrorRow, KnownIssueRow, NotInRiftRow} from '../tables/docsData';
import {docAddress} from '../../config/docPage';
import {markdownAddress, withoutSlash} from '../../config/address';
import {collectGarbage} from './memory';
import {readArticle} from './article';
import {readJson} from '../../config/files';
import {factsFile, factsOf, schemaFile} from './facts';
import {fullFile, listFile, llmsFull, llmsList} from './llms';
import {toMarkdown} from './markdown';
import {factsSchema} from './schema';
import {starterArchives, STARTER_FOLDER} from './starter';
import {searchIndex, type Article, type SearchedRows} from '../search/writeIndex';

/** A page of the docs as the docs plugin has loaded it. */
export interface DocPage {
  /** Without a slash at the end: `/docs/v1/modules`. */
  path: string;
  title: string;
  description: string;
  /** `unlisted` of its front matter: it has an address and a Markdown file, but no list names it. */
  isUnlisted: boolean;
  /** The label of its top-level sidebar group, if it is in one. */
  group?: string;
  /** `section_keywords` of its front matter: what readers call its sections, by their anchors. */
  sectionKeywords: Readonly<Record<string, readonly string[]>>;
}

/** A version of the docs, with its pages in the order of its sidebar. */
export interface DocVersion {
  label: string;
  /** `/docs/v1` */
  path: string;
  /** The folder of its source, absolute. */
  folder: string;
  pages: readonly DocPage[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function idsOf(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(idsOf)];
}

/** Pages that are in no sidebar come last, sorted by address. */
function docVersion({label, path, contentPath, docs, sidebars}: LoadedVersion): DocVersion {
  const items = Object.values(sidebars).flat();
  const order = items.flatMap(idsOf);
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const groups = new Map(
    items.flatMap((item) =>
      item.type === 'category' ? idsOf(item).map((id) => [id, item.label] as const) : [],
    ),
  );
  const pages = [...docs]
    .sort((a, b) => placeOf(a.id) - placeOf(b.id) || a.permalink.localeCompare(b.permalink))
    .map(({id, permalink, title, description, unlisted, frontMatter}) => ({
      path: withoutSlash(permalink),
      title,
      description,
      isUnlisted: unlisted,
      group: groups.get(id),
      sectionKeywords: (frontMatter.section_keywords ?? {}) as DocPage['sectionKeywords'],
    }));
  return {label, path: withoutSlash(path), folder: contentPath, pages};
}

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
