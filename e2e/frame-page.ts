import type {Page} from '@playwright/test';
import {expect} from './fixtures';

export const versionSwitch = (page: Page) =>
  page.getByRole('button', {name: /^Version of the documentation/});

export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
export const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
export const drawer = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

export const searchButton = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});
export const searchDialog = (page: Page) => page.getByRole('dialog', {name: 'Search the documentation'});
export const field = (page: Page) => searchDialog(page).getByRole('combobox');
export const options = (page: Page) => searchDialog(page).getByRole('option');
export const chosen = (page: Page) => searchDialog(page).getByRole('option', {selected: true});
export const status = (page: Page) => searchDialog(page).getByRole('status');

export const hrefs = (page: Page) =>
  options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

/** Opens the search and waits until the whole index is loaded. */
export async function openWhole(page: Page): Promise<void> {
  const texts = page.waitForResponse((response) => response.url().includes('search-texts.json'));
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  await texts;
}
