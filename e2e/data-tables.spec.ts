import type {Page} from '@playwright/test';
import type {BindingRow} from '../src/tables/docsData';
import {expectAccessible} from './accessibility';
import {latest, versions} from './build';
import {
  controls,
  ERRORS,
  errors,
  expectMarked,
  FILES,
  filterBox,
  heading,
  ids,
  idsOf,
  ISSUES,
  issues,
  readRows,
  REFERENCE,
  rowAt,
  rowsOf,
  table,
  TABLES,
} from './data-table-page';
import {expect, test} from './fixtures';
import {expectLanded} from './headings';
import {scrollToTop} from './layout';

/** What does not fit, is broken in two or stands apart from its word. */
const misplaced = (page: Page): Promise<string[]> =>
  page.locator('[role="table"]').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const rectsOf = (node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      };
      const wide = [...table.querySelectorAll('th, td')].filter(
        (cell) => cell.scrollWidth > cell.clientWidth + 1,
      );
      const broken = [...table.querySelectorAll('td > div, th > div > div')].filter(
        (cell) => /^\d+$/.test(cell.textContent) && rectsOf(cell).length > 1,
      );
      const apart = [...table.querySelectorAll('button > span')].filter((label) => {
        const text = rectsOf(label.lastElementChild?.firstChild ?? label).at(-1);
        const sign = label.querySelector('svg')?.getBoundingClientRect();
        if (!text || !sign) return true;
        return sign.left - text.right > 8 || Math.abs(sign.top + sign.bottom - text.top - text.bottom) > 8;
      });
      return [...wide, ...broken, ...apart].map((element) => element.textContent);
    }),
  );

/** At the width of a phone. */
async function expectCards(page: Page, name: string): Promise<void> {
  const columns = await table(page, name)
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => [head.ariaColIndex, head.textContent]));
  expect(columns.map(([index]) => index)).toEqual(columns.map((_, index) => String(index + 1)));
  await expect(table(page, name)).toHaveAttribute('aria-colcount', String(columns.length));
  const cells = await table(page, name)
    .locator('tbody :is(th, td)')
    .evaluateAll((all) => all.map((cell) => [cell.ariaColIndex, cell.getAttribute('data-label')]));
  const known = new Set(columns.map((column) => column.join()));
  expect(cells.length).toBeGreaterThan(0);
  expect(cells.filter(([index, label]) => !known.has(`${index},${label ?? columns[0]?.[1]}`))).toEqual([]);

  const cell = rowsOf(page, name).first().getByRole('cell').last();
  await expect(cell).toHaveCSS('display', 'grid');
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  // Without a word for screen readers: the head of the column says it to them.
  expect(label).toBe(`"${await cell.getAttribute('data-label')}" / ""`);
}

for (const file of FILES) {
  test(`${file}: at every width each thing has its place, and each row a link of its own`, async ({
    page,
    open,
  }) => {
    await open(`${REFERENCE}/${file}`);
    const tables = TABLES.filter(([other]) => other === file);
    for (const [, name, data] of tables) {
      const links = table(page, name).getByRole('link', {name: /^Link to /});
      const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
      expect(new Set(names).size, 'each row has a link of its own name').toBe(readRows(data).length);
    }
    for (const width of [1440, 1024, 600, 390, 320]) {
      await page.setViewportSize({width, height: 900});
      expect(await misplaced(page), `${file} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width !== 390) continue;
      for (const [, name] of tables) await expectCards(page, name);
    }
  });
}

test('rows are filtered by words and values; the table says how many are left, on paper too', async ({
  page,
  open,
}) => {
  await open(ERRORS);
  const status = controls(page, 'messages').getByRole('status');
  const kind = controls(page, 'messages').getByLabel('Kind');
  const samples = errors.filter((row) => row.kind === 'sample');
  const expectAll = async () => {
    await expect(status).toHaveText(`${errors.length} rows`);
    await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
  };

  await test.step('words; Escape takes them away', async () => {
    await expectAll();
    await filterBox(page, 'messages').fill('path NOT found');
    await expect(rowAt(page, 'path-not-found')).toBeVisible();
    await expect(status).toHaveText(`${await rowsOf(page, 'messages').count()} of ${errors.length} rows`);
    // Some browsers clear the box by themselves, but not at a key that is not the reader's.
    await filterBox(page, 'messages').dispatchEvent('keydown', {key: 'Escape'});
    await expect(filterBox(page, 'messages')).toHaveValue('');
    await expect(filterBox(page, 'messages')).toBeFocused();
    await expectAll();
  });

  await test.step('a message as it was copied, with a value in its place', async () => {
    await filterBox(page, 'messages').fill('"User 42 not found"');
    await expect(status).toHaveText(`1 of ${errors.length} rows`);
    expect(await idsOf(rowsOf(page, 'messages'))).toEqual(['user-missing-sample']);
  });

  await test.step('a value and words together, said on paper; Show all takes both away', async () => {
    await filterBox(page, 'messages').fill('');
    await kind.selectOption('sample');
    await expect(status).toHaveText(`${samples.length} of ${errors.length} rows`);
    expect(await idsOf(rowsOf(page, 'messages'))).toEqual(ids(samples));
    await filterBox(page, 'messages').fill('ERROR_TOKEN_EXPIRED');
    const said = controls(page, 'messages').getByText('Filter: ERROR_TOKEN_EXPIRED; Kind: sample');
    await expect(said).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(said).toBeVisible();
    await expect(status).toBeVisible();
    await expect(filterBox(page, 'messages')).toBeHidden();
    await expect(controls(page, 'messages').getByRole('button')).toHaveCount(0);
    await page.emulateMedia({media: null});
    await controls(page, 'messages').getByRole('button', {name: 'Show all'}).click();
    await expect(page.locator(':focus')).toHaveText(/rows$/);
    await expect(kind).toHaveValue('');
    await expectAll();
  });

  await test.step('where no row matches, the table says so in its place', async () => {
    const top = () =>
      table(page, 'messages').evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await filterBox(page, 'messages').fill('no message says this');
    await expect(status).toHaveText(`0 of ${errors.length} rows`);
    const cell = table(page, 'messages').getByRole('cell');
    await expect(cell).toHaveCount(1);
    await expect(cell).toContainText('No messages match this filter.');
    expect(await top()).toBe(before);
    const heads = await table(page, 'messages').getByRole('columnheader').count();
    await expect(cell).toHaveAttribute('aria-colspan', String(heads));
    await cell.getByRole('button', {name: 'Show all'}).click();
    // The button is gone; what is read next is how many rows there are.
    await expect(page.locator(':focus')).toHaveText(/rows$/);
    await expectAll();
  });
});

test('heads sort: ascending, descending, as before; by keyboard too', async ({page, open}) => {
  await open(ERRORS);
  const code = heading(page, 'messages', 'Code');
  const codes = errors.flatMap((row) => row.code ?? []).sort((a, b) => a - b);
  const shownCodes = async () => {
    const texts = await table(page, 'messages').locator('tbody td[data-label="Code"]').allTextContents();
    return texts.filter(Boolean).map(Number);
  };
  await expect(code).not.toHaveAttribute('aria-sort');
  await code.getByRole('button').click();
  await expect(code).toHaveAttribute('aria-sort', 'ascending');
  expect(await shownCodes()).toEqual(codes);
  await code.getByRole('button').press('Enter');
  await expect(code).toHaveAttribute('aria-sort', 'descending');
  expect(await shownCodes()).toEqual([...codes].reverse());
  const last = (await idsOf(rowsOf(page, 'messages'))).at(-1);
  expect(errors.find(({id}) => id === last)?.code).toBeNull();
  await code.getByRole('button').press('Space');
  await expect(code).not.toHaveAttribute('aria-sort');
  expect(await idsOf(rowsOf(page, 'messages'))).toEqual(ids(errors));

  // A column of lists is not sorted by.
  await open(`${REFERENCE}/http-codes`);
  await expect(heading(page, 'codes', 'Code').getByRole('button')).toBeVisible();
  await expect(heading(page, 'codes', 'Set by')).toBeVisible();
  await expect(heading(page, 'codes', 'Set by').getByRole('button')).toHaveCount(0);
});

test('the way back leads to the table as it was left, also from another site; a new visit shows all', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(ERRORS);
  await filterBox(page, 'messages').fill('token');
  await controls(page, 'messages').getByLabel('Kind').selectOption('framework');
  await heading(page, 'messages', 'Code').getByRole('button').click();
  const rows = await idsOf(rowsOf(page, 'messages'));
  const last = rowsOf(page, 'messages').last();
  const link = last.locator('td[data-label="Page"]').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const topOfLast = () => last.evaluate((row) => row.getBoundingClientRect().top);
  const top = await topOfLast();
  await link.click();
  await expect(page).not.toHaveURL(/errors/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/errors/i);

  for (const leave of [() => Promise.resolve(), () => page.goto('about:blank')]) {
    await leave();
    await page.goBack();
    await expect(filterBox(page, 'messages')).toHaveValue('token');
    await expect(controls(page, 'messages').getByLabel('Kind')).toHaveValue('framework');
    await expect(heading(page, 'messages', 'Code')).toHaveAttribute('aria-sort', 'ascending');
    expect(await idsOf(rowsOf(page, 'messages'))).toEqual(rows);
    await expect.poll(async () => Math.abs((await topOfLast()) - top)).toBeLessThan(4);
  }

  await page.getByRole('main').getByRole('link', {name: 'HTTP codes'}).first().click();
  await expect(page).toHaveURL(/http-codes/);
  await expect(controls(page, 'codes').getByRole('status')).toHaveText(/^\d+ rows$/);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Errors'}).click();
  await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
  await expect(filterBox(page, 'messages')).toHaveValue('');
});

test('a link, the address or the way back leads to a row, which is marked, and shown where it was filtered out', async ({
  page,
  open,
}) => {
  await open(`/docs/${latest}/guides`);
  await page.getByRole('main').getByRole('link', {name: 'K-01', exact: true}).first().click();
  await expect(page).toHaveURL(new RegExp(`${ISSUES}#k-01$`));
  await expectLanded(page, 'k-01');
  await expectMarked(page, 'k-01');
  await expect(table(page, 'issues').getByRole('link', {name: /^Link to /})).toHaveCount(issues.length);
  await page.getByRole('link', {name: 'Link to K-21', exact: true}).press('Enter');
  await expect(page).toHaveURL(/#k-21$/);
  await expectLanded(page, 'k-21');
  await expectMarked(page, 'k-21');

  const filter = async () => {
    await filterBox(page, 'issues').fill('XmlEmitter');
    await expect(rowAt(page, 'k-04')).toHaveCount(0);
  };
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
  test(`in ${version}, pages and issues named in rows are links inside the version`, async ({
    scriptless: page,
  }) => {
    for (const [file, name] of [
      ['interfaces', 'interfaces'],
      ['container-bindings', 'bindings'],
      ['known-issues', 'issues'],
      ['errors', 'messages'],
    ] as const) {
      await page.goto(`/docs/${version}/reference/${file}`);
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
    const links = table(page, 'messages').locator('td[data-label="Page"]').getByRole('link');
    await expect(links).toHaveCount(errors.length);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => !address.startsWith(`/docs/${version}/`))).toEqual([]);
    const title = (await links.first().textContent()) ?? '';
    await links.first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  });
}

test('a binding names each variable that it reads once, and only names are code', async ({
  scriptless: page,
}) => {
  await page.goto(`${REFERENCE}/container-bindings`);
  const read = readRows<BindingRow>('bindings').filter(({environment}) => environment.length > 0);
  expect(read.length).toBeGreaterThan(0);
  for (const {id, environment} of read) {
    const text = await rowAt(page, id).locator('td[data-label="Parameters"]').innerText();
    for (const name of environment) {
      expect(text.match(new RegExp(`\\b${name}\\b`, 'g')), `${name} in ${text}`).toHaveLength(1);
    }
  }
  const codes = await table(page, 'bindings').locator('td[data-label="Parameters"] code').allTextContents();
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => /\b(an|on|one)\b/.test(code))).toEqual([]);
});

test('a filtered and sorted table with a marked row is accessible in both colour modes', async ({
  page,
  open,
}) => {
  await open(`${ISSUES}#k-21`);
  await filterBox(page, 'issues').fill('Configurator');
  await heading(page, 'issues', 'Issue').getByRole('button').click();
  await expectMarked(page, 'k-21');
  await scrollToTop(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, 'div:has(> [role="table"])');
  }
});
