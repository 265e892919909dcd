import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {expectInWindow} from './layout';
import {hold} from './requests';
import {routes} from './routes';
import {field, options} from './search-page';

const introduction = `/docs/${latest}/introduction`;
const WIDE = {width: 1440, height: 900};
const NARROW = {width: 390, height: 844};

/** The visible list of pages, beside the text or in the drawer. */
const menu = (page: Page) => page.locator('.theme-doc-sidebar-menu').filter({visible: true});
const toggle = (page: Page) => page.getByRole('button', {name: 'Documentation sidebar'});

/** What opens and closes a group. */
const caret = (page: Page, name: string) => menu(page).locator('summary', {hasText: `Pages in ${name}`});

/** Opens every group, because the pages of a closed one are not visible. */
async function openGroups(page: Page) {
  await menu(page)
    .locator('details')
    .evaluateAll((groups: HTMLDetailsElement[]) => groups.forEach((group) => (group.open = true)));
}

async function expectRouteTree(page: Page) {
  await openGroups(page);
  const links = menu(page).getByRole('link');
  await expect(links).toHaveCount(routes.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(routes.map((route) => `/docs/${latest}/${route}`));
}

test('however a reader reaches a page, the sidebar shows it, open and in sight, and the outline shows what is read', async ({
  page,
  open,
}) => {
  test.slow();
  // So low a window that most of the list is out of sight.
  await page.setViewportSize({...WIDE, height: 600});
  const entry = menu(page).locator('[aria-current="page"]');
  const read = page.locator('aside [data-outline] [aria-current]');
  const expectShown = async (how: string, path: RegExp, heading?: string) => {
    await test.step(how, async () => {
      await expect(page).toHaveURL(path);
      await started(page);
      await expect(entry).toBeInViewport({ratio: 1});
      expect(path.test((await entry.getAttribute('href')) ?? '') || path.source.includes('#')).toBe(true);
      if (heading === undefined) await expect(read).toHaveCount(0);
      else await expect(read).toHaveText(heading);
    });
  };
  const search = async (text: string) => {
    await page.keyboard.press('Control+K');
    await field(page).fill(text);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
  };

  await open(`/docs/${latest}/modules/crypto`);
  await expectShown('an address', /modules\/crypto$/);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
  await expectShown('the next page', /modules\/(?!crypto)/);
  await search('ensure');
  await expectShown('a search', /methods\/ensure$/);
  await page.goto(`/docs/${latest}/introduction#which-version-is-which`);
  await expectShown('an address with a heading', /introduction#which/, 'Which version is which');
  await page.goBack();
  await expectShown('the way back', /methods\/ensure$/);
  await page.goForward();
  await expectShown('the way forward', /introduction#which/, 'Which version is which');
  await page.reload();
  await expectShown('a reload', /introduction#which/, 'Which version is which');
  await page.goto(`/docs/${latest}/architecture/databases/repositories/router`);
  await page.getByRole('button', {name: /^Version of the documentation/}).click();
  await page.getByRole('link', {name: /^next/}).filter({visible: true}).click();
  await expectShown('another version', /next\/.*repositories\/router$/);
  await page.goBack();
  await expectShown('the way back to a version', new RegExp(`${latest}/.*repositories/router$`));
  await page.goto('/');
  await started(page);
  await search('crypto');
  await expectShown('a search on the landing page', /modules\/crypto$/);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Models'}).click();
  await expectShown('a link of the footer', /models$/);
  await toggle(page).click();
  await page.goto(`/docs/${latest}/modules/validator/string-utils`);
  await toggle(page).click();
  await expectShown('a sidebar that was collapsed', /string-utils$/);
  await page.goto(`/docs/${latest}/${routes.at(-1)}`);
  await expectShown('the last page', new RegExp(`${routes.at(-1)}$`));
  await expectRouteTree(page);
});

test('a group opens and closes by keyboard, and by the link to its page while that is being read', async ({
  page,
  open,
}) => {
  await page.setViewportSize(WIDE);
  await open(`/docs/${latest}/modules`);
  await caret(page, 'Routing').focus();
  await page.keyboard.press('Enter');
  const requestObject = menu(page).getByRole('link', {name: 'Request object'});
  await expect(requestObject).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(requestObject).toBeHidden();

  const link = menu(page).getByRole('link', {name: 'Modules', exact: true});
  const crypto = menu(page).getByRole('link', {name: 'Crypto'});
  await expect(crypto).toBeVisible();
  await link.click();
  await expect(crypto).toBeHidden();
  await link.click();
  await expect(crypto).toBeVisible();
  await expect(page).toHaveURL(`/docs/${latest}/modules`);
});

test('on the next page, the groups and the list are as the reader left them', async ({page, open}) => {
  await page.setViewportSize({...WIDE, height: 600});
  await open(introduction);
  await caret(page, 'Routing').click();
  await caret(page, 'Basic concepts').click();
  const list = page.getByRole('navigation', {name: 'Docs sidebar'});
  await list.evaluate((element) => element.scrollTo(0, 300));
  const left = await list.evaluate((element) => element.scrollTop);
  expect(left).toBeGreaterThan(100);
  // Dispatched, because a click by Playwright would first scroll to the link.
  await menu(page)
    .getByRole('link', {name: 'Logic layer'})
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/logic-layer$/);
  await started(page);
  await expect(menu(page).getByRole('link', {name: 'Request object'})).toBeVisible();
  await expect(menu(page).getByRole('link', {name: 'From the inside'})).toBeHidden();
  await expect(menu(page).getByRole('link', {name: 'Use cases'})).toBeVisible();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(left);

  // The drawer of a page outside the docs has the same groups.
  await open('/');
  await open(introduction);
  await expect(menu(page).getByRole('link', {name: 'Request object'})).toBeVisible();
  await expect(menu(page).getByRole('link', {name: 'From the inside'})).toBeHidden();
});

test('the toggle collapses the sidebar; navigation, reload and other tabs keep it so', async ({
  page,
  open,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await open(introduction);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await toggle(page).press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle(page)).toBeFocused();
  await expect(menu(page)).toHaveCount(0);

  await page.getByRole('article').getByRole('link', {name: 'Basic concepts'}).first().click();
  await expect(page).toHaveURL(/basic-concepts$/);
  await expect(menu(page)).toHaveCount(0);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

  await open(introduction);
  const other = await context.newPage();
  await other.setViewportSize(WIDE);
  await other.goto(introduction);
  await expect(menu(other)).toHaveCount(0);
  await toggle(other).click();
  await expect(menu(other)).toHaveCount(1);
  await expect(menu(page)).toHaveCount(1);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
});

test.describe('before any script of the page has run', () => {
  test.use({expectedNoise: /net::ERR_FAILED/});

  test('a collapsed sidebar is never visible', async ({page, open}) => {
    await page.setViewportSize(WIDE);
    await open(introduction);
    await toggle(page).click();
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toHaveAttribute('title', 'Expand the sidebar');
  });
});

test('on a small screen a drawer contains the same tree, on the landing page too', async ({page, open}) => {
  await page.setViewportSize(NARROW);
  const drawer = page.getByRole('dialog', {name: 'Menu'});
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await open('/');
  // The same element is the sidebar in a wide window.
  const trees = page.locator('.theme-doc-sidebar-menu');
  await expect(trees).toHaveCount(1);
  await button.click();
  await expectRouteTree(page);
  await expect(drawer.getByRole('link', {name: /^Sources/})).toBeVisible();
  await drawer.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(introduction);
  await started(page);
  await expect(drawer).toHaveCount(0);
  await expect(menu(page)).toHaveCount(0);
  await expect(trees).toHaveCount(1);
  await button.click();
  await expectRouteTree(page);
  await menu(page).getByRole('link', {name: 'Entry point'}).click();
  await expect(page).toHaveURL(/entrypoint$/);
  await expect(menu(page)).toHaveCount(0);
});

/** The drawer once the page behind it is inert. */
const modal = (page: Page) => page.locator('[role="dialog"][aria-modal="true"]');

test('the drawer is visible before the page behind it is inert, and the focus stays where it went', async ({
  page,
  open,
}) => {
  await page.setViewportSize(NARROW);
  await open(introduction);
  const drawer = page.getByRole('dialog', {name: 'Menu'});
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  const isResting = await button.evaluate((element: HTMLElement) => {
    element.click();
    document.querySelector<HTMLElement>('[role="dialog"] [aria-current="page"]')?.focus();
    return document.querySelector('main')?.inert;
  });
  expect(isResting).toBe(false);
  await expect(modal(page)).toHaveCount(1);
  await expect(drawer.locator('[aria-current="page"]')).toBeFocused();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(button).toBeFocused();
});

test('a drawer that a reader opens before the script of the page is loaded stays open, and becomes modal', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  const release = await hold(page, '**/assets/js/*.js');
  await page.goto(introduction, {waitUntil: 'commit'});
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await button.click();
  await expect(menu(page)).toHaveCount(1);
  await release();
  await expect(modal(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(introduction);
});

test('a browser without popovers has the sidebar and the drawer, too', async ({page, open}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  // The page and style sheet as such a browser would understand them.
  await page.route(/introduction$|\.css$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(/ popover(?=\w*=)/gi, ' data-no').replaceAll(':popover-open', ':unknown');
    await route.fulfill({response, body});
  });
  await page.setViewportSize(WIDE);
  await open(introduction);
  await expect(menu(page)).toHaveCount(1);
  await page.setViewportSize(NARROW);
  await expect(menu(page)).toHaveCount(0);
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', {name: 'Close navigation bar'}).click(),
    () => page.mouse.click(NARROW.width - 30, 400),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await button.click();
    await expect(modal(page)).toHaveCount(1);
    await expectInWindow(page, page.getByRole('button', {name: 'Close navigation bar'}));
    await close();
    await expect(menu(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await expect(page).toHaveURL(introduction);
});

test('an open drawer becomes the sidebar when the window is widened, and is closed when it is narrow again', async ({
  page,
  open,
}) => {
  await page.setViewportSize({...NARROW, height: 600});
  await open(`/docs/${latest}/modules/validator/string-utils`);
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  const entry = menu(page).locator('[aria-current="page"]');
  await button.click();
  await caret(page, 'Routing').click();
  await expect(modal(page)).toHaveCount(1);
  await entry.focus();
  await page.setViewportSize({...WIDE, height: 600});
  await expect(page.getByRole('complementary', {name: 'Documentation'})).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport({ratio: 1});
  await expect(menu(page).getByRole('link', {name: 'Request object'})).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');

  await page.setViewportSize({...NARROW, height: 600});
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await button.click();
  await expect(menu(page).getByRole('link', {name: 'Request object'})).toBeVisible();
  await page.keyboard.press('Escape');

  // A page that was never opened before: the entry for it is in sight nonetheless.
  await open(`/docs/${latest}/${routes.at(-1)}`);
  await page.setViewportSize({...WIDE, height: 600});
  await expect(entry).toBeInViewport({ratio: 1});
});

test('the drawer keeps the focus; Escape gives it back, and a press beside it or going back closes it', async ({
  page,
  open,
}) => {
  await page.setViewportSize(NARROW);
  await open('/');
  await open(introduction);
  const drawer = page.getByRole('dialog', {name: 'Menu'});
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await button.press('Enter');
  await expect(close).toBeFocused();
  await expect(modal(page)).toHaveCount(1);
  const keys = [3, 8, 4].flatMap((times, turn) =>
    Array<string>(times).fill(turn === 1 ? 'Shift+Tab' : 'Tab'),
  );
  for (const key of keys) {
    await page.keyboard.press(key);
    // In the drawer, or outside the page in the browser's own toolbars.
    const isInside = await drawer.evaluate((element) => {
      const {activeElement} = document;
      return activeElement === document.body || element.contains(activeElement);
    });
    expect(isInside, `after ${key}`).toBe(true);
  }
  await expect(drawer.getByRole('link', {name: /^next/})).toBeVisible();
  await expect(drawer.getByRole('link', {name: /^Sources/})).toBeVisible();
  await close.focus();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await expect(modal(page)).toHaveCount(1);
  await page.mouse.move(NARROW.width - 30, 400);
  await page.mouse.wheel(0, 500);
  await page.mouse.down();
  await page.mouse.up();
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await button.click();
  await expect(modal(page)).toHaveCount(1);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(introduction);
});
