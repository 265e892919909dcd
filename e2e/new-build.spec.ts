import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {expect, hydrated, test} from './fixtures';
import {errors, ERRORS, rowsOf} from './data-table-page';
import {listenToDocuments} from './requests';
import {dialog, field} from './search-page';

const INTRODUCTION = `/docs/${latest}/introduction`;
const SCRIPTS = '**/assets/js/*.js';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'There is no connection.'});

/** Another build takes the place of the one that the page is of: its files are gone until the page is asked for anew. */
async function deploy(
  page: Page,
  files = SCRIPTS,
): Promise<{documents: readonly string[]; missed: string[]}> {
  const documents = listenToDocuments(page);
  const missed: string[] = [];
  await page.route(files, async (route) => {
    if (documents.length > 0) return route.continue();
    missed.push(route.request().url());
    return route.fulfill({status: 404, body: 'Not found'});
  });
  return {documents, missed};
}

test.use({
  expectedNoise:
    /^console error: Failed to load resource|^console warning: ChunkLoadError|^error: Loading chunk/,
});

test('a link to a page whose files are gone leads to the new page', async ({page, open}) => {
  await open(INTRODUCTION);
  const {documents, missed} = await deploy(page);
  await sidebar(page).getByRole('link', {name: 'HTTP codes'}).click();
  await expect(title(page)).toContainText('HTTP codes');
  await hydrated(page);
  await expect(page).toHaveURL(`/docs/${latest}/reference/http-codes`);
  expect(missed.length).toBeGreaterThan(0);
  expect(documents).toEqual([`/docs/${latest}/reference/http-codes`]);
  await expect(notice(page)).toHaveCount(0);
});

test('a page whose files are gone is asked for anew once, and is read as it is where that does not help', async ({
  page,
}) => {
  const documents = listenToDocuments(page);
  // Only the second document has its files.
  await page.route(/\/assets\/js\/(?!main|runtime)/, (route) =>
    documents.length === 2 ? route.continue() : route.fulfill({status: 404, body: 'Not found'}),
  );
  await page.goto(INTRODUCTION, {waitUntil: 'commit'});
  await expect.poll(() => documents).toEqual([INTRODUCTION, INTRODUCTION]);
  await hydrated(page);

  const error = page.waitForEvent('pageerror');
  await page.reload();
  await error;
  await expect(title(page)).toHaveText('Introduction');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(3);
});

test('what is loaded when it is asked for says that it is gone, and the next press leads to the new page', async ({
  page,
  open,
}) => {
  await open(INTRODUCTION);
  await deploy(page);
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.click();
  const said = page.getByRole('status').filter({hasText: 'The search could not be loaded.'});
  await expect(said).toBeVisible();
  await button.click();
  await expect(said).toHaveCount(0);
  await hydrated(page);
  await button.click();
  await expect(field(page)).toBeFocused();
  await field(page).press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.unrouteAll();

  await open(INTRODUCTION);
  await deploy(page);
  await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
  const again = page.getByRole('button', {name: 'Not loaded: try again'});
  await again.click();
  await expect(again).toHaveCount(0);
  await hydrated(page);
  await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
  await expect(page.getByRole('dialog', {name: /shortcuts/i})).toBeVisible();
  await page.unrouteAll();

  await open(`/docs/${latest}/basic-concepts/contract/benchmark`);
  await deploy(page);
  const lab = page.getByRole('region', {name: 'Benchmark reader'});
  await lab.scrollIntoViewIfNeeded();
  await lab.getByRole('button', {name: 'Try again'}).click();
  await expect(lab.getByRole('table')).toBeVisible();
});

test('without a connection the page stays, says so, and the other one opens once there is one', async ({
  page,
  open,
  context,
}) => {
  await open(INTRODUCTION);
  await sidebar(page).getByRole('link', {name: 'Installation'}).click();
  await expect(title(page)).toHaveText('Installation');
  await context.setOffline(true);

  // What was read before is there.
  await page.goBack();
  await expect(title(page)).toHaveText('Introduction');
  const link = sidebar(page).getByRole('link', {name: 'HTTP codes'});
  // To point at a link asks for nothing that has to be said.
  await link.hover();
  await expect(notice(page)).toHaveCount(0);
  await link.click();
  await expect(notice(page)).toBeVisible();
  await expect(title(page)).toHaveText('Introduction');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('#nprogress')).toBeHidden();
  await expectAccessible(page);
  await notice(page).getByRole('button', {name: 'Try again'}).click();
  await expect(notice(page)).toBeVisible();

  // The way back is a way out.
  await page.goBack();
  await expect(notice(page)).toHaveCount(0);
  await expect(title(page)).toHaveText('Introduction');
  await expect(page).toHaveURL(INTRODUCTION);

  await link.click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(title(page)).toContainText('HTTP codes');
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
});

test('a table of which another build kept a choice shows what it can of it', async ({page, open}) => {
  await open(ERRORS);
  await page.evaluate(() => {
    const messages = {choice: {query: 5, values: null, columns: []}, sorting: 'Code'};
    history.replaceState({...(history.state as object), tables: {messages}}, '');
  });
  await page.reload();
  await hydrated(page);
  await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
});
