import type {Page} from '@playwright/test';
import {installCommand} from '../config/site';
import {expect, test} from './fixtures';

const START = new Date('2026-01-01T12:00:00Z');

/** The hero: its command is the first thing on the page that can be copied. */
const region = (page: Page) => page.getByRole('main').locator('header').first();
const button = (page: Page, name: string) => region(page).getByRole('button', {name, exact: true});

test('the command is copied without its prompt, said so, and can be copied again after 2 s', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({time: START});
  await open('/');
  await page.clock.pauseAt(START.getTime() + 3_600_000);
  const status = region(page).getByRole('status').first();
  await expect(status).toHaveText('');
  await button(page, 'Copy the command').press('Enter');
  await expect(button(page, 'Copied')).toBeFocused();
  await expect(status).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(installCommand);
  await page.clock.runFor(1999);
  await expect(button(page, 'Copied')).toBeVisible();
  await page.clock.runFor(1);
  await expect(button(page, 'Copy the command')).toBeVisible();
  await expect(status).toHaveText('');
});

test('where the clipboard refuses or is missing, the command is selected and the button says why', async ({
  page,
  open,
}) => {
  for (const isThere of [true, false]) {
    await page.addInitScript((is) => {
      const refusing = {writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError'))};
      Object.defineProperty(navigator, 'clipboard', {value: is ? refusing : undefined, configurable: true});
    }, isThere);
    await open('/');
    await button(page, 'Copy the command').click();
    await expect(button(page, 'Copying failed: select the text')).toBeVisible();
    await expect(region(page).getByRole('status').first()).toHaveText('Copying failed: select the text');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(installCommand);
  }
});

test('without script there is the command and no button', async ({scriptless: page}) => {
  await page.goto('/');
  await expect(region(page).getByText(installCommand)).toBeVisible();
  await expect(button(page, 'Copy the command')).toHaveCount(0);
});
