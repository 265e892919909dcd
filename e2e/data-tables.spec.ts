import type {Page} from '@playwright/test';
import type {SupportRow} from '../src/tables/docsData';
import {expectAccessible} from './accessibility';
import {latest, readBuild, versions} from './build';
import {
  controls,
  ERRORS,
  errors,
  expectMarked,
  FILES,
  filterBox,
  heading,
  ids,
  idsOf,
  ISSUES,
  issues,
  readRows,
  REFERENCE,
  rowAt,
  rowsOf,
  table,
  TABLES,
} from './data-table-page';
import {expect, hydrated, test} from './fixtures';
import {inBothModes, scrollToTop} from './layout';
import {versionFolder} from '../config/versions';
import {byState} from '../src/tables/support';
import {routesOf, sourceOf} from './routes';

/** Elements that do not fit, or are broken in two. */
const misplaced = (page: Page): Promise<string[]> =>
  page.locator('[role="table"]').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const cells = [...table.querySelectorAll('th, td')];
      const wide = cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
      const broken = [...table.querySelectorAll('td > div, th > div > div')].filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return /^\d+$/.test(cell.textContent) && range.getClientRects().length > 1;
      });
      return [...wide, ...broken].map((element) => element.textContent);
    }),
  );

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

test('all rows are there, and at every width each thing has its place', async ({page, open}) => {
  test.slow();
  for (const file of FILES)
    await test.step(file, async () => {
      await open(`${REFERENCE}/${file}`);
      for (const [, name, rows] of TABLES.filter(([other]) => other === file)) {
        expect(rows.length).toBeGreaterThan(0);
        expect(await idsOf(rowsOf(page, name))).toEqual(ids(rows));
        const links = table(page, name).getByRole('link', {name: /^Link to /});
        const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
        expect(new Set(names).size, 'each row has a link of its own name').toBe(rows.length);
      }
      for (const width of [1440, 600, 320]) {
        await page.setViewportSize({width, height: 900});
        expect(await misplaced(page), `${file} at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
});

test('a narrow table is cards without heads above them, which a list sorts', async ({page, openHydrated}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(ERRORS);
  await expect(table(page, 'messages').getByRole('columnheader')).toHaveCount(0);
  const label = await rowsOf(page, 'messages')
    .first()
    .getByRole('cell')
    .last()
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Page"');
  await controls(page, 'messages').getByLabel('Sort by').selectOption('Code');
  const codes = errors.flatMap((row) => row.code ?? []).sort((a, b) => a - b);
  const first = await rowsOf(page, 'messages').first().locator('td[data-label="Code"]').innerText();
  expect(first.trim()).toBe(String(codes[0]));
  await page.goto(`${ERRORS}#path-not-found`);
  await expectShown(page, 'path-not-found');
});

test('rows are filtered by words and values, and sorted by heads; the table says how many are left, on paper too', async ({
  page,
  open,
}) => {
  await open(ERRORS);
  const status = controls(page, 'messages').getByRole('status');
  const box = filterBox(page, 'messages');
  const samples = errors.filter((row) => row.kind === 'sample');
  const expectAll = async () => {
    await expect(status).toHaveText(`${errors.length} rows`);
    await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
  };
  await expectAll();
  await box.fill('"User 42 not found"');
  await expect(status).toHaveText(`1 of ${errors.length} rows`);
  expect(await idsOf(rowsOf(page, 'messages'))).toEqual(['user-missing-sample']);
  await box.fill('{"ok": false, "code": 404, "payload": "User 42 not found", "_meta": {}}');
  await expect(status).toHaveText(`1 of ${errors.length} rows`);
  // Dispatched, because some browsers clear the box themselves, but only for real keys.
  await box.dispatchEvent('keydown', {key: 'Escape'});
  await expect(box).toHaveValue('');
  await expectAll();

  await controls(page, 'messages').getByLabel('Kind').selectOption('sample');
  expect(await idsOf(rowsOf(page, 'messages'))).toEqual(ids(samples));
  await box.fill('ERROR_TOKEN_EXPIRED');
  const said = controls(page, 'messages').getByText('Filter: ERROR_TOKEN_EXPIRED; Kind: sample');
  await expect(said).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(said).toBeVisible();
  await expect(box).toBeHidden();
  await page.emulateMedia({media: null});

  await box.fill('no message says this');
  const cell = table(page, 'messages').getByRole('cell');
  await expect(cell).toHaveCount(1);
  await expect(cell).toContainText('No messages match this filter.');
  await cell.getByRole('button', {name: 'Show all'}).click();
  // The button is gone, so the focus is on the number of rows.
  await expect(page.locator(':focus')).toHaveText(/rows$/);
  await expectAll();

  await test.step('heads sort: ascending, descending, then back to the original order; by keyboard too', async () => {
    const code = heading(page, 'messages', 'Code');
    const codes = errors.flatMap((row) => row.code ?? []).sort((a, b) => a - b);
    const shownCodes = async () => {
      const texts = await table(page, 'messages').locator('tbody td[data-label="Code"]').allTextContents();
      return texts.filter(Boolean).map(Number);
    };
    await code.getByRole('button').click();
    await expect(code).toHaveAttribute('aria-sort', 'ascending');
    expect(await shownCodes()).toEqual(codes);
    await code.getByRole('button').press('Enter');
    await expect(code).toHaveAttribute('aria-sort', 'descending');
    expect(await shownCodes()).toEqual([...codes].reverse());
    await code.getByRole('button').press('Space');
    await expect(code).not.toHaveAttribute('aria-sort');
    expect(await idsOf(rowsOf(page, 'messages'))).toEqual(ids(errors));
  });
});

test('going back, also from another site, restores the view of the table, and its address shows the same view to others', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(ERRORS);
  await filterBox(page, 'messages').fill('token');
  await controls(page, 'messages').getByLabel('Kind').selectOption('framework');
  await heading(page, 'messages', 'Code').getByRole('button').click();
  const rows = await idsOf(rowsOf(page, 'messages'));
  const address = `${ERRORS}?messages=token&messages.Kind=framework&messages.sort=Code`;
  await expect(page).toHaveURL(address);
  const last = rowsOf(page, 'messages').last();
  const link = last.locator('td[data-label="Page"]').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const topOfLast = () => last.evaluate((row) => row.getBoundingClientRect().top);
  const top = await topOfLast();
  await link.click();
  await expect(page).not.toHaveURL(/errors/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/errors/i);

  for (const leave of [() => Promise.resolve(), () => page.goto('about:blank')]) {
    await leave();
    await page.goBack();
    await expect(filterBox(page, 'messages')).toHaveValue('token');
    await expect(heading(page, 'messages', 'Code')).toHaveAttribute('aria-sort', 'ascending');
    expect(await idsOf(rowsOf(page, 'messages'))).toEqual(rows);
    await expect.poll(async () => Math.abs((await topOfLast()) - top)).toBeLessThan(4);
  }
  const errorsLink = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Errors'});
  await Promise.all([page.waitForEvent('domcontentloaded'), errorsLink.click()]);
  // Wait for React, because the HTML always has all rows.
  await hydrated(page);
  await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
  await expect(filterBox(page, 'messages')).toHaveValue('');

  await open(address);
  expect(await idsOf(rowsOf(page, 'messages'))).toEqual(rows);
});

test('a link, the address or going back leads to a row below its heads, even if it was filtered out', async ({
  page,
  open,
}) => {
  await open(`/docs/${latest}/basic-concepts`);
  await page.getByRole('main').getByRole('link', {name: 'K-01', exact: true}).first().click();
  await expect(page).toHaveURL(new RegExp(`${ISSUES}#k-01$`));
  await expectShown(page, 'k-01');
  await expect(table(page, 'issues').getByRole('link', {name: /^Link to /})).toHaveCount(issues.length);
  await page.getByRole('link', {name: 'Link to K-21', exact: true}).press('Enter');
  await expect(page).toHaveURL(/#k-21$/);
  await expectShown(page, 'k-21');

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

for (const version of versions) {
  test(`in ${version}, issues and pages named in rows are links inside the version, to the section`, async ({
    page,
    open,
  }) => {
    await open(`/docs/${version}/reference/errors`);
    const hrefsIn = (name: string) =>
      table(page, 'messages')
        .getByRole('link', {name: new RegExp(name)})
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    const numbers = await hrefsIn(String.raw`^K-\d+$`);
    expect(numbers.length).toBeGreaterThan(0);
    for (const [number, address] of numbers)
      expect(address).toBe(`/docs/${version}/reference/known-issues#${number?.toLowerCase()}`);
    const links = table(page, 'messages').locator('td[data-label="Page"]').getByRole('link');
    await expect(links).toHaveCount(errors.length);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => !/^\/docs\/[^/]+\/[^#]+#[\w-]+$/.test(address))).toEqual([]);
    expect(addresses.filter((address) => !address.startsWith(`/docs/${version}/`))).toEqual([]);
  });
}

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

test('the status has its icon without script, on paper and in forced colours', async ({scriptless: page}) => {
  await page.goto(`/docs/${latest}/basic-concepts/contract/methods/map`);
  const status = page.locator('[data-page-status]');
  for (const media of [{}, {forcedColors: 'active'}, {media: 'print'}] as const) {
    await page.emulateMedia(media);
    await expect(status).toHaveText('Does not work in 1.0.0: map().');
    await expect(status.locator('svg')).toBeVisible();
    const [line, ground] = await status
      .locator('path')
      .evaluate((path) => [
        getComputedStyle(path).stroke,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    expect(line).toMatch(/^rgb\(/);
    expect(line).not.toBe(ground);
  }
  await status.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${ISSUES}#map$`));
  await expect(rowAt(page, 'map')).toContainText('Use then()');
});

test('a filtered and sorted table with a marked row is accessible in both colour modes', async ({
  page,
  open,
}) => {
  await open(`${ISSUES}#k-21`);
  await filterBox(page, 'issues').fill('Configurator');
  await heading(page, 'issues', 'Issue').getByRole('button').click();
  await expectMarked(page, 'k-21');
  await scrollToTop(page);
  await inBothModes(page, () => expectAccessible(page, 'div:has(> [role="table"] [id="k-21"])'));
});

test('what extends beyond its edge shows it, as long as it does', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(`/docs/${latest}/guides/protect-routes`);
  for (const boxes of ['.theme-code-block pre', '[data-scrolls]']) {
    const box = page.locator(`${boxes}[data-cut]`).first();
    await box.evaluate((element) => {
      element.id = 'cut';
    });
    const cut = page.locator('#cut');
    const teeth = () =>
      cut.evaluate((element) => {
        const {maskImage} = getComputedStyle(element.closest('.theme-code-block') ?? element);
        return maskImage + getComputedStyle(element).backgroundImage;
      });
    expect(await teeth()).toContain('conic-gradient');
    await cut.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    await expect(cut).not.toHaveAttribute('data-cut');
    expect(await teeth()).not.toContain('conic-gradient');
    await cut.evaluate((element) => element.removeAttribute('id'));
  }
});
