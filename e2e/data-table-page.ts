import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect} from './fixtures';

export const REFERENCE = `/docs/${latest}/reference`;
export const ERRORS = `${REFERENCE}/errors`;
export const ISSUES = `${REFERENCE}/known-issues`;

export const table = (page: Page, name: string) => page.getByRole('table', {name: `All ${name}`});
export const rowsOf = (page: Page, name: string) => table(page, name).locator('tbody tr[id]');
export const filterBox = (page: Page, name: string) => page.getByRole('searchbox', {name: `Filter ${name}`});
export const heading = (page: Page, name: string, label: string) =>
  table(page, name).getByRole('columnheader', {name: label, exact: true});

export async function expectMarked(page: Page, id: string) {
  await expect(page.locator(`tr[id="${id}"]`)).toHaveCSS('box-shadow', /inset/);
  const marked = await page
    .locator('tbody tr[id]')
    .evaluateAll((rows) =>
      rows.filter((row) => getComputedStyle(row).boxShadow !== 'none').map(({id}) => id),
    );
  expect(marked).toEqual([id]);
}
