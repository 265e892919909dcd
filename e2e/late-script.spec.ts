import type {Page, Route} from '@playwright/test';
import {INTRODUCTION} from './build';
import {ERRORS, filterBox, rowsOf} from './data-table-page';
import {expect, started, test} from './fixtures';
import {chosen, drawer, field, menuButton, searchDialog, versionSwitch} from './frame-page';
import {hold} from './requests';

/** The one script of every page. */
const MAIN = /\/assets\/js\/main\./;

const html = (page: Page) => page.locator('html');
const sheet = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});

/** Opens a page whose script is not there yet. Returns what lets it come. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, MAIN);
  const asked = page.waitForRequest(MAIN);
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await asked;
  return async () => {
    await release();
    await started(page);
  };
}

test.describe('while the script is not there yet', () => {
  /** Presses on the controls of the frame, and what they do as soon as the script is there. */
  const PRESSES: [
    name: string,
    path: string,
    press: (page: Page) => Promise<void>,
    result: (page: Page) => Promise<void>,
  ][] = [
    [
      'the search opens by its keys, with what is typed after them',
      INTRODUCTION,
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('ensure');
      },
      async (page) => {
        await expect(field(page)).toHaveValue('ensure');
        await expect(chosen(page)).toHaveAttribute('href', /ensure$/);
      },
    ],
    [
      'the search opens by its button',
      INTRODUCTION,
      async (page) => {
        await page.getByRole('button', {name: 'Search'}).click();
        await page.keyboard.type('a b');
      },
      (page) => expect(field(page)).toHaveValue('a b'),
    ],
    [
      'Escape cancels it',
      INTRODUCTION,
      async (page) => {
        for (const key of ['Control+k', 'e', 'Escape']) await page.keyboard.press(key);
      },
      (page) => expect(searchDialog(page)).toHaveCount(0),
    ],
    [
      'the colours change, once',
      INTRODUCTION,
      (page) => page.getByRole('button', {name: /dark and light mode/}).click({clickCount: 2}),
      (page) => expect(html(page)).toHaveAttribute('data-theme-choice', 'light'),
    ],
    [
      'single keys act, the last of them',
      INTRODUCTION,
      async (page) => {
        for (const key of ['n', 'd', '?']) await page.keyboard.press(key);
      },
      async (page) => {
        await expect(sheet(page)).toBeVisible();
        await expect(page).toHaveURL(INTRODUCTION);
      },
    ],
    [
      'tabs open, also by arrows',
      '/',
      async (page) => {
        await page.getByRole('tab', {name: 'Registration'}).focus();
        await page.keyboard.press('ArrowRight');
      },
      (page) =>
        expect(page.getByRole('tab', {name: 'Verification'})).toHaveAttribute('aria-selected', 'true'),
    ],
    [
      'a table filters by what was typed',
      ERRORS,
      (page) => filterBox(page, 'messages').fill('token'),
      async (page) => {
        await expect(filterBox(page, 'messages')).toHaveValue('token');
        await expect(rowsOf(page, 'messages').first()).toContainText('token', {ignoreCase: true});
      },
    ],
  ];

  for (const [name, path, press, result] of PRESSES)
    test(name, async ({page}) => {
      const release = await openHeld(page, path);
      await press(page);
      await release();
      await result(page);
    });

  test('links, the versions and the drawer work', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const release = await openHeld(page, INTRODUCTION);
    await versionSwitch(page).click();
    await expect(page.getByRole('link', {name: /^next/i}).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 390, height: 844});
    await menuButton(page).click();
    await expect(page.locator('#Rift-drawer:popover-open')).toBeVisible();
    await release();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByRole('link', {name: 'Installation'}).click();
    await expect(page).toHaveURL(/installation$/);
  });
});

test('a script that is blocked leaves the page as without script', async ({page, scriptless, allow}) => {
  allow(/ERR_FAILED/);
  await page.route(MAIN, (route) => route.abort());
  for (const path of ['/', INTRODUCTION, ERRORS, '/contributing/diagrams']) {
    await page.goto(path);
    await expect(html(page)).not.toHaveAttribute('data-script');
    await scriptless.goto(path);
    const text = (one: Page) =>
      one.evaluate(() => {
        // Whether what is out of sight is laid out at this moment, and so has a text, is left to chance.
        document.documentElement.style.setProperty('--rift-out-of-sight', 'visible');
        return (document.querySelector('main') ?? document.body).innerText;
      });
    expect(await text(page)).toBe(await text(scriptless));
    // All but what a browser does by itself: menus, choices, and the answer to the first visit.
    for (const one of [page, scriptless]) {
      const dead = one
        .locator(
          'button:enabled:not([popovertarget], form *), [role="tab"], [role="group"] :is(input, select)',
        )
        .filter({visible: true});
      expect(await dead.evaluateAll((all) => all.map(({outerHTML}) => outerHTML))).toEqual([]);
    }
  }
  // No key is kept from the browser any more.
  await page.evaluate(() =>
    addEventListener('keydown', (event) => (document.title = String(event.defaultPrevented))),
  );
  await page.keyboard.press('Control+k');
  await expect(page).toHaveTitle('false');
});

const notice = (page: Page) => page.getByRole('status').filter({hasText: 'This site has changed'});

for (const answer of [
  {status: 404, contentType: 'text/plain', body: 'Not found'},
  {status: 200, contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Rift</title>'},
])
  test(`a page whose files are gone is loaded anew: ${answer.status}`, async ({page, open, allow}) => {
    allow(/Failed to load resource/);
    await open(ERRORS);
    await page.route('**/assets/islands/*', (route) => route.fulfill(answer));
    await filterBox(page, 'messages').hover();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await Promise.all([
      page.waitForEvent('load'),
      notice(page).getByRole('button', {name: 'Load it anew'}).click(),
    ]);
    await started(page);
    await filterBox(page, 'messages').fill('token expired');
    await expect.poll(() => rowsOf(page, 'messages').count()).toBeLessThan(10);
  });

test('the last press is done when the network is back', async ({page, open, context, allow}) => {
  allow(/Failed to load resource/);
  await open(INTRODUCTION);
  await context.setOffline(true);
  const diagram = page.getByRole('group', {name: /^Diagram/}).first();
  const failed = page.locator('[data-island][data-failed]').first();
  await diagram.getByRole('button', {name: 'Full screen'}).click();
  await expect(failed).toBeAttached();
  await diagram.getByRole('button', {name: 'Copy the source'}).click();
  await context.setOffline(false);
  await expect(diagram.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press is done when the network comes back during the attempt', async ({page, open, allow}) => {
  allow(/ERR_FAILED/);
  await open(INTRODUCTION);
  const held = new Promise<Route>((resolve) => void page.route('**/assets/**', resolve, {times: 1}));
  const diagram = page.getByRole('group', {name: /^Diagram/}).first();
  await diagram.getByRole('button', {name: 'Copy the source'}).click();
  const route = await held;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await route.abort();
  await expect(diagram.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
});
