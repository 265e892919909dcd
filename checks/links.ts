import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {distance} from 'fastest-levenshtein';
import type {Definition, Heading, Html, Image, Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {readText} from '../config/files';
import {memoize} from '../src/shared/memoize';
import {linesIn, parser, type Page} from './lib/page';
import {FIRST_LINE, type Finding, type Problem} from './lib/rule';
import {valuesIn} from './lib/tables';

const MARKER = /^(<{7} |={7}\r?$|>{7} |\|{7} )/;

/** What a merge left for a person to decide, in pages with their fences and in tables. */
export const conflictProblems = (root: string, folders: readonly string[]): Problem[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(mdx?|json)$/.test(name))
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
      .sort()
      .flatMap((file) => {
        const message = 'a merge left this conflict: choose between its sides, and remove the markers';
        return linesIn(readText(path.join(root, file)))
          .filter(({value}) => MARKER.test(value))
          .map(({line}) => ({file, line, message}));
      }),
  );

interface Target {
  line: number;
  url: string;
}

/** Where a page leads, and what can be led to in it. */
interface Places {
  ids: ReadonlySet<string>;
  links: Target[];
  images: Target[];
}

const EXPLICIT_ID = /\{(?:\/\*\s*)?#([\w-]+)[^}]*\}\s*$/;

/** Versions share most of their pages. */
const placesIn = memoize((source: string): Places => {
  const slugger = createSlugger();
  const ids = new Set<string>();
  const links: Target[] = [];
  const images: Target[] = [];
  visit(parser.parse(source) as Root, (node) => {
    const line = node.position?.start.line ?? FIRST_LINE;
    switch (node.type) {
      case 'heading': {
        // As Docusaurus reads it: without components.
        const text = toString((node as Heading).children.filter(({type}) => type !== 'html'));
        ids.add(EXPLICIT_ID.exec(text)?.[1] ?? slugger.slug(text));
        break;
      }
      case 'html': {
        const {value} = node as Html;
        for (const [, id = ''] of value.matchAll(/\s(?:id|formerly)="([^"]+)"/g)) ids.add(id);
        break;
      }
      case 'link':
      case 'definition':
        links.push({line, url: (node as Link | Definition).url});
        break;
      case 'image':
        images.push({line, url: (node as Image).url});
        break;
    }
  });
  return {ids, links, images};
});

/** How many characters a name may differ from another to be a misspelling of it. */
const MAX_DISTANCE = 5;

/** ` Is it …?`, where one of the names is near; otherwise what to do. */
function hint(name: string, names: Iterable<string>): string {
  const near = [...names]
    .map((one) => ({one, far: path.basename(one) === path.basename(name) ? 0 : distance(one, name)}))
    .sort((a, b) => a.far - b.far)[0];
  return near && near.far <= MAX_DISTANCE ? ` Is it ${near.one}?` : ' Correct or remove it.';
}

/** The rows that a page shows as a table are places in it; those with a query, and recorded runs, are read by something else. */
const TABLE_IMPORT = /^import \w+ from '(\.[^'?]*\/_data\/[^/'?]+)(\?\w+)?';$/;

/** Links, anchors, pictures and tables of the pages of a version, and the pages that its tables name, that are not there. */
export function linkProblems(root: string, folder: string, pages: readonly Page[]): Problem[] {
  const files = new Map(pages.map((page) => [page.file, page]));
  const has = (file: string) => existsSync(path.join(root, file));
  const read = (file: string) => readText(path.join(root, file));

  const importsOf = ({file, source}: Page) =>
    linesIn(source).flatMap(({line, value}) => {
      const [, name, query] = TABLE_IMPORT.exec(value) ?? [];
      if (name === undefined) return [];
      return [{line, name, table: path.posix.join(path.posix.dirname(file), name), query}];
    });
  const rowsOf = (table: string) => (JSON.parse(read(table)) as {id: string}[]).map(({id}) => id);
  const idsOf = (page: Page) =>
    new Set([
      ...placesIn(page.source).ids,
      ...importsOf(page).flatMap(({table, query}) =>
        query === undefined && has(table) ? rowsOf(table) : [],
      ),
    ]);

  const linkProblem = (page: Page, url: string): string | undefined => {
    const [pathname = '', id = ''] = decodeURI(url)
      .replace(/\?[^#]*/, '')
      .split('#');
    const beside = path.posix.dirname(page.file);
    const target = [path.posix.join(beside, pathname), path.posix.join(folder, pathname)]
      .map((file) => files.get(file))
      .find(Boolean);
    const to = pathname === '' ? page : target;
    if (to === undefined) {
      const relatives = pages.map(({file}) => path.posix.relative(beside, file));
      return `${url} is not a page of ${folder}.${hint(path.posix.normalize(pathname), relatives)}`;
    }
    if (id === '' || idsOf(to).has(id)) return undefined;
    return `${url}: ${to.file} has no heading or row #${id}.${hint(id, idsOf(to))}`;
  };
  const imageProblem = (page: Page, url: string): string | undefined => {
    const pathname = url.replace(/[?#].*/, '');
    const file = pathname.startsWith('@site/')
      ? pathname.slice('@site/'.length)
      : path.posix.join(pathname.startsWith('/') ? 'static' : path.posix.dirname(page.file), pathname);
    return has(file) ? undefined : `the picture ${url} is missing: add ${file}, or correct the path`;
  };
  const isOwn = ({url}: Target) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);
  const found = (message: string | undefined, line: number): Finding[] =>
    message === undefined ? [] : [{line, message}];

  const inPages = pages.flatMap((page) => {
    const {links, images} = placesIn(page.source);
    return [
      ...links
        .filter((link) => isOwn(link) && /^[^#?]*\.mdx?([#?]|$)|^#/.test(link.url))
        .flatMap(({line, url}) => found(linkProblem(page, url), line)),
      ...images.filter(isOwn).flatMap(({line, url}) => found(imageProblem(page, url), line)),
      ...importsOf(page).flatMap(({line, name, table}) =>
        found(
          has(table) ? undefined : `the table ${name} is missing: add the file, or correct the import`,
          line,
        ),
      ),
    ].map((finding) => ({file: page.file, ...finding}));
  });

  const data = path.posix.join(folder, '_data');
  const issues = has(`${data}/knownIssues.json`) ? rowsOf(`${data}/knownIssues.json`) : [];
  const tables = has(data) ? readdirSync(path.join(root, data)).filter((name) => name.endsWith('.json')) : [];
  const paths = pages.map(({file}) => path.posix.relative(folder, file));
  const inTables = tables.sort().flatMap((name) => {
    const file = path.posix.join(data, name);
    return valuesIn(read(file)).flatMap(({column, line, value}) => [
      ...(['page', 'pages'].includes(column) && !paths.includes(value)
        ? [{file, line, message: `${value} is not a page of ${folder}.${hint(value, paths)}`}]
        : []),
      ...(value.match(/\bK-\d+\b/g) ?? [])
        .filter((issue) => !issues.includes(issue.toLowerCase()))
        .map((issue) => ({
          file,
          line,
          message: `${issue} is not a known issue: correct the number, or add its row`,
        })),
    ]);
  });
  return [...inPages, ...inTables];
}
