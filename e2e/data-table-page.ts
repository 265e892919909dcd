import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import type {ErrorRow, KnownIssueRow, Row} from '../src/tables/docsData';
import {versionFolder} from '../config/versions';
import {latest} from './build';
import {expect} from './fixtures';

export const REFERENCE = `/docs/${latest}/reference`;
export const ERRORS = `${REFERENCE}/errors`;
export const ISSUES = `${REFERENCE}/known-issues`;

export function readRows<R extends Row>(name: string): R[] {
  const file = path.join(__dirname, '..', versionFolder(latest), '_data', `${name}.json`);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as R[];
  if (rows.length === 0) throw new Error(`${name} is empty`);
  return rows;
}

export const errors = readRows<ErrorRow>('errors');
const knownIssues = readRows<KnownIssueRow>('knownIssues');
export const issues = knownIssues.filter(({expected}) => expected !== null);

/** Pages with tables: the noun for the rows, and the rows. */
export const TABLES: readonly [page: string, name: string, rows: readonly Row[]][] = [
  ['errors', 'messages', errors],
  ['http-codes', 'codes', readRows('codes')],
  ['constants', 'constants', readRows('constants')],
  ['constants', 'timers', readRows('timers')],
  ['constants', 'routes', readRows('routes')],
  ['interfaces', 'interfaces', readRows('interfaces')],
  ['container-bindings', 'bindings', readRows('bindings')],
  ['configuration', 'settings', readRows('environment')],
  ['known-issues', 'issues', issues],
  ['known-issues', 'limitations', knownIssues.filter(({expected}) => expected === null)],
  ['known-issues', 'features', readRows('support')],
  ['what-rift-does-not-have', 'things', readRows('notInRift')],
];

export const table = (page: Page, name: string) => page.getByRole('table', {name: `All ${name}`});
export const rowsOf = (page: Page, name: string) => table(page, name).locator('tbody tr[id]');
export const controls = (page: Page, name: string) => page.getByRole('group', {name: `Choose ${name}`});
export const filterBox = (page: Page, name: string) => page.getByRole('searchbox', {name: `Filter ${name}`});
export const heading = (page: Page, name: string, label: string) =>
  table(page, name).getByRole('columnheader', {name: label, exact: true});
export const rowAt = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);
export const idsOf = (rows: Locator) => rows.evaluateAll((all) => all.map(({id}) => id));
export const ids = (rows: readonly Row[]) => rows.map(({id}) => id);

export async function expectMarked(page: Page, id: string) {
  await expect(rowAt(page, id)).toHaveCSS('box-shadow', /inset/);
  const marked = await page
    .locator('tbody tr[id]')
    .evaluateAll((rows) =>
      rows.filter((row) => getComputedStyle(row).boxShadow !== 'none').map(({id}) => id),
    );
  expect(marked).toEqual([id]);
}
