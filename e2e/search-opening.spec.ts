import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {expectInWindow} from './layout';
import {button, dialog, field} from './search-page';
import {hold, listenToRequests} from './requests';
import {headsFile, textsFile} from '../src/search/searchIndex';

const PAGE = `/docs/${latest}/modules/crypto`;
const SCRIPTS = '/assets/js/*.js';
const INDEX = /search-(heads|texts)\.json/;

const notice = (page: Page) => page.getByRole('status').filter({hasText: 'Loading the search …'});

test('nothing is loaded before the reader reaches for it; then the small part of the index comes first', async ({
  page,
  open,
}) => {
  const asked = listenToRequests(page);
  await open(PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => INDEX.test(path))).toEqual([]);
  const before = asked.length;

  await button(page).focus();
  await expect
    .poll(() => asked.slice(before).filter((path) => path.endsWith('.js')).length)
    .toBeGreaterThan(0);
  await expect.poll(() => asked.filter((path) => INDEX.test(path))).toEqual([headsFile(latest)]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect
    .poll(() => asked.filter((path) => INDEX.test(path)))
    .toEqual([headsFile(latest), textsFile(latest)]);
});

test('a slash opens it, and while typing neither it nor another shortcut does anything', async ({
  page,
  open,
}) => {
  await open(`/docs/${latest}/reference/errors`);
  const filter = page.getByRole('searchbox').first();
  await filter.focus();
  await page.keyboard.type('a/bn?pdv');
  await expect(filter).toHaveValue('a/bn?pdv');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/reference\/errors/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');

  await filter.blur();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('it replaces an open drawer', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(PAGE);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const drawer = page.getByRole('dialog', {name: 'Menu'});
  await toggle.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(drawer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('Escape, going back and a press beside it close it, on the same page', async ({page, open}) => {
  await open('/');
  await open(PAGE);
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await button(page).click();
    await field(page).fill('ensure');
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
  await button(page).click();
  await field(page).fill('ensure');
  const box = await field(page).boundingBox();
  if (!box) throw new Error('no field');
  const middle = box.y + box.height / 2;
  // A selection that is dragged out of the field.
  await page.mouse.move(box.x + box.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(5, middle);
  await page.mouse.up();
  await expect(field(page)).toHaveValue('ensure');
  await page.mouse.down();
  await expect(dialog(page)).toHaveCount(1);
  await page.mouse.up();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
});

test.describe('while it is loading', () => {
  // An endless animation keeps a busy browser from showing anything else.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('a notice says so, and keys do nothing in the page; then it opens only once, with what was typed', async ({
    page,
    open,
    baseURL,
  }) => {
    await open(PAGE);
    const release = await hold(page, `${baseURL}${SCRIPTS}`);
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('nd?x');
    await page.keyboard.press('Backspace');
    await expect(notice(page)).toBeVisible();
    await expectInWindow(page, notice(page));
    await expectAccessible(page);
    await button(page).click();
    await release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(field(page)).toHaveValue('nd?!');
    await expect(dialog(page)).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page).toHaveURL(PAGE);
  });

  test('Escape or a press elsewhere cancels it', async ({page, open, baseURL}) => {
    await open(PAGE);
    const release = await hold(page, `${baseURL}${SCRIPTS}`);
    for (const cancel of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('heading', {level: 1}).click(),
    ]) {
      await page.keyboard.press('/');
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      await expect(notice(page)).toBeVisible();
      await cancel();
      await expect(button(page)).toHaveAttribute('aria-busy', 'false');
      await expect(notice(page)).toHaveCount(0);
    }
    await release();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('in a page of an older build, whose scripts are gone', () => {
  test.use({
    expectedNoise:
      /^console error: Failed to load resource|^console warning: ChunkLoadError|^error: Loading chunk/,
  });

  test('a notice says so, and the next press leads to the new page', async ({page}) => {
    await page.goto(PAGE);
    await started(page);
    let isAskedFor = false;
    page.on('request', (request) => (isAskedFor ||= request.isNavigationRequest()));
    await page.route(`**${SCRIPTS}`, (route) =>
      isAskedFor ? route.continue() : route.fulfill({status: 404, body: 'Not found'}),
    );
    await button(page).click();
    const said = page.getByRole('status').filter({hasText: 'The search could not be loaded.'});
    await expect(said).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await button(page).click();
    await reloaded;
    await started(page);
    await button(page).click();
    await expect(field(page)).toBeFocused();
  });
});
