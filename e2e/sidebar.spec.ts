import type {Page} from '@playwright/test';
import {INTRODUCTION, latest, routes} from './build';
import {expect, started, test} from './fixtures';
import {closeButton, drawer, field, menuButton, options} from './frame-page';
import {expectFocusInSight} from './keyboard';
import {hold} from './requests';
import {PHONE} from './screens';

const WIDE = {width: 1440, height: 900};

/** The visible list of pages, beside the text or in the drawer. */
const menu = (page: Page) => page.locator('.theme-doc-sidebar-menu').filter({visible: true});
const toggle = (page: Page) => page.getByRole('button', {name: 'Documentation sidebar'});

/** The drawer once the page behind it is inert. */
const modal = (page: Page) => page.locator('[role="dialog"][aria-modal="true"]');

const isInert = (page: Page, value: boolean) => expect(page.locator('main')).toHaveJSProperty('inert', value);

/** What opens and closes a group. */
const caret = (page: Page, name: string) => menu(page).locator('summary', {hasText: `Pages in ${name}`});

/** The pages of a closed group are not visible. */
async function openGroups(page: Page) {
  await menu(page)
    .locator('details')
    .evaluateAll((groups: HTMLDetailsElement[]) => groups.forEach((group) => (group.open = true)));
}

/** Expects every page in the tree, whose groups are open. */
async function expectRouteTree(page: Page) {
  const links = menu(page).getByRole('link');
  await expect(links).toHaveCount(routes.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(routes.map((route) => `/docs/${latest}/${route}`));
}

test('however a reader reaches a page, the sidebar and the outline show it', async ({page, open}) => {
  // So low a window that most of the list is out of sight.
  const low = {...WIDE, height: 600};
  await page.setViewportSize(low);
  const entry = menu(page).locator('[aria-current="page"]');
  const read = page.locator('aside [data-outline] [aria-current]');
  const expectShown = async (route: string, heading?: string) => {
    await expect(page).toHaveURL(new RegExp(`/docs/${latest}/${route}(#|$)`));
    await started(page);
    await expect(entry).toBeInViewport({ratio: 1});
    await expect(entry).toHaveAttribute('href', `/docs/${latest}/${route}`);
    if (heading === undefined) await expect(read).toHaveCount(0);
    else await expect(read).toHaveText(heading);
  };
  const ensure = 'basic-concepts/contract/methods/ensure';
  const last = routes.at(-1) ?? '';

  await test.step('an address, and a search', async () => {
    await open(`/docs/${latest}/modules/crypto`);
    await expectShown('modules/crypto');
    await page.keyboard.press('Control+K');
    await field(page).fill('ensure');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expectShown(ensure);
  });
  await test.step('an address with a heading, and the way back', async () => {
    await page.goto(`/docs/${latest}/introduction#which-version-is-which`);
    await expectShown('introduction', 'Which version is which');
    await page.goBack();
    await expectShown(ensure);
  });
  await test.step('the last page, in a window that was narrow', async () => {
    await page.setViewportSize(PHONE.viewport);
    await open(`/docs/${latest}/${last}`);
    await page.setViewportSize(low);
    await expectShown(last);
    await openGroups(page);
    await expectRouteTree(page);
  });
});

test('a group opens and closes, and the next page has it as it was left', async ({page, open}) => {
  await page.setViewportSize({...WIDE, height: 600});
  await open(`/docs/${latest}/modules`);
  const shown = (name: string) => menu(page).getByRole('link', {name});
  await caret(page, 'Routing').focus();
  for (const isOpen of [true, false, true]) {
    await page.keyboard.press('Enter');
    await expect(shown('Request object')).toBeVisible({visible: isOpen});
  }
  await expect(shown('Crypto')).toBeVisible();
  for (const isOpen of [false, true, false]) {
    await menu(page).getByRole('link', {name: 'Modules', exact: true}).click();
    await expect(shown('Crypto')).toBeVisible({visible: isOpen});
  }
  await expect(page).toHaveURL(`/docs/${latest}/modules`);

  await caret(page, 'Basic concepts').click();
  const list = page.getByRole('navigation', {name: 'Docs sidebar'});
  const top = () => list.evaluate((element) => element.scrollTop);
  await list.evaluate((element) => element.scrollTo(0, 100));
  const left = await top();
  expect(left).toBeGreaterThan(50);
  // Dispatched, because a click by Playwright would first scroll to the link.
  await shown('Logic layer').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/logic-layer$/);
  await started(page);
  for (const name of ['Request object', 'Use cases']) await expect(shown(name)).toBeVisible();
  await expect(shown('Crypto')).toBeHidden();
  expect(await top()).toBe(left);
});

test('a collapsed sidebar stays so on other pages and in other tabs', async ({page, open, context}) => {
  await open(INTRODUCTION);
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle(page)).toBeFocused();
  await expect(menu(page)).toHaveCount(0);

  const other = await context.newPage();
  const release = await hold(other, '**/assets/js/*.js');
  await other.goto(`/docs/${latest}/modules`, {waitUntil: 'domcontentloaded'});
  await expect(other.getByRole('heading', {level: 1})).toBeVisible();
  await expect(menu(other)).toHaveCount(0);
  await expect(toggle(other)).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle(other)).toHaveAttribute('title', 'Expand the sidebar');

  await release();
  await started(other);
  await toggle(other).click();
  await expect(menu(other)).toHaveCount(1);
  await expect(menu(page)).toHaveCount(1);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
});

test('on a small screen the same tree is in a drawer, which keeps the focus', async ({page, open}) => {
  await page.setViewportSize(PHONE.viewport);
  await open('/');
  // The same element is the sidebar in a wide window.
  const trees = page.locator('.theme-doc-sidebar-menu');
  await expect(trees).toHaveCount(1);

  await test.step('on the landing page', async () => {
    await menuButton(page).click();
    await openGroups(page);
    await expectRouteTree(page);
    for (const name of [/^Sources/, /^next/])
      await expect(drawer(page).getByRole('link', {name})).toBeVisible();
    await drawer(page).getByRole('link', {name: 'Get started'}).click();
    await expect(page).toHaveURL(INTRODUCTION);
    await started(page);
    await expect(menu(page)).toHaveCount(0);
    await expect(trees).toHaveCount(1);
  });

  await test.step('on the next page it has the same groups; it is visible before that page is inert, and keeps the focus', async () => {
    const isResting = await menuButton(page).evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
      document.querySelector<HTMLElement>('[role="dialog"] [aria-current="page"]')?.focus();
      return document.querySelector('main')?.inert;
    });
    expect(isResting).toBe(false);
    await expect(modal(page)).toHaveCount(1);
    await expect(menu(page).locator('[aria-current="page"]')).toBeFocused();
    await isInert(page, true);
    await expectRouteTree(page);
  });

  await test.step('Tab stays in it', async () => {
    await closeButton(page).focus();
    for (const key of [...Array<string>(3).fill('Tab'), ...Array<string>(8).fill('Shift+Tab'), 'Tab']) {
      await page.keyboard.press(key);
      // In the drawer, or outside the page in the browser's own toolbars.
      const isInside = await drawer(page).evaluate((element) => {
        const {activeElement} = document;
        return activeElement === document.body || element.contains(activeElement);
      });
      expect(isInside, `after ${key}`).toBe(true);
    }
    await closeButton(page).focus();
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
  });

  await test.step('Escape, a press beside it and going back close it, and give the focus back', async () => {
    const pressBeside = () => page.mouse.click(PHONE.viewport.width - 30, 400);
    for (const close of [() => page.keyboard.press('Escape'), pressBeside, () => page.goBack()]) {
      await close();
      await expect(drawer(page)).toHaveCount(0);
      await isInert(page, false);
      await expect(menuButton(page)).toBeFocused();
      await menuButton(page).press('Enter');
      await expect(closeButton(page)).toBeFocused();
      await expect(modal(page)).toHaveCount(1);
    }
    await expect(page).toHaveURL(INTRODUCTION);
  });

  await test.step('in a wider window it is the sidebar', async () => {
    await page.setViewportSize(WIDE);
    await expect(page.getByRole('complementary', {name: 'Documentation'})).toBeVisible();
    await isInert(page, false);
  });

  await test.step('on a phone held sideways it scrolls to the page being read', async () => {
    await page.setViewportSize({width: 844, height: 390});
    await open(`/docs/${latest}/modules/validator/string-utils`);
    await menuButton(page).click();
    await expect(menu(page).locator('[aria-current="page"]')).toBeInViewport({ratio: 1});
  });
});

test('a browser without popovers has the drawer, too', async ({page, open}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  // With its styles, as such a browser would understand them.
  await page.route(/introduction$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(/ popover(?=\w*=)/gi, ' data-no').replaceAll(':popover-open', ':unknown');
    await route.fulfill({response, body});
  });
  await page.setViewportSize(PHONE.viewport);
  await open(INTRODUCTION);
  await expect(menu(page)).toHaveCount(0);
  await menuButton(page).click();
  await expect(modal(page)).toHaveCount(1);
  await expect(closeButton(page)).toBeInViewport({ratio: 1});
  await closeButton(page).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});
