import type {Page} from '@playwright/test';
import {shortcuts} from '../src/frame/shortcutActions';
import {SHORTCUTS_KEY} from '../src/shared/keys';
import {expectAccessible} from './accessibility';
import {INTRODUCTION, latest} from './build';
import {expect, started, test} from './fixtures';
import {drawer, field, options, searchButton, searchDialog, versionSwitch} from './frame-page';
import {expectFits} from './layout';

const SECOND = `/docs/${latest}/installation`;

const sheet = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});
const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'});

const html = (page: Page) => page.locator('html');

test('single keys work, and are listed, turned off and turned on again', async ({page, open}) => {
  await open(INTRODUCTION);
  const link = page.getByRole('link', {name: 'Edit this page'});
  await link.focus();
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  const choice = sheet(page).getByRole('checkbox', {name: 'Single keys work'});

  await test.step('it names all; while it is open, none does anything', async () => {
    for (const key of ['n', 'd', 'v', '?']) await page.keyboard.press(key);
    await expect(sheet(page)).toHaveCount(1);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(shortcuts(false).length).toBeGreaterThan(5);
    for (const {ways, does} of shortcuts(false)) {
      const row = sheet(page).getByText(does, {exact: true}).locator('..');
      const text = (await row.textContent()) ?? '';
      expect(ways.flat().filter((key) => !text.includes(key))).toEqual([]);
    }
    await expectFits(page);
    await expectAccessible(page, 'dialog[open]');
  });

  await test.step('Escape closes it', async () => {
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('on a phone it fits, and v opens the drawer at its versions', async () => {
    await page.setViewportSize({width: 320, height: 480});
    await page.keyboard.press('?');
    await expectFits(page);
    await sheet(page).getByRole('button', {name: 'Close'}).click();
    await page.keyboard.press('v');
    await expect(drawer(page).getByRole('link', {name: /^next/i})).toBeVisible();
    await expect(drawer(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 1440, height: 900});
  });

  await test.step('the choice to turn them off holds after a reload', async () => {
    await page.keyboard.press('?');
    await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K /');
    await choice.press('Space');
    await expect(choice).not.toBeChecked();
    await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    expect(await page.evaluate((key) => localStorage.getItem(key), SHORTCUTS_KEY)).toBe('off');
    await open(INTRODUCTION);
    for (const key of ['?', 'd', 'v', 'p', 'n', '/']) await page.keyboard.press(key);
    // Shortcuts with Ctrl work. Anything opened by an earlier key would appear first, or be there when this is loaded.
    await page.keyboard.press('Control+k');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(searchDialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    for (const opened of [searchDialog(page), sheet(page), drawer(page)]) await expect(opened).toHaveCount(0);
    await expect(versionSwitch(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(page).toHaveURL(INTRODUCTION);
    await opener(page).press('Enter');
    await expect(choice).not.toBeChecked();
    await choice.press('Space');
    await page.keyboard.press('Escape');
  });

  await test.step('n and p turn the pages, and going back closes the list', async () => {
    await page.keyboard.press('p');
    await page.keyboard.press('n');
    await expect(page).toHaveURL(SECOND);
    await started(page);
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(SECOND);
  });

  await test.step('d changes the colours, v opens the versions', async () => {
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('d');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('status').getByText(/^(Dark|Light) colours$/)).toHaveText('Dark colours');
    await page.keyboard.press('v');
    await expect(page.locator(':focus')).toHaveText(/next/i);
    await page.keyboard.press('Escape');
    await expect(versionSwitch(page)).toBeFocused();
    await page.keyboard.press('p');
    await expect(page).toHaveURL(INTRODUCTION);
  });
});
