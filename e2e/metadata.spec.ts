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

interface Page {
  path: string;
  /** All values of each name. */
  metas: Record<string, string[]>;
  canonical: string[];
}

const parse = unified().use(rehypeParse);

/** Files that repeat the content of the pages for programs. */
const isCopy = (file: string) => /\.md$|(^|\/)llms-full\.txt$|^docs\/.*\.json$/.test(file);

/** The metadata in the head of a built page. */
function readPage(pathname: string): Page {
  const html = readHtml(pathname);
  const page: Page = {path: pathname, metas: {}, canonical: []};
  visit(parse.parse(html.slice(0, html.indexOf('</head>'))), 'element', ({tagName, properties}) => {
    const name = properties.property ?? properties.name;
    if (tagName === 'meta' && typeof name === 'string')
      (page.metas[name] ??= []).push(String(properties.content));
    if (tagName === 'link' && String(properties.rel) === 'canonical')
      page.canonical.push(String(properties.href));
  });
  return page;
}

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

  files('the sitemap holds what is to be found, each with the date of its last change', () => {
    const entries = readBuild('sitemap.xml').match(/<url>.*?<\/url>/gs) ?? [];
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

test('search engines may find pages and their lists, but no copies', async ({request}) => {
  const built = builtFiles();
  const copies = built.filter(isCopy);
  const names = ['llms-full.txt', 'rift.json', 'rift.schema.json', 'search-heads.json', 'search-texts.json'];
  const expected = versions.flatMap((version) =>
    [...routesOf(version).map((route) => `${route}.md`), ...names].map((name) => `docs/${version}/${name}`),
  );
  expect(copies).toEqual(expect.arrayContaining([...expected, 'llms-full.txt']));
  const robotsOf = async (files: readonly string[]) => {
    const found = [];
    // One after the other, because opening many connections at once takes seconds.
    for (const file of files) found.push([file, (await request.head(`/${file}`)).headers()['x-robots-tag']]);
    return found;
  };
  expect(await robotsOf(copies)).toEqual(copies.map((file) => [file, 'noindex']));
  const lists = built.filter((file) => /\.(txt|xml)$|^[^/]+\.json$/.test(file) && !isCopy(file));
  expect(lists).toEqual(expect.arrayContaining(['llms.txt', 'robots.txt', 'sitemap.xml']));
  const found = [...lists, '', `docs/${latest}/introduction`];
  expect(await robotsOf(found)).toEqual(found.map((file) => [file, undefined]));
});
