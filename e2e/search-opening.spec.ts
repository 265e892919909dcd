import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {drawer, menuButton} from './frame-page';
import {button, dialog, field} from './search-page';
import {hold, listenToRequests} from './requests';
import {headsFile, textsFile} from '../src/search/searchIndex';

const PAGE = `/docs/${latest}/modules`;
const SCRIPTS = '**/assets/js/*.js';
const INDEX = /search-(heads|texts)\.json/;

const notice = (page: Page) => page.getByText('Loading the search …');

test('nothing is loaded before a reader reaches for it; it closes on the same page', async ({page, open}) => {
  const asked = listenToRequests(page);
  const index = () => asked.filter((path) => INDEX.test(path));
  await open(PAGE);
  await page.waitForLoadState('networkidle');
  expect(index()).toEqual([]);
  const before = asked.length;
  await button(page).focus();
  await expect.poll(() => asked.slice(before).some((path) => path.endsWith('.js'))).toBe(true);
  await expect.poll(index).toEqual([headsFile(latest)]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect.poll(index).toEqual([headsFile(latest), textsFile(latest)]);

  await test.step('Escape and going back close it', async () => {
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await field(page).fill('ensure');
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await button(page).click();
    }
  });

  await test.step('a press beside it closes it, but not a selection that is dragged out of the field', async () => {
    await field(page).fill('ensure');
    const {x, y, width, height} = (await field(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(5, y + height / 2);
    await page.mouse.up();
    await expect(field(page)).toHaveValue('ensure');
    await page.mouse.down();
    await expect(dialog(page)).toHaveCount(1);
    await page.mouse.up();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(PAGE);
  });

  await test.step('it replaces an open drawer', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(drawer(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
  });
});

test.describe('while it cannot open yet', () => {
  test.use({
    // An endless animation keeps a busy browser from showing anything else.
    contextOptions: {reducedMotion: 'reduce'},
    expectedNoise:
      /^console error: Failed to load resource|^console warning: ChunkLoadError|^error: Loading chunk/,
  });

  test('a notice says so, keys wait for its field, and Escape cancels it', async ({page, open}) => {
    const isBusy = (value: boolean) => expect(button(page)).toHaveAttribute('aria-busy', String(value));
    await open(PAGE);

    await test.step('in a page of an older build, whose scripts are gone, the next press leads to the new page', async () => {
      let isAskedFor = false;
      page.on('request', (request) => (isAskedFor ||= request.isNavigationRequest()));
      await page.route(SCRIPTS, (route) =>
        isAskedFor ? route.continue() : route.fulfill({status: 404, body: 'Not found'}),
      );
      await button(page).click();
      await expect(page.getByText('The search could not be loaded.')).toBeVisible();
      const reloaded = page.waitForEvent('load');
      await button(page).click();
      await reloaded;
      await started(page);
      await page.unrouteAll();
    });

    await test.step('Escape or a press elsewhere cancels it', async () => {
      const release = await hold(page, SCRIPTS);
      for (const cancel of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('heading', {level: 1}).click(),
      ]) {
        await page.keyboard.press('/');
        await isBusy(true);
        await expect(notice(page)).toBeVisible();
        await cancel();
        await isBusy(false);
        await expect(notice(page)).toHaveCount(0);
      }
      await release();
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await page.unrouteAll();
    });

    await test.step('while it is loading, keys do nothing in the page, and then it opens only once', async () => {
      await open(PAGE);
      const release = await hold(page, SCRIPTS);
      await page.keyboard.press('Control+k');
      await isBusy(true);
      await page.keyboard.type('nd?x');
      await page.keyboard.press('Backspace');
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toBeInViewport({ratio: 1});
      await button(page).click();
      await release();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('!');
      await expect(field(page)).toHaveValue('nd?!');
      await expect(dialog(page)).toHaveCount(1);
      await expect(notice(page)).toHaveCount(0);
      await expect(page).toHaveURL(PAGE);
    });
  });
});
