import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** A word that is only in texts: once it is found, the whole index is loaded. */
export const IN_TEXTS_ONLY = 'bookkeeping';

export const button = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});
export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search the documentation'});
export const field = (page: Page) => dialog(page).getByRole('combobox');
export const options = (page: Page) => dialog(page).getByRole('option');
export const chosen = (page: Page) => dialog(page).getByRole('option', {selected: true});
export const status = (page: Page) => dialog(page).getByRole('status');

export const hrefs = (page: Page) =>
  options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

/** Opens the search and waits until the whole index is loaded. */
export async function openWhole(page: Page): Promise<void> {
  const texts = page.waitForResponse((response) => response.url().includes('search-texts.json'));
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await texts;
}
