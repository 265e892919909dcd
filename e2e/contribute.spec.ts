import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test as files, type Page} from '@playwright/test';
import type {Element} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readFileNames} from '../checks/names-on-disk';
import {PROBLEM_FORM} from '../config/repository';
import {site} from '../config/site';
import {NEXT, versionFolder} from '../config/versions';
import {contributing} from '../src/contributing/contributing';
import {parts} from '../src/frame/sitePages';
import {builtPages, latest, readHtml, ROOT, versions} from './build';
import {errors, ERRORS} from './data-table-page';
import {expect, test} from './fixtures';
import {expectLanded} from './layout';
import {sourceOf} from './routes';
import {PHONE} from './screens';

const INTRODUCTION = `/docs/${latest}/introduction`;

/** The beginning of the address of a report. */
const REPORT = `${site.siteRepository}/issues/new?`;

const foot = (page: Page) => page.locator('.theme-doc-footer');

/** Every folder that contains a file, with a slash at the end. */
const foldersOf = (file: string) => [...file.matchAll(/\//g)].map(({index}) => file.slice(0, index + 1));

interface Target {
  text: string;
  /** Relative to the site. The path of a folder, which is shown instead of edited, ends with a slash. */
  file: string;
}

interface Foot {
  path: string;
  targets: Target[];
  reports: URL[];
}

const parse = unified().use(rehypeParse, {fragment: true});

/** The foot of a built page. Only this part is parsed, from the last footer element of the page on. */
function readFoot(pathname: string): Foot {
  const html = readHtml(pathname);
  const start = html.search(/<footer\b/);
  const tree = parse.parse(html.slice(start, html.lastIndexOf('</footer>')));
  const foot: Foot = {path: pathname, targets: [], reports: []};
  visit(tree, 'element', (one: Element) => {
    const href = String(one.properties.href ?? '');
    if (href.startsWith(REPORT)) foot.reports.push(new URL(href));
    else if (href.startsWith(`${site.siteRepository}/`))
      foot.targets.push({text: textOf(one), file: fileOf(href)});
  });
  return foot;
}

const START = new RegExp(`^${site.siteRepository}/(edit|tree)/${site.siteBranch}/`);

/** The file that an address leads to; the address itself if it is not on the branch of the site. */
function fileOf(href: string): string {
  const [start, action] = START.exec(href) ?? [];
  if (start === undefined) return href;
  return decodeURIComponent(href.slice(start.length)) + (action === 'tree' ? '/' : '');
}

/** The tables that a page shows. */
const tablesOf = (version: string, source: string) =>
  [
    ...readFileSync(path.join(ROOT, source), 'utf8').matchAll(
      /^import \w+ from '(?:\.\/|(?:\.\.\/)+)_data\/(\w+\.json)';$/gm,
    ),
  ].map(([, name]) => `${versionFolder(version)}/_data/${name}`);

/** Where a docs page can be edited: first its own file, then those of the other versions. */
const docTargets = (version: string, route: string) =>
  [...new Set([version, latest, NEXT])].flatMap((name) => {
    const source = sourceOf(name, route);
    return source === undefined ? [] : [source, ...tablesOf(name, source)];
  });

files('in the build, every page leads to its files, which are in the repository, and to a report', () => {
  const prefix = execFileSync('git', ['rev-parse', '--show-prefix'], {cwd: ROOT, encoding: 'utf8'});
  expect(prefix.trim(), 'the site is at the root of its repository').toBe('');
  const known = new Set(readFileNames(ROOT));
  const folders = new Set([...known].flatMap((file) => foldersOf(file)));
  const feet = builtPages()
    .filter((address) => address !== '/404')
    .map(readFoot);
  expect(feet.map((one) => one.path)).toEqual(expect.arrayContaining(Object.keys(parts)));
  expect(feet.length).toBeGreaterThan(versions.length * 50);

  for (const {path: page, targets, reports} of feet) {
    const isThere = (file: string) => (file.endsWith('/') ? folders : known).has(file);
    expect(
      targets.filter(({file}) => !isThere(file)),
      page,
    ).toEqual([]);

    const [, version, route] = /^\/docs\/([^/]+)\/(.+)$/.exec(page) ?? [];
    const found = targets.map(({file}) => file);
    if (version !== undefined && route !== undefined) expect(found, page).toEqual(docTargets(version, route));
    else {
      const [own, ...others] = targets;
      expect(own?.text, page).toBe('Edit this page');
      expect(own?.file, page).toMatch(/^src\/pages\/.*\.(tsx|mdx?)$|^CONTRIBUTING\.md$|^changelog\//);
      expect(others, page).toEqual(
        (parts[page] ?? []).map((part) => ({text: `Edit its ${part.name}`, file: part.path})),
      );
    }

    expect(reports.length, page).toBeGreaterThan(0);
    for (const {searchParams} of reports) {
      const {title = '', ...others} = Object.fromEntries(searchParams);
      expect(others, page).toEqual({template: PROBLEM_FORM, page, ...(version && {version})});
      if (version) expect(title, page).toMatch(new RegExp(`^\\S.* \\(${version}\\): $`));
    }
  }
});

const CONSTANTS = `/docs/${latest}/reference/constants`;

test('the edit links are a named group, each says where it leads, and all are large enough', async ({
  page,
  open,
}) => {
  await open(CONSTANTS);
  const group = page.getByRole('group', {name: 'Edit this page'});
  const here = `${site.siteRepository}/edit/${site.siteBranch}/${versionFolder(latest)}`;
  for (const [name, href] of [
    ['Edit this page Fix it here', `${here}/reference/constants.md`],
    [`timers.json of ${latest}`, `${here}/_data/timers.json`],
  ] as const)
    await expect(group.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
  await expect(group.getByRole('link', {name: 'timers.json of next', exact: true})).toHaveCount(1);

  const links = await foot(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(8);
  await page.setViewportSize(PHONE.viewport);
  for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

const outline = (page: Page) => page.getByRole('complementary', {name: 'About this page'});
const outlineReport = (page: Page) => outline(page).getByRole('link', {name: 'Report a problem'});

test.describe('a report', () => {
  test.use({expectedNoise: /^request to https:\/\/github\.com$/});

  test.beforeEach(({context}) =>
    context.route(`${REPORT}*`, (route) => route.fulfill({contentType: 'text/html', body: 'A form'})),
  );

  /** The values passed to the form after a press on the link. */
  async function filled(page: Page): Promise<Record<string, string>> {
    await expect(page.getByText('A form')).toBeVisible();
    return Object.fromEntries(new URL(page.url()).searchParams);
  }

  test('names what is being read, wherever the reader entered the page', async ({page, open}) => {
    await open(INTRODUCTION);
    await outlineReport(page).click();
    expect(await filled(page)).toEqual({
      template: PROBLEM_FORM,
      title: `Introduction (${latest}): `,
      page: INTRODUCTION,
      version: latest,
    });

    await open(`${INTRODUCTION}#requirements`);
    await outlineReport(page).press('Enter');
    expect(await filled(page)).toMatchObject({page: INTRODUCTION, heading: 'Requirements (#requirements)'});

    // The target of the fragment is out of sight, so the heading being read counts.
    await open(`${INTRODUCTION}#requirements`);
    const [heading, id] = ['A first use case', 'a-first-use-case'];
    await page.locator(`#${id}`).evaluate((element) => {
      element.scrollIntoView({block: 'start', behavior: 'instant'});
      window.scrollBy({top: window.innerHeight / 3, behavior: 'instant'});
    });
    await expect(outline(page).locator('[aria-current]')).toHaveText(heading);
    await outlineReport(page).click();
    expect(await filled(page)).toMatchObject({heading: `${heading} (#${id})`});
  });

  test('names the row of a table by its address, also when opened in a new tab or from a browser menu', async ({
    page,
    open,
  }) => {
    const [row] = errors;
    await open(`${ERRORS}#${row?.id}`);
    const link = outlineReport(page);
    await expect(link).not.toHaveAttribute('href', /heading=/);
    await link.hover();
    await page.mouse.down({button: 'middle'});
    await expect(link).toHaveAttribute('href', new RegExp(`&heading=%23${row?.id}`));
    await link.click();
    expect(await filled(page)).toMatchObject({heading: `#${row?.id}`});
  });

  test('at the foot of the page has the fragment that the reader came for, of any kind', async ({
    page,
    open,
  }) => {
    await open(INTRODUCTION);
    for (const [fragment, heading] of [
      ['', undefined],
      ['#requirements', 'Requirements (#requirements)'],
      ['#&title=x&labels=a', '#&title=x&labels=a'],
      ['#%', '#%'],
    ] as const) {
      await page.evaluate((hash) => (location.hash = hash), fragment);
      await foot(page).getByRole('link', {name: 'Report a problem'}).dispatchEvent('pointerdown');
      const address = await foot(page).getByRole('link', {name: 'Report a problem'}).getAttribute('href');
      expect(Object.fromEntries(new URL(address ?? '').searchParams)).toEqual({
        template: PROBLEM_FORM,
        title: `Introduction (${latest}): `,
        page: INTRODUCTION,
        version: latest,
        ...(heading && {heading}),
      });
    }
  });
});

test.describe('from an address that leads nowhere', () => {
  test.use({expectedNoise: /Failed to load resource.*404/});

  test('a report has this address', async ({page}) => {
    await page.goto('/docs/v9/no&title=x');
    const link = page.getByRole('main').getByRole('link', {name: 'Report a problem'});
    await expect(link).toHaveAttribute('href', /&page=/);
    const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      template: PROBLEM_FORM,
      title: 'Page not found: ',
      page: '/docs/v9/no&title=x',
    });
  });
});

test('the footer leads to the guide, which is complete', async ({page, open}) => {
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contribute'}).click();
  await expect(page).toHaveURL(contributing.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(contributing.title);
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('A correction without a set-up');

  await test.step('its outline leads to a section', async () => {
    const outline = page.getByRole('navigation', {name: 'On this page'});
    await outline.getByRole('link', {name: 'Adding a row to a table'}).filter({visible: true}).click();
    await expectLanded(page, 'adding-a-row-to-a-table');
  });
});
