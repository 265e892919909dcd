import type {Page} from '@playwright/test';
import {shortcuts} from '../src/frame/shortcutActions';
import {SHORTCUTS_KEY} from '../src/shared/shortcuts';
import {expectAccessible} from './accessibility';
import {latest, versions} from './build';
import {expect, started, test} from './fixtures';
import {expectFits} from './layout';
import {filterBox} from './data-table-page';
import {button, chosen, dialog, field, openWhole, options} from './search-page';

const FIRST = `/docs/${latest}/introduction`;
const SECOND = `/docs/${latest}/installation`;

const sheet = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});
const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'});
const heading = (page: Page, text: string) => page.getByRole('heading', {level: 1, name: text});

test('the question mark and the foot of the page open the list; Escape, its button and a press beside it close it', async ({
  page,
  open,
}) => {
  await open(FIRST);
  const link = page.getByRole('link', {name: 'Edit this page'});
  await link.focus();
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  // While it is open, no shortcut does anything.
  for (const key of ['n', 'd', 'v', '?']) await page.keyboard.press(key);
  await expect(sheet(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(shortcuts.length).toBeGreaterThan(5);
  for (const {ways, does} of shortcuts) {
    const row = sheet(page).getByText(does, {exact: true}).locator('..');
    for (const keys of ways) for (const key of keys) await expect(row).toContainText(key);
  }
  await expectFits(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await opener(page).click();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', {name: 'Close'}).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(sheet(page)).toHaveCount(0);

  await page.setViewportSize({width: 320, height: 480});
  await page.emulateMedia({forcedColors: 'active'});
  await page.keyboard.press('?');
  await expectFits(page);
  await sheet(page).getByRole('button', {name: 'Close'}).click();
  await expect(sheet(page)).toHaveCount(0);
});

test('n and p turn the pages, v opens the versions, d changes the colours, and going back closes the list', async ({
  page,
  open,
}) => {
  await open(FIRST);
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(SECOND);
  await expect(heading(page, 'Installation')).toBeVisible();
  await started(page);
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(SECOND);

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('d');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('status').getByText(/^(Dark|Light) colours$/)).toHaveText('Dark colours');

  await page.keyboard.press('v');
  await expect(page.locator(':focus')).toHaveText(/next/i);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: /^Version of the documentation/})).toBeFocused();
  await page.keyboard.press('v');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SECOND.replace(latest, 'next'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await started(page);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(FIRST.replace(latest, 'next'));
});

test('on a phone v opens the drawer at its versions, and the list of shortcuts does not open over it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(SECOND);
  const drawer = page.getByRole('dialog', {name: 'Menu'});
  await page.keyboard.press('v');
  for (const version of versions)
    await expect(drawer.getByRole('link', {name: new RegExp(`^${version}`, 'i')})).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(sheet(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
});

/** Presses a key that an input method takes, as most browsers report it, and as Safari reports the one that ends a word. */
async function compose(page: Page, key: string, held: {ctrlKey?: boolean} = {}): Promise<void> {
  await page.evaluate(
    ([name, more]) => {
      const target = document.activeElement ?? document.body;
      for (const sign of [{isComposing: true}, {keyCode: 229}])
        target.dispatchEvent(
          new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true, ...more, ...sign}),
        );
    },
    [key, held] as const,
  );
}

test('keys that an input method takes are only for its text: no shortcut, field, tab or dialog reacts to them', async ({
  page,
  open,
}) => {
  await open(`/docs/${latest}/reference/errors`);
  const url = page.url();
  const theme = page.locator('html');
  for (const key of ['?', 'd', 'v', 'n', 'p', '/']) await compose(page, key);
  await compose(page, 'k', {ctrlKey: true});
  const filter = filterBox(page, 'messages');
  await filter.fill('token');
  await compose(page, 'Escape');
  await expect(filter).toHaveValue('token');
  await filter.blur();

  await openWhole(page);
  await field(page).fill('ensure');
  await expect(chosen(page)).toHaveAttribute('href', /ensure$/);
  for (const key of ['ArrowDown', 'Enter', 'Escape']) await compose(page, key);
  await expect(chosen(page)).toHaveAttribute('href', /ensure$/);
  await field(page).press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  // Anything that one of them opened or led to would be there by now.
  await page.keyboard.press('d');
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expect(sheet(page)).toHaveCount(0);
  expect(page.url()).toBe(`${url}?messages=token`);

  await open('/');
  const tab = page.getByRole('tablist', {name: 'Examples'}).getByRole('tab', {selected: true});
  const name = (await tab.textContent()) ?? '';
  await tab.focus();
  await compose(page, 'ArrowRight');
  await page.keyboard.press('d');
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await expect(tab).toHaveText(name);
});

test('all are turned off and on again, and the choice holds after a reload', async ({page, open}) => {
  await open(FIRST);
  await page.keyboard.press('?');
  const choice = sheet(page).getByRole('checkbox', {name: 'Single keys work'});
  await expect(choice).toBeChecked();
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await page.keyboard.press('Escape');
  expect(await page.evaluate((key) => localStorage.getItem(key), SHORTCUTS_KEY)).toBe('off');
  await open(FIRST);
  for (const key of ['?', 'd', 'v', 'p', 'n', '/']) await page.keyboard.press(key);
  // Shortcuts with Ctrl work. Anything opened by an earlier key would appear first, or be there when this is loaded.
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', {name: 'Menu'})).toHaveCount(0);
  const versionSwitch = page.getByRole('button', {name: /^Version of the documentation/});
  await expect(versionSwitch).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page).toHaveURL(FIRST);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(choice).not.toBeChecked();
  await choice.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(SECOND);
});
