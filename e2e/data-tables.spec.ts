import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {versionFolder} from '../config/versions';
import type {ErrorRow, KnownIssueRow, Row, SupportRow} from '../src/tables/docsData';
import {byState} from '../src/tables/support';
import {expectAccessible} from './accessibility';
import {latest, readBuild, readHtml, ROOT, routesOf, sourceOf, versions} from './build';
import {ERRORS, expectMarked, filterBox, heading, ISSUES, REFERENCE, rowsOf, table} from './data-table-page';
import {expect, test} from './fixtures';
import {inBothModes, scrollToTop} from './layout';

function readRows<R extends Row>(name: string): R[] {
  const file = path.join(ROOT, versionFolder(latest), '_data', `${name}.json`);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as R[];
  if (rows.length === 0) throw new Error(`${name} is empty`);
  return rows;
}

const errors = readRows<ErrorRow>('errors');
const knownIssues = readRows<KnownIssueRow>('knownIssues');

/** Pages with tables: the noun for the rows, and the rows. */
const TABLES: readonly [page: string, name: string, rows: readonly Row[]][] = [
  ['errors', 'messages', errors],
  ['http-codes', 'codes', readRows('codes')],
  ['constants', 'constants', readRows('constants')],
  ['constants', 'timers', readRows('timers')],
  ['constants', 'routes', readRows('routes')],
  ['interfaces', 'interfaces', readRows('interfaces')],
  ['container-bindings', 'bindings', readRows('bindings')],
  ['configuration', 'settings', readRows('environment')],
  ['known-issues', 'issues', knownIssues.filter(({expected}) => expected !== null)],
  ['known-issues', 'limitations', knownIssues.filter(({expected}) => expected === null)],
  ['known-issues', 'features', readRows('support')],
  ['what-rift-does-not-have', 'things', readRows('notInRift')],
];

const controls = (page: Page, name: string) => page.getByRole('group', {name: `Choose ${name}`});
const rowAt = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);
const idsOf = (rows: Locator) => rows.evaluateAll((all) => all.map(({id}) => id));
const ids = (rows: readonly Row[]) => rows.map(({id}) => id);

/** What a pattern captures in the HTML of a table of a page. */
function inTable(address: string, name: string, pattern: RegExp): string[][] {
  const html = readHtml(address)
    .split('<table')
    .find((part) => part.includes(`All <!-- -->${name}<`));
  return [...(html ?? '').matchAll(pattern)].map(([, ...groups]) => groups);
}

test('in the HTML are all rows, each with a link of its own name', () => {
  for (const [file, name, rows] of TABLES) {
    const address = `${REFERENCE}/${file}`;
    expect(inTable(address, name, /<tr role="?row"? id="?([\w-]+)/g).flat(), name).toEqual(ids(rows));
    const links = inTable(address, name, /aria-label=(["']?)(Link to .+?)\1>/g);
    expect(new Set(links.map(([, link]) => link)).size, name).toBe(rows.length);
  }
});

test('issues and pages named in rows are links inside the version, to the section', () => {
  for (const version of versions) {
    const address = `/docs/${version}/reference/errors`;
    const numbers = inTable(address, 'messages', /href="?([^ >"]+)[^>]*>(K-\d+)</g);
    expect(numbers.length, version).toBeGreaterThan(0);
    for (const [href, number] of numbers)
      expect(href).toBe(`/docs/${version}/reference/known-issues#${number?.toLowerCase()}`);
    const pages = inTable(address, 'messages', /data-label="?Page"?><div>(?:<a href="?([^ >"]+))?/g).flat();
    expect(pages.length, version).toBeGreaterThan(50);
    const inside = new RegExp(`^/docs/${version}/[^#]+#[\\w-]+$`);
    expect(pages.filter((href) => !inside.test(href))).toEqual([]);
  }
});

/** Expects the row to be below the bar and, if there are columns, below their visible heads. */
async function expectShown(page: Page, id: string): Promise<void> {
  await expect(rowAt(page, id)).toBeInViewport();
  await expectMarked(page, id);
  const above = () =>
    rowAt(page, id).evaluate((row) => {
      const head = row.closest('table')?.querySelector('thead th');
      const over = head?.checkVisibility() ? head : document.querySelector('.navbar');
      const {top, bottom} = (over ?? row).getBoundingClientRect();
      return top >= 0 && bottom <= row.getBoundingClientRect().top + 1;
    });
  await expect.poll(above).toBe(true);
}

test('rows are filtered and sorted; the address keeps it, and paper says it', async ({page, open}) => {
  await page.setViewportSize({width: 1440, height: 500});
  // The way to a row is scrolled at once.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(ERRORS);
  const rows = rowsOf(page, 'messages');
  const status = controls(page, 'messages').getByRole('status');
  const box = filterBox(page, 'messages');
  const kind = controls(page, 'messages').getByLabel('Kind');
  const code = heading(page, 'messages', 'Code');
  const codes = errors.flatMap((row) => row.code ?? []).sort((a, b) => a - b);

  await test.step('a message is found in a response, and Escape shows all', async () => {
    await expect(status).toHaveText(`${errors.length} rows`);
    await box.fill('{"ok": false, "code": 404, "payload": "User 42 not found", "_meta": {}}');
    await expect(status).toHaveText(`1 of ${errors.length} rows`);
    expect(await idsOf(rows)).toEqual(['user-missing-sample']);
    // Dispatched, because some browsers clear the box themselves, but only for real keys.
    await box.dispatchEvent('keydown', {key: 'Escape'});
    await expect(box).toHaveValue('');
    await expect(status).toHaveText(`${errors.length} rows`);
  });

  await test.step('what is typed, also by an input method, is only for its text', async () => {
    await box.focus();
    await page.keyboard.type('a/bn?pdv');
    await expect(box).toHaveValue('a/bn?pdv');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A key that an input method takes, as most browsers report it, and as Safari reports the one that ends a word.
    await box.evaluate((one) => {
      for (const sign of [{isComposing: true}, {keyCode: 229}])
        one.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, ...sign}));
    });
    await expect(box).toHaveValue('a/bn?pdv');
    await box.fill('');
  });

  await test.step('a value leaves its rows, and paper says what is filtered', async () => {
    await kind.selectOption('sample');
    expect(await idsOf(rows)).toEqual(ids(errors.filter((row) => row.kind === 'sample')));
    await scrollToTop(page);
    await inBothModes(page, () => expectAccessible(page, 'div:has(> [role="table"])'));
    await box.fill('ERROR_TOKEN_EXPIRED');
    const said = controls(page, 'messages').getByText('Filter: ERROR_TOKEN_EXPIRED; Kind: sample');
    await expect(said).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(said).toBeVisible();
    await expect(box).toBeHidden();
    await page.emulateMedia({media: null});
  });

  await test.step('if nothing is left, all can be shown', async () => {
    await box.fill('no message says this');
    await expect(table(page, 'messages').getByRole('cell')).toHaveText(
      'No messages match this filter. Show all',
    );
    await table(page, 'messages').getByRole('button', {name: 'Show all'}).click();
    // The button is gone, so the focus is on the number of rows.
    await expect(page.locator(':focus')).toHaveText(`${errors.length} rows`);
  });

  await test.step('heads sort: ascending, descending, then back to the original order; by keyboard too', async () => {
    const shown = async () =>
      (await rows.locator('td[data-label="Code"]').allTextContents()).filter(Boolean).map(Number);
    await code.getByRole('button').click();
    await expect(code).toHaveAttribute('aria-sort', 'ascending');
    expect(await shown()).toEqual(codes);
    await code.getByRole('button').press('Enter');
    await expect(code).toHaveAttribute('aria-sort', 'descending');
    expect(await shown()).toEqual([...codes].reverse());
    await code.getByRole('button').press('Space');
    await expect(code).not.toHaveAttribute('aria-sort');
    expect(await idsOf(rows)).toEqual(ids(errors));
  });

  await test.step('going back restores the view, which is in the address', async () => {
    await box.fill('token');
    await kind.selectOption('framework');
    await code.getByRole('button').click();
    await expect(page).toHaveURL(`${ERRORS}?messages=token&messages.Kind=framework&messages.sort=Code`);
    const found = await idsOf(rows);
    const link = rows.last().locator('td[data-label="Page"] a');
    await link.scrollIntoViewIfNeeded();
    const top = () => rows.last().evaluate((row) => row.getBoundingClientRect().top);
    const before = await top();
    await link.click();
    await expect(page).not.toHaveURL(/errors/);
    await page.goBack();
    await expect(box).toHaveValue('token');
    await expect(code).toHaveAttribute('aria-sort', 'ascending');
    expect(await idsOf(rows)).toEqual(found);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
  });

  await test.step('on a phone, rows are cards with labels, which a list sorts', async () => {
    await page.setViewportSize({width: 320, height: 844});
    await expect(code).toHaveCount(0);
    const cell = rows.first().locator('td').last();
    expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"Page"');
    await controls(page, 'messages').getByRole('button', {name: 'Show all'}).click();
    await controls(page, 'messages').getByLabel('Sort by').selectOption('');
    await controls(page, 'messages').getByLabel('Sort by').selectOption('Code');
    await expect(rows.first().locator('td[data-label="Code"]')).toHaveText(String(codes[0]));
    await page.evaluate(() => (location.hash = '#path-not-found'));
    await expectShown(page, 'path-not-found');
  });
});

test('a link, the address or going back leads to a row that was filtered out', async ({page, open}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(`${ISSUES}#k-01`);
  await expectShown(page, 'k-01');
  const filter = async () => {
    await filterBox(page, 'issues').fill('XmlEmitter');
    await expect(rowAt(page, 'k-25')).toHaveCount(0);
  };
  const link = page.getByRole('main').locator('p').getByRole('link', {name: 'K-25', exact: true}).first();
  // The second press leads to the current address.
  for (let presses = 0; presses < 2; presses += 1) {
    await filter();
    await link.click();
    await expectShown(page, 'k-25');
    await expect(filterBox(page, 'issues')).toHaveValue('');
  }
  await filter();
  await page.evaluate(() => (location.hash = '#k-28'));
  await expectShown(page, 'k-28');
  await filter();
  await page.goBack();
  await expectShown(page, 'k-25');
});

for (const version of versions)
  test(`in ${version}, each page says below its title how far its features work, as Markdown too`, () => {
    const rows = readRows<SupportRow>('support');
    let pages = 0;
    for (const route of routesOf(version)) {
      const file = sourceOf(version, route)?.slice(versionFolder(version).length + 1) ?? '';
      const mine = rows.filter((row) => row.page === file || row.pages.includes(file));
      const html = readBuild(`docs/${version}/${route}.html`);
      const [, status = ''] = /<\/h1><p\b[^>]*data-page-status[^>]*>(.*?)<(?:div|p)\b/s.exec(html) ?? [];
      const links = [...status.matchAll(/<a [^>]*href="?([^" >]+)[^>]*>([^<]+)/g)];
      const expected = byState(mine).flatMap(([, features]) => features);
      expect(
        links.map(([, address, name]) => [address, name]),
        route,
      ).toEqual(expected.map(({id, feature}) => [`/docs/${version}/reference/known-issues#${id}`, feature]));
      if (mine.length === 0) continue;
      pages += 1;
      const [line = ''] = /^\w.* in 1\.0\.0: \[.*\.$/m.exec(readBuild(`docs/${version}/${route}.md`)) ?? [];
      for (const {feature} of mine) expect(line, route).toContain(`[${feature}]`);
    }
    expect(pages).toBeGreaterThan(50);
  });
