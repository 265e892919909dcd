import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import type {ErrorRow, KnownIssueRow, Row} from '../docs/_data/types';
import {expectAccessible} from './accessibility';
import {latest, versions} from './build';
import {expect, test} from './fixtures';
import {expectLanded} from './headings';

const REFERENCE = `/docs/${latest}/reference`;
const ERRORS = `${REFERENCE}/errors`;
const ISSUES = `${REFERENCE}/known-issues`;

/** Pages with the tables on them: what their rows are, and the file that these come from. */
const TABLES = [
  ['errors', 'messages', 'errors'],
  ['http-codes', 'codes', 'codes'],
  ['constants', 'constants', 'constants'],
  ['constants', 'timers', 'timers'],
  ['constants', 'routes', 'routes'],
  ['interfaces', 'interfaces', 'interfaces'],
  ['container-bindings', 'bindings', 'bindings'],
  ['configuration', 'settings', 'environment'],
  ['known-issues', 'issues', 'knownIssues'],
] as const;

function readRows<R extends Row>(name: string): R[] {
  const file = path.join(__dirname, `../versioned_docs/version-${latest}/_data/${name}.json`);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as R[];
  if (rows.length === 0) throw new Error(`${name} is empty`);
  return rows;
}

const errors = readRows<ErrorRow>('errors');
const issues = readRows<KnownIssueRow>('knownIssues');

const table = (page: Page, name: string) => page.getByRole('table', {name: `All ${name}`});
const rowsOf = (page: Page, name: string) => table(page, name).locator('tbody').getByRole('row');
const controls = (page: Page, name: string) => page.getByRole('group', {name: `Choose ${name}`});
const filterBox = (page: Page, name: string) => page.getByRole('searchbox', {name: `Filter ${name}`});
const heading = (page: Page, name: string, label: string) =>
  table(page, name).getByRole('columnheader', {name: label, exact: true});
const rowAt = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);
const idsOf = (rows: Locator) => rows.evaluateAll((all) => all.map(({id}) => id));
const ids = (rows: readonly Row[]) => rows.map(({id}) => id);

async function expectMarked(page: Page, id: string) {
  await expect(rowAt(page, id)).toHaveCSS('box-shadow', /inset/);
  const marked = await page
    .locator('tbody tr[id]')
    .evaluateAll((rows) =>
      rows.filter((row) => getComputedStyle(row).boxShadow !== 'none').map(({id}) => id),
    );
  expect(marked).toEqual([id]);
}

for (const [file, name, data] of TABLES) {
  test(`without script, all ${name} are in the page, and nothing that does nothing`, async ({
    scriptless: page,
  }) => {
    const response = await page.goto(`${REFERENCE}/${file}`);
    expect(response?.status()).toBe(200);
    expect(await idsOf(rowsOf(page, name))).toEqual(ids(readRows(data)));
    await expect(controls(page, name)).toBeHidden();
    await expect(table(page, name).getByRole('button')).toHaveCount(0);
    await expect(table(page, name).getByRole('columnheader').first()).toBeVisible();
  });
}

test('without script, the row that the address names is marked', async ({scriptless: page}) => {
  await page.goto(`${ISSUES}#k-04`);
  await expectMarked(page, 'k-04');
});

test('a long table is filtered by words, says how many rows are left, and Escape shows all', async ({
  page,
  open,
}) => {
  await open(ERRORS);
  const status = controls(page, 'messages').getByRole('status');
  await expect(status).toHaveText(`${errors.length} rows`);
  const matching = errors.filter(({message}) => message === 'Path not found');
  expect(matching.length).toBeGreaterThan(0);
  await filterBox(page, 'messages').fill('path NOT found');
  for (const {id} of matching) await expect(rowAt(page, id)).toBeVisible();
  const left = await rowsOf(page, 'messages').count();
  expect(left).toBeLessThan(errors.length / 4);
  await expect(status).toHaveText(`${left} of ${errors.length} rows`);
  await filterBox(page, 'messages').fill('no message says this');
  await expect(rowsOf(page, 'messages')).toHaveCount(0);
  await expect(status).toHaveText(`0 of ${errors.length} rows`);
  await filterBox(page, 'messages').press('Escape');
  await expect(filterBox(page, 'messages')).toHaveValue('');
  await expect(filterBox(page, 'messages')).toBeFocused();
  await expect(status).toHaveText(`${errors.length} rows`);
  // Some browsers clear the box by themselves, but not at a key that is not the reader's.
  await filterBox(page, 'messages').fill('path');
  await filterBox(page, 'messages').dispatchEvent('keydown', {key: 'Escape'});
  await expect(filterBox(page, 'messages')).toHaveValue('');
});

test('rows are chosen by a value, also together with words, and one press shows all', async ({
  page,
  open,
}) => {
  await open(ERRORS);
  const samples = errors.filter(({kind}) => kind === 'sample');
  await controls(page, 'messages').getByLabel('Kind').selectOption('sample');
  expect(await idsOf(rowsOf(page, 'messages'))).toEqual(ids(samples));
  await filterBox(page, 'messages').fill('ERROR_TOKEN_EXPIRED');
  const expired = samples.filter(({constant}) => constant === 'ERROR_TOKEN_EXPIRED');
  expect(expired.length).toBeGreaterThan(0);
  expect(await idsOf(rowsOf(page, 'messages'))).toEqual(ids(expired));
  await controls(page, 'messages').getByRole('button', {name: 'Show all'}).click();
  await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
  await expect(controls(page, 'messages').getByLabel('Kind')).toHaveValue('');
});

test('heads sort: ascending, descending, as before; by keyboard too', async ({page, open}) => {
  await open(ERRORS);
  const code = heading(page, 'messages', 'Code');
  const codes = errors.flatMap((row) => row.code ?? []).sort((a, b) => a - b);
  const shown = () =>
    table(page, 'messages')
      .locator('tbody td[data-label="Code"]')
      .allTextContents()
      .then((texts) => texts.filter(Boolean).map(Number));
  await expect(code).not.toHaveAttribute('aria-sort');
  await code.getByRole('button').click();
  await expect(code).toHaveAttribute('aria-sort', 'ascending');
  expect(await shown()).toEqual(codes);
  await code.getByRole('button').press('Enter');
  await expect(code).toHaveAttribute('aria-sort', 'descending');
  expect(await shown()).toEqual([...codes].reverse());
  const last = (await idsOf(rowsOf(page, 'messages'))).at(-1);
  expect(errors.find(({id}) => id === last)?.code).toBeNull();
  await code.getByRole('button').press('Space');
  await expect(code).not.toHaveAttribute('aria-sort');
  expect(await idsOf(rowsOf(page, 'messages'))).toEqual(ids(errors));
});

test('a link from another page leads to a row, which is marked', async ({page, open}) => {
  await open(`/docs/${latest}/guides`);
  await page.getByRole('main').getByRole('link', {name: 'K-01', exact: true}).first().click();
  await expect(page).toHaveURL(new RegExp(`${ISSUES}#k-01$`));
  await expectLanded(page, 'k-01');
  await expectMarked(page, 'k-01');
});

test('an address leads to a row, then a link in the page to another', async ({page, open}) => {
  await open(`${ISSUES}#k-28`);
  await expectLanded(page, 'k-28');
  await expectMarked(page, 'k-28');
  await page.getByRole('main').locator('p').getByRole('link', {name: 'K-04', exact: true}).first().click();
  await expectLanded(page, 'k-04');
  await expectMarked(page, 'k-04');
});

test('each row links to itself', async ({page, open}) => {
  await open(ISSUES);
  await expect(table(page, 'issues').getByRole('link', {name: /^Link to /})).toHaveCount(issues.length);
  await page.getByRole('link', {name: 'Link to K-21', exact: true}).press('Enter');
  await expect(page).toHaveURL(/#k-21$/);
  await expectLanded(page, 'k-21');
  await expectMarked(page, 'k-21');
});

test('a row that was filtered out is shown again when a link, the address or the way back leads to it', async ({
  page,
  open,
}) => {
  const filter = async () => {
    await filterBox(page, 'issues').fill('XmlEmitter');
    await expect(rowAt(page, 'k-04')).toHaveCount(0);
  };
  await open(ISSUES);
  const link = page.getByRole('main').locator('p').getByRole('link', {name: 'K-04', exact: true}).first();
  // The second press leads to where the address already is.
  for (let presses = 0; presses < 2; presses += 1) {
    await filter();
    await link.click();
    await expectLanded(page, 'k-04');
    await expectMarked(page, 'k-04');
    await expect(filterBox(page, 'issues')).toHaveValue('');
  }
  await filter();
  await page.evaluate(() => (location.hash = '#k-28'));
  await expectLanded(page, 'k-28');
  await expectMarked(page, 'k-28');
  await filter();
  await page.goBack();
  await expect(rowAt(page, 'k-04')).toBeVisible();
  await expectMarked(page, 'k-04');
});

for (const version of versions) {
  test(`in ${version}, pages named in rows are links with their titles, inside the version`, async ({
    page,
    open,
  }) => {
    await open(`/docs/${version}/reference/errors`);
    const links = table(page, 'messages').locator('td[data-label="Page"]').getByRole('link');
    await expect(links).toHaveCount(errors.length);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => !address.startsWith(`/docs/${version}/`))).toEqual([]);
    const title = (await links.first().textContent()) ?? '';
    await links.first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  });
}

for (const [file, name] of TABLES) {
  test(`on a phone, ${name} are cards with their labels, and the page does not scroll sideways`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(`${REFERENCE}/${file}`);
    const cell = rowsOf(page, name).first().getByRole('cell').last();
    await expect(cell).toHaveCSS('display', 'grid');
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toBe(`"${await cell.getAttribute('data-label')}"`);
    const widths = await table(page, name).evaluate((element) => {
      const right = Math.max(
        ...[...element.querySelectorAll('*')].map((it) => it.getBoundingClientRect().right),
      );
      return {right, page: document.documentElement.scrollWidth};
    });
    expect(widths.right).toBeLessThanOrEqual(390);
    expect(widths.page).toBeLessThanOrEqual(390);
  });
}

test('at every width the words of a table stay inside their cells', async ({page, open}) => {
  for (const file of new Set(TABLES.map(([file]) => file))) {
    await open(`${REFERENCE}/${file}`);
    for (const width of [1440, 1280, 1024, 768, 600, 320]) {
      await page.setViewportSize({width, height: 900});
      const wide = await page
        .locator('[role="table"] :is(th, td)')
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
        );
      expect(wide, `${file} at ${width}`).toEqual([]);
    }
  }
});

test('a filtered and sorted table with a marked row is accessible in both colour modes', async ({
  page,
  open,
}) => {
  await open(`${ISSUES}#k-21`);
  await filterBox(page, 'issues').fill('Configurator');
  await heading(page, 'issues', 'Issue').getByRole('button').click();
  await expectMarked(page, 'k-21');
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, 'div:has(> [role="table"])');
  }
});
