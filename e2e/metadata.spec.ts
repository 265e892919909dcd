import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test as files} from '@playwright/test';
import type {Element} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {CARD, cardPath} from '../src/cards/cardAddress';
import {hasHistory} from '../config/history';
import {texts} from '../src/frame/sitePages';
import {builtFiles, builtPages, changelogEntries, latest, readBuild, readHtml, versions} from './build';
import {expect, test} from './fixtures';
import {routesOf} from './routes';

const BUILD = path.join(__dirname, '..', 'build');

type Data = Record<string, unknown>;

interface Page {
  path: string;
  metas: Map<string, string[]>;
  canonical: string[];
  data: Data[];
}

const parse = unified().use(rehypeParse);

function add(metas: Map<string, string[]>, {properties}: Element) {
  const name = properties.property ?? properties.name;
  if (typeof name === 'string') metas.set(name, [...(metas.get(name) ?? []), String(properties.content)]);
}

/** Files that say again, for programs, what the pages say. */
const isCopy = (file: string) => /\.md$|(^|\/)llms-full\.txt$|^docs\/.*\.json$/.test(file);

/** What the head of a built page says. */
function readPage(pathname: string): Page {
  const html = readHtml(pathname);
  const page: Page = {path: pathname, metas: new Map(), canonical: [], data: []};
  visit(parse.parse(html.slice(0, html.indexOf('</head>'))), 'element', (one) => {
    const {tagName, properties} = one;
    if (tagName === 'meta') add(page.metas, one);
    if (tagName === 'link' && String(properties.rel) === 'canonical')
      page.canonical.push(String(properties.href));
    if (properties.type === 'application/ld+json') page.data.push(JSON.parse(textOf(one)) as Data);
  });
  return page;
}

const shown = builtPages()
  .filter((address) => address !== '/404')
  .map(readPage);
const docs = shown.filter(({path: page}) => page.startsWith('/docs/'));

const originOf = ({canonical}: Page) => new URL(canonical[0] ?? '').origin;
const isHidden = ({metas}: Page) => (metas.get('robots') ?? []).some((value) => value.includes('noindex'));

const TAGS = [
  ...['description', 'og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'og:image'],
  ...['og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt'],
  ...['twitter:card', 'twitter:image', 'twitter:image:alt'],
];

files.describe('in the files of the build', () => {
  files('the pages are those of all versions, of the site, of the changelog and for contributors', () => {
    const known = versions.flatMap((version) =>
      routesOf(version).map((route) => `/docs/${version}/${route}`),
    );
    const entries = changelogEntries.map(({address}) => address);
    expect(shown.map(({path: page}) => page).sort()).toEqual(
      ['/', '/changelog', ...entries, ...Object.keys(texts), ...known].sort(),
    );
  });

  files('each page says what it is, once: its address, its description and its picture', () => {
    for (const page of shown) {
      const {path: at, metas, canonical} = page;
      const one = (tag: string) => metas.get(tag)?.[0] ?? '';
      expect(
        [...metas].filter(([, values]) => values.length > 1).map(([tag]) => tag),
        at,
      ).toEqual([]);
      expect(
        TAGS.filter((tag) => one(tag) === ''),
        at,
      ).toEqual([]);
      expect(one('twitter:card'), at).toBe('summary_large_image');
      expect(one('og:type'), at).toBe(at.startsWith('/docs/') ? 'article' : 'website');
      expect(one('og:description'), at).toBe(one('description'));
      expect(canonical, at).toEqual([originOf(page) + at]);
      expect(one('og:url'), at).toBe(canonical[0]);

      const address = `${originOf(page)}${cardPath(at)}`;
      expect([one('og:image'), one('twitter:image')], at).toEqual([address, address]);
      const png = readFileSync(path.join(BUILD, cardPath(at)));
      expect(png.subarray(0, 8).toString('latin1'), at).toBe('\x89PNG\r\n\x1a\n');
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
      expect(size, at).toEqual([CARD.width, CARD.height]);
      expect([one('og:image:width'), one('og:image:height')], at).toEqual(size.map(String));
      expect(png.length, at).toBeLessThanOrEqual(CARD.mostBytes);
      expect(one('og:image:alt'), at).toContain(one('og:title').replace(/ \| Rift$/, ''));
    }
  });

  files('the page of an address that leads nowhere has no address, no picture and is not to be found', () => {
    const page = readPage('/404');
    expect(page.canonical).toEqual([]);
    expect(page.metas.has('og:url')).toBe(false);
    expect(page.metas.has('og:image')).toBe(false);
    expect(isHidden(page)).toBe(true);
    expect(existsSync(path.join(BUILD, 'img/cards/404.png'))).toBe(false);
  });

  files('pages of other versions and for contributors are not to be found, all others are', () => {
    for (const page of shown) {
      const isOther =
        /^\/(docs|contributing)(\/|$)/.test(page.path) && !page.path.startsWith(`/docs/${latest}/`);
      expect(isHidden(page), page.path).toBe(isOther);
    }
  });

  files('the sitemap holds what is to be found, each with the date of its last change', () => {
    const entries = [...readBuild('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(
      ([, entry = '']) => entry,
    );
    const addresses = entries.map((entry) => /<loc>([^<]+)<\/loc>/.exec(entry)?.[1]);
    const found = shown.filter((page) => !isHidden(page)).flatMap(({canonical}) => canonical);
    expect(found.length).toBeGreaterThan(routesOf(latest).length);
    expect(addresses.sort()).toEqual(found.sort());
    const undated = entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry));
    expect(undated).toEqual(hasHistory('.') ? [] : entries);
  });

  files('robots.txt lets all be read and names the sitemap', () => {
    const text = readBuild('robots.txt');
    const [landing] = shown.filter(({path: page}) => page === '/');
    expect(text).toContain(`\nSitemap: ${landing?.canonical[0]}sitemap.xml\n`);
    expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect(text).not.toMatch(/^Disallow: ./m);
  });
});

type Kind = 'BreadcrumbList' | 'SoftwareSourceCode' | 'TechArticle';

const kindsOf = ({data}: Page) => data.map((one) => one['@type'] as Kind).sort();

files('a page of the docs is an article at the end of a way, the landing page is about the source', () => {
  const known = new Set(docs.flatMap(({canonical}) => canonical));
  for (const page of docs) {
    expect(kindsOf(page), page.path).toEqual(['BreadcrumbList', 'TechArticle']);
    expect(page.metas.get('og:title')?.[0], page.path).toMatch(/ \| Rift$/);
    const article = page.data.find((one) => one['@type'] === 'TechArticle');
    expect(article?.url, page.path).toBe(page.canonical[0]);
    expect(article?.description, page.path).toBe(page.metas.get('description')?.[0]);
    expect('dateModified' in (article ?? {}), page.path).toBe(hasHistory('.'));
    const way = page.data.find((one) => one['@type'] === 'BreadcrumbList');
    const items = way?.itemListElement as {item: string}[];
    expect(items.at(-1)?.item, page.path).toBe(page.canonical[0]);
    expect(
      items.filter(({item}) => !known.has(item)),
      page.path,
    ).toEqual([]);
  }
  expect(shown.filter(({path: page}) => page === '/').map(kindsOf)).toEqual([['SoftwareSourceCode']]);
});

test('files that repeat what the pages say are not to be found, pages and lists of them are', async ({
  request,
}) => {
  const built = builtFiles();
  const copies = built.filter(isCopy);
  const perVersion = [
    'llms-full.txt',
    'rift.json',
    'rift.schema.json',
    'search-heads.json',
    'search-texts.json',
  ];
  for (const version of versions)
    for (const name of [...routesOf(version).map((route) => `${route}.md`), ...perVersion])
      expect(copies, version).toContain(`docs/${version}/${name}`);
  expect(copies).toContain('llms-full.txt');
  for (const file of copies) {
    const headers = (await request.head(`/${file}`)).headers();
    expect(headers['x-robots-tag'], file).toBe('noindex');
  }
  const lists = built.filter((file) => /\.(txt|xml)$|^[^/]+\.json$/.test(file) && !isCopy(file));
  expect(lists).toEqual(expect.arrayContaining(['llms.txt', 'robots.txt', 'sitemap.xml']));
  for (const file of [...lists, '', `docs/${latest}/introduction`]) {
    const headers = (await request.head(`/${file}`)).headers();
    expect(headers, file).not.toHaveProperty('x-robots-tag');
  }
});
