import type {Page, Route} from '@playwright/test';
import {INTRODUCTION} from './build';
import {ERRORS, filterBox, rowsOf} from './data-table-page';
import {expect, started, test} from './fixtures';
import {chosen, drawer, field, menuButton, versionSwitch} from './frame-page';
import {hold} from './requests';
import {PHONE} from './screens';

/** The one script of every page. */
const MAIN = /\/assets\/js\/main\./;

const html = (page: Page) => page.locator('html');

test('what was pressed before the script is there is done when it is', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  /** Opens a page whose script is held back, presses, and lets the script come. */
  const press = async (path: string, act: () => Promise<unknown>) => {
    const release = await hold(page, MAIN);
    const asked = page.waitForRequest(MAIN);
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await asked;
    await act();
    await release();
    await page.unroute(MAIN);
    await started(page);
  };

  await test.step('the search opens by its keys, with what is typed after them', async () => {
    await press(INTRODUCTION, async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('ensure');
    });
    await expect(field(page)).toHaveValue('ensure');
    await expect(chosen(page)).toHaveAttribute('href', /ensure$/);
  });
  await test.step('the search opens by its button', async () => {
    await press(INTRODUCTION, async () => {
      await page.getByRole('button', {name: 'Search'}).click();
      await page.keyboard.type('a b');
    });
    await expect(field(page)).toHaveValue('a b');
  });
  await test.step('Escape cancels it, and single keys act, the last of them', async () => {
    await press(INTRODUCTION, async () => {
      for (const key of ['Control+k', 'e', 'Escape', 'n', 'd', '?']) await page.keyboard.press(key);
    });
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Keyboard shortcuts');
    await expect(page).toHaveURL(INTRODUCTION);
  });
  await test.step('tabs open, also by arrows', async () => {
    await press('/', async () => {
      await page.getByRole('tab', {name: 'Registration'}).focus();
      await page.keyboard.press('ArrowRight');
    });
    await expect(page.getByRole('tab', {name: 'Verification'})).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('a table filters by what was typed', async () => {
    await press(ERRORS, () => filterBox(page, 'messages').fill('token'));
    await expect(filterBox(page, 'messages')).toHaveValue('token');
    await expect(rowsOf(page, 'messages').first()).toContainText('token', {ignoreCase: true});
  });
  await test.step('the versions and the drawer open at once; in it the colours change, once', async () => {
    await press(INTRODUCTION, async () => {
      await versionSwitch(page).click();
      await expect(page.getByRole('link', {name: /^next/i}).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.setViewportSize(PHONE.viewport);
      await menuButton(page).click();
      await expect(page.locator('#Rift-drawer:popover-open')).toBeVisible();
      const colours = page.getByRole('button', {name: /dark and light mode/}).filter({visible: true});
      await colours.click({clickCount: 2});
    });
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
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

test('a page whose files are gone is loaded anew', async ({page, open, allow}) => {
  allow(/Failed to load resource/);
  for (const answer of [
    {status: 404, contentType: 'text/plain', body: 'Not found'},
    {status: 200, contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Rift</title>'},
  ]) {
    await open(ERRORS);
    await page.route('**/assets/islands/*', (route) => route.fulfill(answer));
    await filterBox(page, 'messages').hover();
    await expect(notice(page), `the answer is ${answer.status}`).toBeVisible();
    await page.unrouteAll();
    await Promise.all([
      page.waitForEvent('load'),
      notice(page).getByRole('button', {name: 'Load it anew'}).click(),
    ]);
  }
  await started(page);
  await filterBox(page, 'messages').fill('token expired');
  await expect.poll(() => rowsOf(page, 'messages').count()).toBeLessThan(10);
});

test('the last press is done when the network is back', async ({page, open, context, allow}) => {
  allow(/Failed to load resource/);
  const diagram = page.getByRole('group', {name: /^Diagram/}).first();
  const copySource = () => diagram.getByRole('button', {name: 'Copy the source'}).click();
  const expectCopied = () => expect(diagram.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);

  await open(INTRODUCTION);
  await context.setOffline(true);
  await diagram.getByRole('button', {name: 'Full screen'}).click();
  await expect(page.locator('[data-island][data-failed]').first()).toBeAttached();
  await copySource();
  await context.setOffline(false);
  await expectCopied();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // It may come back during the attempt.
  await open(INTRODUCTION);
  const held = new Promise<Route>((resolve) => void page.route('**/assets/**', resolve, {times: 1}));
  await copySource();
  const route = await held;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await route.abort();
  await expectCopied();
});
