import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect, test} from './fixtures';
import {IN_TEXTS_ONLY, button, chosen, copy, dialog, field, openWhole, options, status} from './search-page';
import {RECENT_KEY} from '../src/search/recentPages';

const PAGE = `/docs/${latest}/modules/crypto`;
const ENSURE = `/docs/${latest}/basic-concepts/contract/methods/ensure`;

/** Where the caret is, or what is selected. */
const caret = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

test('by keyboard alone: opened, asked, chosen among the answers, and followed', async ({page, open}) => {
  await open(PAGE);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(IN_TEXTS_ONLY);
  await expect(chosen(page)).toContainText(IN_TEXTS_ONLY, {ignoreCase: true});
  await page.keyboard.press('Control+a');
  await page.keyboard.type('ensure');
  await expect(chosen(page)).toHaveAttribute(
    'href',
    `/docs/${latest}/basic-concepts/contract/methods/ensure`,
  );
  const active = () => field(page).getAttribute('aria-activedescendant');
  expect(await active()).toBe(await options(page).first().getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  expect(await active()).toBe(await options(page).last().getAttribute('id'));
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const target = await chosen(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(target ?? '');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(new URL(target ?? '', 'https://x').hash.slice(1));
});

test('Home and End move the caret in the field, and choose nothing', async ({page, open}) => {
  await open(PAGE);
  await openWhole(page);
  await field(page).fill('ensure');
  await expect(chosen(page)).toHaveAttribute('href', ENSURE);
  await page.keyboard.press('ArrowDown');
  const second = await options(page).nth(1).getAttribute('href');
  await expect(chosen(page)).toHaveAttribute('href', second ?? '');
  await page.keyboard.press('Home');
  expect(await caret(page)).toEqual([0, 0]);
  await page.keyboard.press('End');
  expect(await caret(page)).toEqual([6, 6]);
  await page.keyboard.press('Shift+Home');
  expect(await caret(page)).toEqual([0, 6]);
  await expect(chosen(page)).toHaveAttribute('href', second ?? '');
});

test('Tab goes by the list, which is reached by arrows', async ({page, open}) => {
  await open(PAGE);
  await button(page).click();
  await expect(options(page).last()).toBeAttached();
  const list = dialog(page).getByRole('listbox');
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  const close = dialog(page).getByRole('button', {name: 'Close'});
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
});

test('a text of many lines is pasted where the caret is', async ({page, open}) => {
  await open(PAGE);
  await copy(page, 'Token\nexpired ');
  await button(page).click();
  await field(page).fill('app.ERROR:  at 12');
  for (let steps = 0; steps < 6; steps++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+v');
  await expect(field(page)).toHaveValue('app.ERROR: Token expired at 12');
  expect(await caret(page)).toEqual([24, 24]);
  await page.keyboard.type('!');
  await expect(field(page)).toHaveValue('app.ERROR: Token expired! at 12');
  // In the place of what is selected.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(field(page)).toHaveValue('Token expired');
});

test.describe('an option is opened beside the page', () => {
  for (const key of ['Control', 'Meta', 'Shift'])
    test(`by Enter with ${key}`, async ({page, open, context}) => {
      await open(PAGE);
      await openWhole(page);
      await field(page).fill('ensure');
      await expect(chosen(page)).toHaveAttribute('href', ENSURE);
      const opened = context.waitForEvent('page');
      await page.keyboard.press(`${key}+Enter`);
      await expect(await opened).toHaveURL(ENSURE);
      await expect(page).toHaveURL(PAGE);
      await expect(field(page)).toBeFocused();
    });

  for (const [name, how] of [
    ['Ctrl', {modifiers: ['Control']}],
    ['the middle button', {button: 'middle'}],
  ] as const)
    test(`by a click with ${name}, and the field keeps the focus`, async ({page, open, context}) => {
      await open(PAGE);
      await openWhole(page);
      await field(page).fill('ensure');
      await expect(chosen(page)).toHaveAttribute('href', ENSURE);
      await dialog(page).getByRole('button', {name: 'Close'}).focus();
      const opened = context.waitForEvent('page');
      await chosen(page).click(how as Parameters<ReturnType<typeof chosen>['click']>[0]);
      await expect(await opened).toHaveURL(ENSURE);
      await page.bringToFront();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    });
});

test('a place that is in the address already is gone to again, with the focus', async ({page, open}) => {
  const id = 'login-wrong-password';
  await open('/');
  await open(`/docs/${latest}/reference/errors#${id}`);
  const row = page.locator(`[id="${id}"]`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await copy(page, JSON.stringify({ok: false, code: 403, payload: 'Invalid credentials'}));
  await button(page).click();
  await page.keyboard.press('Control+v');
  await expect(chosen(page)).toHaveAttribute('href', new RegExp(`#${id}$`));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('an address without a page', () => {
  test.use({expectedNoise: /Failed to load resource.*404/});

  test('is not among the pages read last', async ({page, open}) => {
    for (const path of ['modules/cache', 'nowhere', 'modules/crypto']) await open(`/docs/${latest}/${path}`);
    const kept = await page.evaluate((key) => localStorage.getItem(key), RECENT_KEY);
    expect(kept).toBe('["/modules/crypto","/modules/cache"]');
    await button(page).click();
    await expect(status(page)).toBeAttached();
    await expect(options(page)).toHaveCount(1);
  });
});
