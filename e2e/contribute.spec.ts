import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test as files, type Locator} from '@playwright/test';
import {git} from '../config/git';
import {PROBLEM_FORM} from '../config/repository';
import {site} from '../config/site';
import {NEXT, versionFolder} from '../config/versions';
import {parts} from '../src/frame/sources';
import {builtPages, INTRODUCTION, latest, readHtml, ROOT, sourceOf, versions} from './build';
import {expect, test} from './fixtures';
import {expectLanded} from './layout';

/** The beginning of the address of a report. */
const REPORT = `${site.siteRepository}/issues/new?`;

const START = new RegExp(`^${site.siteRepository}/(edit|tree)/${site.siteBranch}/`);

/** The file that an address leads to; the address itself if it is not on the branch of the site. Folders end with a slash. */
function fileOf(href: string): string {
  const [start, action] = START.exec(href) ?? [];
  if (start === undefined) return href;
  return decodeURIComponent(href.slice(start.length)) + (action === 'tree' ? '/' : '');
}

/** The links at the foot of a built page that lead to the repository: their addresses and texts. */
function linksIn(address: string): {href: string; text: string}[] {
  const html = readHtml(address);
  const links = html.slice(html.search(/<footer\b/)).matchAll(/ href="?([^" >]+)[^>]*>(.*?)<\/a>/g);
  return [...links]
    .map(([, href = '', text = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      text: text.replace('<!-- -->', ''),
    }))
    .filter(({href}) => href.startsWith(`${site.siteRepository}/`));
}

const TABLE = /^import \w+ from '(?:\.\/|(?:\.\.\/)+)_data\/(\w+\.json)';$/gm;

/** Where a docs page can be edited: its own file, that of the next version, and the tables that it shows. */
function docFiles(version: string, route: string): string[][] {
  const source = sourceOf(version, route);
  if (source === undefined) return [];
  const tables = readFileSync(path.join(ROOT, source), 'utf8').matchAll(TABLE);
  const next = version === NEXT ? undefined : sourceOf(NEXT, route);
  const data = `${versionFolder(version)}/_data`;
  return [
    ['Edit this page', source],
    ...(next === undefined ? [] : [['Fix it for the next version too', next]]),
    ...Array.from(tables, ([, table]) => [`Edit the table ${table}`, `${data}/${table}`]),
  ];
}

files('in the build, every page leads to its files, which are in the repository, and to a report', () => {
  const prefix = git(ROOT, ['rev-parse', '--show-prefix']).trim();
  expect(prefix, 'the site is at the root of its repository').toBe('');
  const pages = builtPages().filter((address) => address !== '/404');
  expect(pages).toEqual(expect.arrayContaining(Object.keys(parts)));
  expect(pages.length).toBeGreaterThan(versions.length * 50);

  for (const page of pages) {
    const links = linksIn(page);
    const reports = links.filter(({href}) => href.startsWith(REPORT));
    const found = links
      .filter(({href}) => !href.startsWith(REPORT))
      .map(({href, text}) => [text, fileOf(href)] as const);
    const [, version, route] = /^\/docs\/([^/]+)\/(.+)$/.exec(page) ?? [];
    const own = /^src\/pages\/.*\.(tsx|mdx?)$|^CONTRIBUTING\.md$|^changelog\//;
    expect(found, page).toEqual(
      version && route
        ? docFiles(version, route)
        : [
            ['Edit this page', expect.stringMatching(own)],
            ...(parts[page] ?? []).map((part) => [`Edit its ${part.name}`, part.path]),
          ],
    );
    expect(found.filter(([, file]) => !existsSync(path.join(ROOT, file)))).toEqual([]);

    expect(reports.length, page).toBeGreaterThan(0);
    for (const {href} of reports) {
      const {title = '', ...others} = Object.fromEntries(new URL(href).searchParams);
      expect(others, page).toEqual({template: PROBLEM_FORM, page, ...(version && {version})});
      if (version) expect(title, page).toMatch(new RegExp(`^\\S.* \\(${version}\\): $`));
    }
  }
});

/** What a link passes to the form when it is pressed, in any way. */
async function reportOf(link: Locator): Promise<Record<string, string>> {
  await link.dispatchEvent('pointerdown');
  const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
  return Object.fromEntries(searchParams);
}

test('a report names what is being read; at the foot, the fragment', async ({page, open, allow}) => {
  allow(/^request to https:\/\/github\.com$/);
  const report = {
    template: PROBLEM_FORM,
    title: `Introduction (${latest}): `,
    page: INTRODUCTION,
    version: latest,
  };
  await open(INTRODUCTION);
  const outline = page.getByRole('complementary', {name: 'About this page'});
  const [beside, below] = [outline, page.locator('.theme-doc-footer')].map((part) =>
    part.getByRole('link', {name: 'Report a problem'}),
  ) as [Locator, Locator];
  expect(await reportOf(beside)).toEqual(report);

  for (const [fragment, heading] of [
    ['', undefined],
    ['#&title=x&labels=a', '#&title=x&labels=a'],
    // A row of a table or a list is no heading either.
    ['#Rift-tree', '#Rift-tree'],
    ['#requirements', 'Requirements (#requirements)'],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), fragment);
    expect(await reportOf(below), fragment).toEqual({...report, ...(heading && {heading})});
  }
  await expectLanded(page, 'requirements');
  expect(await reportOf(beside)).toMatchObject({heading: 'Requirements (#requirements)'});

  // The target of the fragment is out of sight, so the heading being read counts.
  const [heading, id] = ['A first use case', 'a-first-use-case'];
  await page.locator(`#${id}`).evaluate((element) => {
    element.scrollIntoView({block: 'start', behavior: 'instant'});
    window.scrollBy({top: window.innerHeight / 3, behavior: 'instant'});
  });
  await expect(outline.locator('[aria-current]')).toHaveText(heading);
  await page.route(`${REPORT}*`, (route) => route.fulfill({contentType: 'text/html', body: 'A form'}));
  await beside.press('Enter');
  await expect(page.getByText('A form')).toBeVisible();
  const sent = Object.fromEntries(new URL(page.url()).searchParams);
  expect(sent).toEqual({...report, heading: `${heading} (#${id})`});
});
