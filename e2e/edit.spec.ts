import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test as files} from '@playwright/test';
import type {Element} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {PROBLEM_FORM} from '../config/repository';
import {site} from '../config/site';
import {parts} from '../src/frame/sitePages';
import {NEXT, versionFolder} from '../config/versions';
import {expectAccessible} from './accessibility';
import {latest, readBuild, versions} from './build';
import {expect, test} from './fixtures';
import {foot, footReport, INTRODUCTION, REPORT} from './foot-page';
import {expectFits} from './layout';

const ROOT = path.join(__dirname, '..');

/** Of the site, each by its path in the repository: what git has, and what it would take. */
function filesOfRepository(): Set<string> {
  const list = execFileSync(
    'git',
    ['ls-files', '--full-name', '--cached', '--others', '--exclude-standard'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return new Set(list.split('\n').filter((file) => file && existsSync(path.join(ROOT, file))));
}

/** Every folder that a file lies in, with a slash at the end. */
const foldersOf = (file: string) => [...file.matchAll(/\//g)].map(({index}) => file.slice(0, index + 1));

interface Target {
  text: string;
  /** Below the folder of the site. What is shown and not edited ends with a slash. */
  file: string;
}

interface Foot {
  path: string;
  targets: Target[];
  reports: URL[];
}

const parse = unified().use(rehypeParse, {fragment: true});

/** What stands below a built page. Only that is parsed: it holds the last element of the page that is a footer. */
function readFoot(pathname: string): Foot {
  const html = readBuild(`${pathname === '/' ? 'index' : pathname.slice(1)}.html`);
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

const START = new RegExp(
  `^${site.siteRepository}/(edit|tree)/${[site.siteBranch, site.siteFolder].filter(Boolean).join('/')}/`,
);

/** The address itself where it is not at the branch and in the folder of the site. */
function fileOf(href: string): string {
  const [start, action] = START.exec(href) ?? [];
  if (start === undefined) return href;
  return decodeURIComponent(href.slice(start.length)) + (action === 'tree' ? '/' : '');
}

const built = (readdirSync(path.join(ROOT, 'build'), {recursive: true}) as string[])
  .filter((file) => file.endsWith('.html') && !/^docs(\/[^/]+)?\.html$/.test(file))
  .map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'))
  .filter((page) => page !== '/404');

/** The file with the text of a page, found without the code that is tested. */
const sourceOf = (version: string, route: string) =>
  [`${route}.md`, `${route}/index.md`]
    .map((name) => `${versionFolder(version)}/${name}`)
    .find((name) => existsSync(path.join(ROOT, name))) ?? '';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The tables that a page shows. */
const tablesOf = (version: string, source: string) =>
  [...read(source).matchAll(/^import \w+ from '(?:\.\/|(?:\.\.\/)+)_data\/(\w+\.json)';$/gm)].map(
    ([, name]) => `${versionFolder(version)}/_data/${name}`,
  );

interface DocFoot extends Foot {
  version: string;
  route: string;
  /** Where the same page could be, too. */
  others: string[];
}

function docFoot(foot: Foot): DocFoot[] {
  const [, version, route] = /^\/docs\/([^/]+)\/(.+)$/.exec(foot.path) ?? [];
  if (version === undefined || route === undefined) return [];
  const others = [latest, NEXT].filter((name) => name !== version && sourceOf(name, route) !== '');
  return [{...foot, version, route, others}];
}

files.describe('in the files of the build', () => {
  const feet = built.map(readFoot);
  const docs = feet.flatMap(docFoot);

  files('every place to edit is in the repository', () => {
    const known = filesOfRepository();
    const folders = new Set([...known].flatMap((file) => foldersOf(file)));
    const isThere = (file: string) => {
      const place = path.posix.join(site.siteFolder, file);
      return file.endsWith('/') ? folders.has(place) : known.has(place);
    };
    expect(docs.length).toBeGreaterThan(versions.length * 50);
    expect(feet.length).toBeGreaterThan(docs.length);
    for (const foot of feet) {
      expect(foot.targets.length, foot.path).toBeGreaterThan(0);
      expect(
        foot.targets.filter(({file}) => !isThere(file)),
        foot.path,
      ).toEqual([]);
    }
  });

  files('the folder of the site is where the site is', () => {
    const prefix = execFileSync('git', ['rev-parse', '--show-prefix'], {cwd: ROOT, encoding: 'utf8'});
    expect(prefix.trim().replace(/\/$/, '')).toBe(site.siteFolder);
  });

  files('a page of the docs leads to its own file first, then to that of the other versions', () => {
    for (const {path: page, version, route, others, targets} of docs) {
      const expected = [version, ...others].flatMap((name) => {
        const source = sourceOf(name, route);
        return [source, ...tablesOf(name, source)];
      });
      expect(
        targets.map(({file}) => file),
        page,
      ).toEqual(expected);
    }
    expect(
      docs.filter(({targets}) => targets.some(({file}) => file.endsWith('.json'))).length,
    ).toBeGreaterThan(versions.length);
  });

  files('a page outside the docs leads to its file and to what it shows', () => {
    const pages = feet.filter(({path: page}) => !page.startsWith('/docs/'));
    expect(pages.map(({path: page}) => page)).toEqual(expect.arrayContaining(Object.keys(parts)));
    for (const {path: page, targets} of pages) {
      const [own, ...others] = targets;
      expect(own?.text, page).toBe('Edit this page');
      expect(own?.file, page).toMatch(/^src\/pages\/.*\.(tsx|mdx?)$|^CONTRIBUTING\.md$/);
      expect(others, page).toEqual(
        (parts[page] ?? []).map((part) => ({text: `Edit its ${part.name}`, file: part.path})),
      );
    }
  });

  files(
    'every page has a report with its address, and with its version and title if it is of the docs',
    () => {
      for (const {path: page, reports} of feet) {
        expect(reports.length, page).toBeGreaterThan(0);
        for (const {searchParams} of reports) {
          const version = /^\/docs\/([^/]+)\//.exec(page)?.[1];
          const {title = '', ...others} = Object.fromEntries(searchParams);
          expect(others, page).toEqual({template: PROBLEM_FORM, page, ...(version && {version})});
          if (version) expect(title, page).toMatch(new RegExp(`^\\S.* \\(${version}\\): $`));
        }
      }
    },
  );
});

const CONSTANTS = `/docs/${latest}/reference/constants`;

test('the ways to edit are a group with a name, each says where it leads, and all have room', async ({
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
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await expectFits(page, `the page at ${width} px`);
    for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expectAccessible(page, '.theme-doc-footer');
  }
});

test('pages outside the docs keep their ways to edit once scripts run', async ({page, open}) => {
  for (const address of Object.keys(parts)) {
    await open(address);
    const list = page.getByRole('contentinfo').getByRole('list', {name: 'This page'});
    await expect(list.getByRole('link', {name: 'Edit this page'})).toBeVisible();
    await expect(list.getByRole('link')).toHaveCount(2 + (parts[address] ?? []).length);
  }
});

test('without script the ways are there, and the report has page and version', async ({scriptless: page}) => {
  await page.goto(`${INTRODUCTION}#requirements`);
  await expect(foot(page).getByRole('link', {name: 'Fix it for the next version too'})).toBeVisible();
  const {searchParams} = new URL((await footReport(page).getAttribute('href')) ?? '');
  expect([searchParams.get('page'), searchParams.get('version')]).toEqual([INTRODUCTION, latest]);
});
