import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import type {ElementContent} from 'hast';
import {toString as htmlText} from 'hast-util-to-string';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {versionFolder} from '../config/versions';
import {memoize} from '../src/shared/memoize';
import {factTables} from '../src/text/facts';
import {starterArchives, STARTER_FOLDER} from '../src/text/starter';
import {isAsInLatest, latest, readBuild, ROOT, routesOf, sourceOf, versions} from './build';
import {expect, test} from './fixtures';

const parser = unified().use(remarkParse).use(remarkGfm);
const htmlParser = unified().use(rehypeParse, {fragment: true});

const isHashLink = (node: ElementContent) =>
  node.type === 'element' && String(node.properties.className).includes('hash-link');

const withoutBreaks = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The parts of a Markdown text that can be compared. */
function shapeOf(tree: Root) {
  const headings: {depth: number; text: string}[] = [];
  const tables: number[] = [];
  const code: {lang: string | null | undefined; value: string}[] = [];
  const html: string[] = [];
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push({depth: node.depth, text: withoutBreaks(textOf(node))});
    if (node.type === 'table') tables.push(node.children.length);
    if (node.type === 'code') code.push({lang: node.lang, value: node.value});
    if (node.type === 'html') html.push(node.value);
    if (node.type === 'link') links.push(node.url);
  });
  return {headings, tables, code, html, links};
}

const idsIn = memoize(
  (file) => new Set([...readBuild(file).matchAll(/\sid="?([^\s">]+)/g)].map(([, id = '']) => id)),
);

/** Whether the build has a page or a file at an address, with the place that it names. */
function hasTarget({pathname, hash}: URL): boolean {
  const ids = idsIn(/\.\w+$/.test(pathname) ? pathname : `${pathname}.html`);
  return hash === '' || ids.has(decodeURIComponent(hash.slice(1)));
}

/** The origin that the build was made for. */
const origin = new URL(/<loc>([^<]+)<\/loc>/.exec(readBuild('sitemap.xml'))?.[1] ?? '').origin;

/** Headings and tables of a built page. */
function shapeOfPage(html: string) {
  const headings: {depth: number; text: string}[] = [];
  const tables: number[] = [];
  const article = /<article[\s>].*<\/article>/s.exec(html)?.[0] ?? '';
  // Parsing drawings and code would take most of the time.
  const tree = htmlParser.parse(article.replaceAll(/<(svg|pre)[\s>].*?<\/\1>/gs, ''));
  visit(tree, 'element', ({tagName, children}) => {
    if (tagName === 'table') tables.push(0);
    if (tagName === 'tr') tables.push((tables.pop() ?? 0) + 1);
    if (!/^h[1-6]$/.test(tagName)) return;
    const words = children.filter((child) => !isHashLink(child));
    const text = withoutBreaks(htmlText({type: 'root', children: words}));
    headings.push({depth: Number(tagName.slice(1)), text});
  });
  return {headings, tables};
}

/** The tables of rift.json. */
type Facts = Record<string, ({page?: string; pages?: string[]} & Record<string, unknown>)[]>;

const FENCE = /^```(\S*).*\n([^]*?)\n```$/gm;

test('the Markdown of each page has its headings, tables, code and links, and no HTML', () => {
  const all = {links: 0, code: 0};
  for (const version of versions)
    for (const route of routesOf(version).filter((one) => !isAsInLatest(version, one))) {
      const page = `docs/${version}/${route}`;
      const text = readBuild(`${page}.md`);
      const source = readFileSync(path.join(ROOT, sourceOf(version, route) ?? ''), 'utf8');
      const shape = shapeOf(parser.parse(text));
      const inside = shape.links.map((link) => new URL(link)).filter((url) => url.origin === origin);
      // Recorded runs have code that the source does not have.
      const code = [...source.matchAll(FENCE)].map(([, lang, value]) => ({lang: lang || 'text', value}));
      const {headings, tables} = shapeOfPage(readBuild(`${page}.html`));
      expect(shape, page).toEqual({
        headings,
        tables,
        links: expect.anything(),
        code: expect.arrayContaining(code),
        html: [],
      });
      expect(inside.filter((url) => !hasTarget(url)).map(String), page).toEqual([]);
      expect(text, page).not.toMatch(/[\u00ad\u200b-\u200f\u2060\ufeff]|%% height:/);
      expect(text, `${page}: sentences and parts of a cell`).not.toContain('.; ');
      all.links += inside.length;
      all.code += code.length;
    }
  expect(Math.min(all.links, all.code)).toBeGreaterThan(routesOf(latest).length);
});

for (const version of versions) {
  test.describe(`version ${version} as Markdown`, () => {
    const routes = routesOf(version);
    const read = (route: string) => readBuild(`docs/${version}/${route}.md`);

    test('texts and the starter are served as a browser or a reader needs them', async ({request}) => {
      const [route = ''] = routes;
      const root = version === latest ? {'/llms.txt': 'llms.txt', '/llms-full.txt': 'llms-full.txt'} : {};
      for (const [address, file] of Object.entries({
        [`/docs/${version}/${route}.md`]: `${route}.md`,
        ...root,
      })) {
        const response = await request.get(address, {maxRedirects: 0});
        expect(response.status(), address).toBe(200);
        expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
        expect(await response.text()).toBe(readBuild(`docs/${version}/${file}`));
      }
      const folder = path.join(ROOT, versionFolder(version), STARTER_FOLDER);
      for (const [name, bytes] of Object.entries(await starterArchives(folder))) {
        const response = await request.get(`/docs/${version}/${name}`);
        expect(response.status(), name).toBe(200);
        expect((await response.body()).equals(bytes), name).toBe(true);
      }
    });

    test('the list for language models names every page once, and its links work', async ({request}) => {
      const text = await (await request.get(`/docs/${version}/llms.txt`)).text();
      const {headings, links} = shapeOf(parser.parse(text));
      expect(headings[0]).toEqual({depth: 1, text: 'Rift'});
      expect(headings.slice(1).every(({depth}) => depth === 2)).toBe(true);
      expect(links.slice(0, routes.length)).toEqual(
        routes.map((route) => `${origin}/docs/${version}/${route}.md`),
      );
      for (const link of links.slice(routes.length))
        expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
      const full = readBuild(`docs/${version}/llms-full.txt`);
      expect(routes.filter((route) => !full.includes(read(route)))).toEqual([]);
    });

    test('the facts fit the schema that they name, and the page about them', async ({request}) => {
      const facts = JSON.parse(readBuild(`docs/${version}/rift.json`)) as Facts;
      const schema = new URL(String(facts.$schema));
      expect(schema.pathname).toBe(`/docs/${version}/rift.schema.json`);
      const ajv = new Ajv({formats: {uri: URL.canParse}, strict: true});
      ajv.validate((await (await request.get(schema.pathname)).json()) as object, facts);
      expect(ajv.errorsText(ajv.errors)).toBe('No errors');
      for (const table of Object.keys(factTables)) {
        const addresses = (facts[table] ?? []).flatMap(({page = '', pages = [page]}) => pages);
        expect(addresses.length, table).toBeGreaterThan(0);
        expect(addresses.filter((address) => !hasTarget(new URL(address)))).toEqual([]);
      }

      // The page about the facts names their actual keys, and shows an actual row.
      const tree = parser.parse(read('reference/machine-readable'));
      const keysBelow = (name: string) => {
        const at = tree.children.findIndex((node) => node.type === 'heading' && textOf(node) === name);
        const table = tree.children.slice(at).find((node) => node.type === 'table');
        return table?.children.slice(1).map((row) => textOf(row.children[0]));
      };
      expect(keysBelow('The facts as JSON')).toEqual(Object.keys(facts));
      for (const table of Object.keys(factTables))
        expect(keysBelow(table), table).toEqual(Object.keys(facts[table]?.[0] ?? {}));
      const sample = shapeOf(tree).code.find(({lang}) => lang === 'json');
      const {page, ...row} = JSON.parse(sample?.value ?? '') as Record<string, string>;
      const real = facts.errors?.find(({id}) => id === row.id);
      expect({...real, page: ''}).toEqual({...row, page: ''});
      expect(new URL(String(real?.page)).pathname.split('/').slice(3)).toEqual(
        new URL(page ?? '').pathname.split('/').slice(3),
      );
    });
  });
}
