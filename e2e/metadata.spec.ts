import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test as files} from '@playwright/test';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {CARD, cardPath} from '../src/cards/cardAddress';
import {hasHistory} from '../config/git';
import {
  builtFiles,
  builtPages,
  changelogEntries,
  guides,
  latest,
  readBuild,
  readHtml,
  routesOf,
  versions,
} from './build';
import {expect, test} from './fixtures';

const BUILD = path.join(__dirname, '..', 'build');

const parse = unified().use(rehypeParse);

/** Files that repeat the content of the pages for programs. */
const isCopy = (file: string) => /\.md$|(^|\/)llms-full\.txt$|^docs\/.*\.json$/.test(file);

/** The metadata in the head of a built page. */
function readPage(pathname: string) {
  const html = readHtml(pathname);
  /** All values of each name. */
  const metas: Record<string, string[]> = {};
  const canonical: string[] = [];
  visit(parse.parse(html.slice(0, html.indexOf('</head>'))), 'element', ({tagName, properties}) => {
    const name = properties.property ?? properties.name;
    if (tagName === 'meta' && typeof name === 'string') (metas[name] ??= []).push(String(properties.content));
    if (tagName === 'link' && String(properties.rel) === 'canonical') canonical.push(String(properties.href));
  });
  return {path: pathname, metas, canonical};
}

type Page = ReturnType<typeof readPage>;

const shown = builtPages()
  .filter((address) => address !== '/404')
  .map(readPage);

const originOf = ({canonical}: Page) => new URL(canonical[0] ?? '').origin;
const isHidden = ({metas}: Page) => (metas.robots ?? []).some((value) => value.includes('noindex'));

files.describe('in the files of the build', () => {
  files('the pages are those of all versions, of the site, of the changelog and for contributors', () => {
    const known = versions.flatMap((name) => routesOf(name).map((route) => `/docs/${name}/${route}`));
    const entries = changelogEntries.map(({address}) => address);
    expect(shown.map(({path: page}) => page).sort()).toEqual(
      ['/', '/changelog', ...entries, ...guides, ...known].sort(),
    );
  });

  files('each page says what it is, once: its address, its description and its picture', () => {
    // Only one assertion per page, because each is a step in the report, which takes time.
    for (const page of shown) {
      const {path: at, metas, canonical} = page;
      const text = [expect.stringMatching(/./)];
      const image = [`${originOf(page)}${cardPath(at)}`];
      const alternative = [expect.stringContaining(metas['og:title']?.[0]?.replace(/ \| Rift$/, '') ?? '')];
      const png = readFileSync(path.join(BUILD, cardPath(at)));
      expect(
        {
          metas,
          canonical,
          signature: png.subarray(0, 8).toString('latin1'),
          size: [png.readUInt32BE(16), png.readUInt32BE(20)],
          isLarge: png.length > CARD.mostBytes,
        },
        at,
      ).toEqual({
        metas: expect.objectContaining({
          description: text,
          'og:title': text,
          'og:description': metas.description,
          'og:type': [at.startsWith('/docs/') ? 'article' : 'website'],
          'og:url': canonical,
          'og:site_name': text,
          'og:image': image,
          'og:image:type': text,
          'og:image:width': [String(CARD.width)],
          'og:image:height': [String(CARD.height)],
          'og:image:alt': alternative,
          'twitter:card': ['summary_large_image'],
          'twitter:image': image,
          'twitter:image:alt': text,
        }) as unknown,
        canonical: [originOf(page) + at],
        signature: '\x89PNG\r\n\x1a\n',
        size: [CARD.width, CARD.height],
        isLarge: false,
      });
    }
  });

  files(
    'only pages of the latest version and of the site are to be found, not the one for no address',
    () => {
      const isOther = ({path: page}: Page) =>
        /^\/(docs|contributing)(\/|$)/.test(page) && !page.startsWith(`/docs/${latest}/`);
      const paths = (pages: readonly Page[]) => pages.map(({path: page}) => page);
      expect(paths(shown.filter(isHidden))).toEqual(paths(shown.filter(isOther)));

      const page = readPage('/404');
      expect(page.canonical).toEqual([]);
      for (const tag of ['og:url', 'og:image']) expect(page.metas[tag], tag).toBeUndefined();
      expect(isHidden(page)).toBe(true);
      expect(existsSync(path.join(BUILD, 'img/cards/404.png'))).toBe(false);
    },
  );

  files('robots.txt names the sitemap, which holds what is to be found, each with its date', () => {
    const entries = readBuild('sitemap.xml').match(/<url>.*?<\/url>/gs) ?? [];
    const addresses = entries.map((entry) => /<loc>([^<]+)<\/loc>/.exec(entry)?.[1]);
    const found = shown.filter((page) => !isHidden(page)).flatMap(({canonical}) => canonical);
    expect(found.length).toBeGreaterThan(routesOf(latest).length);
    expect(addresses.sort()).toEqual(found.sort());
    const undated = entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry));
    expect(undated).toEqual(hasHistory('.') ? [] : entries);

    const text = readBuild('robots.txt');
    const [landing] = shown.filter(({path: page}) => page === '/');
    expect(text).toContain(`\nSitemap: ${landing?.canonical[0]}sitemap.xml\n`);
    expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect(text).not.toMatch(/^Disallow: ./m);
  });
});

test('search engines may find pages and their lists, but no copies', async ({request}) => {
  const files = builtFiles().filter((file) => /\.(md|txt|xml)$|^(docs\/.*|[^/]+)\.json$/.test(file));
  const copies = files.filter(isCopy);
  expect(copies.length).toBeGreaterThan(versions.length * routesOf(latest).length);
  expect(files).toEqual(expect.arrayContaining(['llms.txt', 'llms-full.txt', 'robots.txt', 'sitemap.xml']));
  const hidden = [];
  // One after the other, because opening many connections at once takes seconds.
  for (const file of [...files, '', `docs/${latest}/introduction`]) {
    const robots = (await request.head(`/${file}`)).headers()['x-robots-tag'];
    if (robots !== undefined) hidden.push([file, robots]);
  }
  expect(hidden).toEqual(copies.map((file) => [file, 'noindex']));
});
