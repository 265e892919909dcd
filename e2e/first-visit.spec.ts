import type {Page} from '@playwright/test';
import {installCommand} from '../config/site';
import {expectAccessible} from './accessibility';
import {INTRODUCTION} from './build';
import {copied, expect, firstVisitDialog as dialog, started, test} from './fixtures';
import {expectFocusInSight} from './keyboard';
import {expectLanded, inBothModes, watchShifts} from './layout';

/** Fixed by the owner, so repeated here: the key and value in local storage, and the duration of the closing. */
const KEY = 'hideRiftModal';
const VALUE = 'true';
const CLOSING_MS = 400;

const HOUR_MS = 3_600_000;
/** A short page: what is behind the dialog makes no difference to it. */
const SHORT = '/changelog';
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
  await started(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('it opens with its command, accessible and in sight, and shifts nothing', async ({page, open}) => {
  const shifts = await watchShifts(page);
  await open(SHORT);
  await expectOpen(page);
  await expect(dialog(page).getByText(installCommand, {exact: true})).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleDescription(/needs PHP \^8\.2/);
  await inBothModes(page, () => expectAccessible(page, 'dialog[open]'));
  expect(await shifts()).toBe('0.00');
  await dialog(page).getByRole('button', {name: 'Copy the command'}).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Copied');
  expect(await copied(page)).toBe(installCommand);

  await test.step('it is in sight, and the page behind it rests', async () => {
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
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('the focus stays inside and in sight', async () => {
    const seen = new Set<string>();
    for (const key of [...Array<string>(4).fill('Tab'), ...Array<string>(4).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      // The body has the focus while it is in the browser's own toolbars.
      const name = await page.evaluate(() => {
        const {activeElement, body} = document;
        if (activeElement === body) return 'body';
        return activeElement?.closest('dialog') ? activeElement.textContent : 'outside';
      });
      seen.add(name);
      if (name !== 'body') await expectFocusInSight(page);
    }
    seen.delete('body');
    expect([...seen].sort()).toEqual(['Copied', 'Yes, sir']);
  });

  await test.step('it is not printed', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('dialog[open]')).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('it is there before the script of the page is loaded, and can be answered', async ({page}) => {
  await page.route('**/assets/js/main*.js', () => undefined);
  await page.goto('/', {waitUntil: 'commit'});
  await expect(button(page)).toBeFocused();
  await button(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => flag(page)).toBe(VALUE);
});

test('however it is answered, it closes for 400 ms and then stores the flag', async ({page, open}) => {
  let time = new Date('2026-01-01T12:00:00Z').getTime();
  await page.clock.install({time});
  await page.addInitScript(() => localStorage.clear());

  /** Opens the page as on a first visit, with a clock that advances only when told to. */
  const visit = async () => {
    await page.clock.resume();
    await open(SHORT);
    time += HOUR_MS;
    await page.clock.pauseAt(time);
    await expectOpen(page);
    expect(await flag(page)).toBeNull();
  };
  const enter = () => page.keyboard.press('Enter');
  const escape = () => page.keyboard.press('Escape');
  const pressOutside = () => page.mouse.click(...OUTSIDE);

  for (const [by, answer] of Object.entries({enter, escape, pressOutside}))
    await test.step(`by ${by}, again while it closes`, async () => {
      await visit();
      await answer();
      const animations = await page.evaluate(() =>
        [...document.querySelectorAll('dialog[open] > *')].map((sheet) =>
          sheet.getAnimations().map(({effect}) => effect?.getTiming().duration),
        ),
      );
      expect(animations).toEqual([[CLOSING_MS]]);
      await page.clock.runFor(CLOSING_MS / 2);
      await answer();
      await page.clock.runFor(CLOSING_MS / 2 - 1);
      expect(await flag(page)).toBeNull();
      await page.clock.runFor(1);
      // The browser fires the close event in a task of its own.
      await expect.poll(() => flag(page)).toBe(VALUE);
      await expectGone(page);
    });

  await test.step('at once under reduced motion, or by the browser', async () => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const answer of [
      enter,
      () => dialog(page).evaluate((element: HTMLDialogElement) => element.close()),
    ]) {
      await visit();
      await answer();
      await expect.poll(() => flag(page)).toBe(VALUE);
      await expectGone(page);
    }
  });
});

test('answered in one tab, it is gone in the other and on the next page', async ({page, open, context}) => {
  await open(SHORT);
  const other = await context.newPage();
  await other.goto(`${INTRODUCTION}#requirements`);
  await started(other);
  await expectOpen(other);
  await expectLanded(other, 'requirements');
  await expectOpen(page);
  await page.keyboard.press('Enter');
  await expectGone(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await expectGone(other);
  await expectLanded(other, 'requirements');
  await expect(other.locator('#requirements')).toBeFocused();

  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(INTRODUCTION);
  await expectGone(page);
});
