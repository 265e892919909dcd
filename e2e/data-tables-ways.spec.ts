import type {Page} from '@playwright/test';
import {latest, versions} from './build';
import {
  controls,
  ERRORS,
  errors,
  expectMarked,
  filterBox,
  heading,
  idsOf,
  ISSUES,
  issues,
  rowAt,
  rowsOf,
  table,
} from './data-table-page';
import {answerDialog, expect, test} from './fixtures';
import {expectLanded} from './headings';

/** Filters and sorts, and goes to the page of the last row. */
async function leaveByLastRow(page: Page): Promise<{rows: string[]; top: number}> {
  await filterBox(page, 'messages').fill('token');
  await controls(page, 'messages').getByLabel('Kind').selectOption('framework');
  await heading(page, 'messages', 'Code').getByRole('button').click();
  const rows = await idsOf(rowsOf(page, 'messages'));
  const link = rowsOf(page, 'messages').last().locator('td[data-label="Page"]').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = await rowsOf(page, 'messages')
    .last()
    .evaluate((row) => row.getBoundingClientRect().top);
  await link.click();
  await expect(page).not.toHaveURL(/errors/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/errors/i);
  return {rows, top};
}

async function expectReturned(page: Page, {rows, top}: {rows: string[]; top: number}): Promise<void> {
  await expect(filterBox(page, 'messages')).toHaveValue('token');
  await expect(controls(page, 'messages').getByLabel('Kind')).toHaveValue('framework');
  await expect(heading(page, 'messages', 'Code')).toHaveAttribute('aria-sort', 'ascending');
  expect(await idsOf(rowsOf(page, 'messages'))).toEqual(rows);
  const last = rowsOf(page, 'messages').last();
  await expect
    .poll(async () => Math.abs((await last.evaluate((row) => row.getBoundingClientRect().top)) - top))
    .toBeLessThan(4);
}

test('the way back leads to the table as it was left, also from another site; a new visit shows all', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(ERRORS);
  const left = await leaveByLastRow(page);
  await page.goBack();
  await expectReturned(page, left);
  await page.goto('about:blank');
  await page.goBack();
  await expectReturned(page, left);
  await page.getByRole('main').getByRole('link', {name: 'HTTP codes'}).first().click();
  await expect(page).toHaveURL(/http-codes/);
  await expect(controls(page, 'codes').getByRole('status')).toHaveText(/^\d+ rows$/);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Errors'}).click();
  await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
  await expect(filterBox(page, 'messages')).toHaveValue('');
  await open(ERRORS);
  await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
});

test('where storage is denied, the way back is the same', async ({page, open}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await open(ERRORS);
  // Nobody can know that the dialog of the first visit was answered.
  await answerDialog(page);
  const left = await leaveByLastRow(page);
  await page.goBack();
  await expectReturned(page, left);
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
  test(`in ${version}, issues named in notes are links to their rows, inside the version`, async ({
    page,
    open,
  }) => {
    for (const [file, name] of [
      ['errors', 'messages'],
      ['interfaces', 'interfaces'],
      ['container-bindings', 'bindings'],
      ['known-issues', 'issues'],
    ] as const) {
      await open(`/docs/${version}/reference/${file}`);
      const links = table(page, name).getByRole('link', {name: /^K-\d+$/});
      const found = await links.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      );
      expect(found.length, file).toBeGreaterThan(0);
      await expect(links.first()).toHaveCSS('text-decoration-line', 'underline');
      for (const [number, address] of found) {
        expect(address).toBe(`/docs/${version}/reference/known-issues#${number?.toLowerCase()}`);
      }
      const plain = await table(page, name).evaluate((element) => {
        const copy = element.cloneNode(true) as HTMLElement;
        copy.querySelectorAll('a, strong').forEach((part) => part.remove());
        return copy.textContent.match(/K-\d+/g);
      });
      expect(plain, file).toBeNull();
    }
    await table(page, 'issues')
      .getByRole('link', {name: /^K-\d+$/})
      .first()
      .click();
    const id = new URL(page.url()).hash.slice(1);
    await expectLanded(page, id);
    await expectMarked(page, id);
  });

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
