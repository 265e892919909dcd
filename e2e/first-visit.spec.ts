import type {Page} from '@playwright/test';
import {installCommand} from '../config/site';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {copied, expect, firstVisitDialog as dialog, hydrated, test} from './fixtures';
import {expectFocusInSight} from './keyboard';
import {expectLanded, inBothModes, watchShifts} from './layout';

/** Fixed by the owner, so repeated here: the key and value in local storage, and the duration of the closing. */
const KEY = 'hideRiftModal';
const VALUE = 'true';
const CLOSING_MS = 400;

const START = new Date('2026-01-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const PAGE = `/docs/${latest}/introduction`;
/** A point in the corner of the window, where the dialog never is. */
const OUTSIDE = [5, 5] as const;

test.use({firstVisit: true});

const button = (page: Page) => dialog(page).getByRole('button', {name: 'Yes, sir'});
const flag = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

async function expectOpen(page: Page) {
  await expect(dialog(page)).toBeVisible();
  await expect(button(page)).toBeFocused();
}

async function expectGone(page: Page) {
  await hydrated(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Opens a page whose clock advances only when told to. */
async function openStopped(page: Page, open: (path: string) => Promise<unknown>) {
  await page.clock.install({time: START});
  await open('/');
  await expect(dialog(page)).toBeVisible();
  await page.clock.pauseAt(START.getTime() + HOUR_MS);
  await expectOpen(page);
}

/** Expects that after the answer the flag is stored when the dialog has closed, and not before. */
async function expectClosing(page: Page, passedMs = 0) {
  await page.clock.runFor(CLOSING_MS - passedMs - 1);
  expect(await flag(page)).toBeNull();
  await page.clock.runFor(1);
  // The browser fires the close event in a task of its own.
  await expect.poll(() => flag(page)).toBe(VALUE);
  await expectGone(page);
}

test('it opens with its command, which is copied, is accessible and in sight on every screen, and shifts nothing', async ({
  page,
  open,
}) => {
  const shifts = await watchShifts(page);
  await open('/');
  await expectOpen(page);
  await expect(dialog(page).getByRole('heading', {name: 'Importing a package'})).toBeVisible();
  await expect(dialog(page).getByText(installCommand, {exact: true})).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleDescription(/needs PHP \^8\.2/);
  await inBothModes(page, () => expectAccessible(page));
  expect(await shifts()).toBe('0.00');
  await dialog(page).getByRole('button', {name: 'Copy the command'}).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Copied');
  expect(await copied(page)).toBe(installCommand);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [568, 320],
  ] as const) {
    await page.setViewportSize({width, height});
    for (const part of [dialog(page), dialog(page).getByRole('heading'), button(page)])
      await expect(part).toBeInViewport({ratio: 1});
    const box = await dialog(page).boundingBox();
    expect((box?.width ?? Infinity) * (box?.height ?? Infinity)).toBeLessThanOrEqual((width * height) / 2);
  }
  await page.mouse.move(...OUTSIDE);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('PageDown');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY), 'the page behind it rests').toBe(0);
});

test('the focus stays inside and in sight, and it is not printed', async ({page, open}) => {
  await open('/');
  await expectOpen(page);
  const seen = new Set<string>();
  for (const key of [...Array<string>(6).fill('Tab'), ...Array<string>(6).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    // The body has the focus while it is in the browser's own toolbars.
    const name = await page.evaluate(() => {
      const {activeElement, body} = document;
      if (activeElement === body) return 'body';
      const isInside = activeElement?.closest('dialog');
      return isInside ? (activeElement?.textContent ?? '') : 'outside';
    });
    seen.add(name);
    if (name !== 'body') await expectFocusInSight(page);
  }
  seen.delete('body');
  expect([...seen].sort()).toEqual(['Copy', 'Yes, sir']);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('dialog[open]')).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('it is there before the script of the page is loaded, and can be answered', async ({page}) => {
  await page.route('**/assets/js/main*.js', () => undefined);
  await page.goto('/', {waitUntil: 'commit'});
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => flag(page)).toBe(VALUE);
});

test.describe('answered', () => {
  const element = (page: Page) => page.locator('dialog[open]');

  interface Way {
    by: string;
    answer: (page: Page) => Promise<unknown>;
    /** What is done while the dialog closes. */
    again?: (page: Page) => Promise<unknown>;
  }
  const ways: readonly Way[] = [
    {
      by: 'two presses on its button',
      answer: (page) => page.keyboard.press('Enter'),
      again: (page) => page.keyboard.press('Enter'),
    },
    {
      by: 'Escape, after a press on its text',
      async answer(page) {
        await dialog(page).getByRole('heading').click();
        await page.keyboard.press('Escape');
      },
      again: (page) => page.keyboard.press('Escape'),
    },
    {by: 'a press outside', answer: (page) => page.mouse.click(...OUTSIDE)},
  ];

  // One test for each way, because the clock can be stopped only once in a test.
  for (const {by, answer, again} of ways)
    test(`by ${by}, it closes for 400 ms and then stores the flag`, async ({page, open}) => {
      await openStopped(page, open);
      expect(await flag(page)).toBeNull();
      await answer(page);
      const animations = await page.evaluate(() =>
        [...document.querySelectorAll('dialog[open] > *')].map((sheet) =>
          sheet.getAnimations().map(({effect}) => effect?.getTiming().duration),
        ),
      );
      expect(animations).toEqual([[CLOSING_MS]]);
      if (again) {
        await page.clock.runFor(200);
        await again(page);
      }
      await expectClosing(page, again ? 200 : 0);
    });

  test('by the browser, it stores the flag at once', async ({page, open}) => {
    await openStopped(page, open);
    await element(page).evaluate(
      (it: HTMLDialogElement) =>
        new Promise((resolve) => {
          it.addEventListener('close', resolve);
          it.close();
        }),
    );
    expect(await flag(page)).toBe(VALUE);
    await expectGone(page);
  });

  test('not by a press that begins inside and ends outside', async ({page, open}) => {
    await openStopped(page, open);
    await dialog(page).getByText(installCommand).hover();
    await page.mouse.down();
    await page.mouse.move(...OUTSIDE);
    await page.mouse.up();
    await page.clock.runFor(2 * CLOSING_MS);
    await expect(dialog(page)).toBeVisible();
    expect(await flag(page)).toBeNull();
  });

  test('under reduced motion, it is gone at once and the flag is stored', async ({page, open}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openStopped(page, open);
    await button(page).click();
    await expect.poll(() => flag(page)).toBe(VALUE);
    await expectGone(page);
  });

  test('it gives the focus back, and is not shown on another page, after a reload or in another tab', async ({
    page,
    open,
    context,
  }) => {
    await open('/');
    await expectOpen(page);
    await page.keyboard.press('Enter');
    await expectGone(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.getByRole('link', {name: 'Get started'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await expectGone(page);
    await page.reload();
    await expectGone(page);
    const other = await context.newPage();
    await other.goto('/');
    await expectGone(other);
  });

  test('in one tab, it disappears in the other', async ({page, open, context}) => {
    await open('/');
    const other = await context.newPage();
    await other.goto(PAGE);
    await expectOpen(page);
    await expectOpen(other);
    await button(other).click();
    await expectGone(other);
    await expectGone(page);
  });
});

test('an address with a fragment lands at its heading, which gets the focus when the dialog is answered', async ({
  page,
  open,
}) => {
  await open(`${PAGE}#requirements`);
  await expectOpen(page);
  await expectLanded(page, 'requirements');
  await button(page).click();
  await expectGone(page);
  await expectLanded(page, 'requirements');
  await expect(page.locator('#requirements')).toBeFocused();
});

test.describe('in a browser that cannot open it', () => {
  test.use({expectedNoise: /showModal/});

  test('the page is there without it', async ({page, open}) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
    await open(PAGE);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});
