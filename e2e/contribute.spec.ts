import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test as files, type Locator, type Page} from '@playwright/test';
import {readFileNames} from '../checks/names-on-disk';
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

const foot = (page: Page) => page.locator('.theme-doc-footer');

/** Every folder that contains a file, with a slash at the end. */
const foldersOf = (file: string) => [...file.matchAll(/\//g)].map(({index}) => file.slice(0, index + 1));

const START = new RegExp(`^${site.siteRepository}/(edit|tree)/${site.siteBranch}/`);

/** The file that an address leads to; the address itself if it is not on the branch of the site. Folders end with a slash. */
function fileOf(href: string): string {
  const [start, action] = START.exec(href) ?? [];
  if (start === undefined) return href;
  return decodeURIComponent(href.slice(start.length)) + (action === 'tree' ? '/' : '');
}

/** The addresses in the repository that the foot of a built page leads to. */
function hrefsIn(address: string): string[] {
  const html = readHtml(address);
  const links = html.slice(html.search(/<footer\b/)).matchAll(/ href="?([^" >]+)/g);
  const hrefs = [...links].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return hrefs.filter((href) => href.startsWith(`${site.siteRepository}/`));
}

const TABLE = /^import \w+ from '(?:\.\/|(?:\.\.\/)+)_data\/(\w+\.json)';$/gm;

/** Where a docs page can be edited: its own file, that of the next version, and the tables that it shows. */
function docFiles(version: string, route: string): string[] {
  const source = sourceOf(version, route);
  if (source === undefined) return [];
  const tables = readFileSync(path.join(ROOT, source), 'utf8').matchAll(TABLE);
  const next = version === NEXT ? undefined : sourceOf(NEXT, route);
  return [
    source,
    ...(next === undefined ? [] : [next]),
    ...Array.from(tables, ([, table]) => `${versionFolder(version)}/_data/${table}`),
  ];
}

files('in the build, every page leads to its files, which are in the repository, and to a report', () => {
  const prefix = git(ROOT, ['rev-parse', '--show-prefix']).trim();
  expect(prefix, 'the site is at the root of its repository').toBe('');
  const known = new Set(readFileNames(ROOT));
  for (const folder of [...known].flatMap(foldersOf)) known.add(folder);
  const pages = builtPages().filter((address) => address !== '/404');
  expect(pages).toEqual(expect.arrayContaining(Object.keys(parts)));
  expect(pages.length).toBeGreaterThan(versions.length * 50);

  for (const page of pages) {
    const hrefs = hrefsIn(page);
    const reports = hrefs.filter((href) => href.startsWith(REPORT));
    const found = hrefs.filter((href) => !href.startsWith(REPORT)).map(fileOf);
    const [, version, route] = /^\/docs\/([^/]+)\/(.+)$/.exec(page) ?? [];
    const own: unknown = expect.stringMatching(
      /^src\/pages\/.*\.(tsx|mdx?)$|^CONTRIBUTING\.md$|^changelog\//,
    );
    expect(found, page).toEqual(
      version && route ? docFiles(version, route) : [own, ...(parts[page] ?? []).map((part) => part.path)],
    );
    expect(found.filter((file) => !known.has(file))).toEqual([]);

    expect(reports.length, page).toBeGreaterThan(0);
    for (const report of reports) {
      const {title = '', ...others} = Object.fromEntries(new URL(report).searchParams);
      expect(others, page).toEqual({template: PROBLEM_FORM, page, ...(version && {version})});
      if (version) expect(title, page).toMatch(new RegExp(`^\\S.* \\(${version}\\): $`));
    }
  }
});

const outline = (page: Page) => page.getByRole('complementary', {name: 'About this page'});

/** What a link passes to the form when it is pressed, in any way. */
async function reportOf(link: Locator): Promise<Record<string, string>> {
  await link.dispatchEvent('pointerdown');
  const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
  return Object.fromEntries(searchParams);
}

test('the edit links say where they lead', async ({page, open}) => {
  await open(`/docs/${latest}/reference/constants`);
  const group = page.getByRole('list', {name: 'Files of this page'});
  const edit = `${site.siteRepository}/edit/${site.siteBranch}`;
  const here = `${edit}/${versionFolder(latest)}`;
  for (const [name, href] of [
    ['Edit this page', `${here}/reference/constants.md`],
    ['Edit the table timers.json', `${here}/_data/timers.json`],
    ['Fix it for the next version too', `${edit}/${versionFolder(NEXT)}/reference/constants.md`],
  ] as const)
    await expect(group.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);

  await test.step('a report names the row of a table by its address', async () => {
    await page.evaluate(() => (location.hash = '#tenant-uid-length'));
    const link = outline(page).getByRole('link', {name: 'Report a problem'});
    await expect(link).not.toHaveAttribute('href', /heading=/);
    expect(await reportOf(link)).toMatchObject({heading: '#tenant-uid-length'});
  });
});

test('a report names what is being read; at the foot, the fragment', async ({page, open, allow}) => {
  allow(/^request to https:\/\/github\.com$/);
  const report = {
    template: PROBLEM_FORM,
    title: `Introduction (${latest}): `,
    page: INTRODUCTION,
    version: latest,
  };
  await open(INTRODUCTION);
  const [beside, below] = [outline(page), foot(page)].map((part) =>
    part.getByRole('link', {name: 'Report a problem'}),
  ) as [Locator, Locator];
  expect(await reportOf(beside)).toEqual(report);

  for (const [fragment, heading] of [
    ['', undefined],
    ['#&title=x&labels=a', '#&title=x&labels=a'],
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
  await expect(outline(page).locator('[aria-current]')).toHaveText(heading);
  await page.route(`${REPORT}*`, (route) => route.fulfill({contentType: 'text/html', body: 'A form'}));
  await beside.press('Enter');
  await expect(page.getByText('A form')).toBeVisible();
  const sent = Object.fromEntries(new URL(page.url()).searchParams);
  expect(sent).toEqual({...report, heading: `${heading} (#${id})`});
});
