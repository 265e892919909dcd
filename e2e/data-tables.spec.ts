import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import type {BindingRow, ErrorRow, KnownIssueRow, Row} from '../docs/_data/types';
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
const rowsOf = (page: Page, name: string) => table(page, name).locator('tbody tr[id]');
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
  await filterBox(page, 'messages').press('Escape');
  await expect(filterBox(page, 'messages')).toHaveValue('');
  await expect(filterBox(page, 'messages')).toBeFocused();
  await expect(status).toHaveText(`${errors.length} rows`);
  // Some browsers clear the box by themselves, but not at a key that is not the reader's.
  await filterBox(page, 'messages').fill('path');
  await filterBox(page, 'messages').dispatchEvent('keydown', {key: 'Escape'});
  await expect(filterBox(page, 'messages')).toHaveValue('');
});

for (const [file, name, data] of TABLES) {
  const rows = readRows(data);
  if (rows.length < 12) continue;
  test(`each of the ${name} is found by all the words that stand in its row`, async ({page, open}) => {
    await open(`${REFERENCE}/${file}`);
    const texts = await rowsOf(page, name).evaluateAll((all) =>
      all.map((row) => {
        const texts = [...row.querySelectorAll<HTMLElement>('td > div, th > div > div')].map(
          (cell) => cell.innerText,
        );
        return {id: row.id, text: texts.join(' ').replaceAll(/\s+/g, ' ')};
      }),
    );
    expect(texts.map(({id}) => id)).toEqual(ids(rows));
    const lost: string[] = [];
    for (const {id, text} of texts) {
      await filterBox(page, name).fill(text);
      if ((await rowAt(page, id).count()) === 0) lost.push(`${id}: ${text}`);
    }
    expect(lost).toEqual([]);
  });
}

test('a message is found as it was copied: with quotes, and with what stands for its placeholders', async ({
  page,
  open,
}) => {
  await open(ERRORS);
  await filterBox(page, 'messages').fill('"Token expired"');
  await expect(rowAt(page, 'bearer-expired')).toBeVisible();
  await filterBox(page, 'messages').fill('User 42 not found');
  expect(await idsOf(rowsOf(page, 'messages'))).toEqual(['user-missing-sample']);
});

test('where no row is left, the table says so and shows all at a press', async ({page, open}) => {
  await open(ERRORS);
  const top = () =>
    table(page, 'messages').evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await filterBox(page, 'messages').fill('no message says this');
  await expect(rowsOf(page, 'messages')).toHaveCount(0);
  await expect(controls(page, 'messages').getByRole('status')).toHaveText(`0 of ${errors.length} rows`);
  const cell = table(page, 'messages').getByRole('cell');
  await expect(cell).toHaveCount(1);
  await expect(cell).toContainText('No messages match this filter.');
  expect(await top()).toBe(before);
  const heads = await table(page, 'messages').getByRole('columnheader').count();
  await expect(cell).toHaveAttribute('aria-colspan', String(heads));
  await cell.getByRole('button', {name: 'Show all'}).click();
  // The button is gone; what is read next is how many rows there are.
  await expect(page.locator(':focus')).toHaveText(/rows$/);
  await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
});

test('on paper, a filtered table says by what', async ({page, open}) => {
  await open(ERRORS);
  await filterBox(page, 'messages').fill('Token expired');
  await controls(page, 'messages').getByLabel('Kind').selectOption('sample');
  const said = controls(page, 'messages').getByText('Filter: Token expired; Kind: sample');
  await expect(said).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(said).toBeVisible();
  await expect(controls(page, 'messages').getByRole('status')).toHaveText(/ of /);
  await expect(controls(page, 'messages').getByRole('status')).toBeVisible();
  await expect(filterBox(page, 'messages')).toBeHidden();
  await expect(controls(page, 'messages').getByRole('button')).toHaveCount(0);
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
  await expect(page.locator(':focus')).toHaveText(/rows$/);
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

test('pages are sorted by their titles', async ({page, open}) => {
  await open(ERRORS);
  await heading(page, 'messages', 'Page').getByRole('button').click();
  await expect(heading(page, 'messages', 'Page')).toHaveAttribute('aria-sort', 'ascending');
  const titles = await table(page, 'messages').locator('td[data-label="Page"]').allTextContents();
  expect(new Set(titles).size).toBeGreaterThan(5);
  const {compare} = new Intl.Collator('en-GB', {numeric: true, sensitivity: 'base'});
  expect(titles).toEqual([...titles].sort(compare));
});

for (const [file, name, labels] of [
  ['http-codes', 'codes', ['Set by', 'Pages']],
  ['constants', 'routes', ['Middlewares']],
  ['interfaces', 'interfaces', ['Methods', 'Comes with Rift']],
  ['container-bindings', 'bindings', ['Parameters']],
  ['known-issues', 'issues', ['Pages']],
] as const) {
  test(`nothing sorts ${name} by a column of lists`, async ({page, open}) => {
    await open(`${REFERENCE}/${file}`);
    await expect(table(page, name).getByRole('columnheader').first().getByRole('button')).toBeVisible();
    for (const label of labels) {
      await expect(heading(page, name, label)).toBeVisible();
      await expect(heading(page, name, label).getByRole('button')).toHaveCount(0);
    }
  });
}

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

test.describe('where storage is denied', () => {
  test.use({expectedNoise: /Docusaurus browser storage is not available/});

  test('the way back is the same', async ({page, open}) => {
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
    await page.getByRole('button', {name: 'Yes, sir'}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const left = await leaveByLastRow(page);
    await page.goBack();
    await expectReturned(page, left);
  });
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

for (const [file, name] of TABLES) {
  test(`the links to the rows of ${name} have names of their own`, async ({page, open}) => {
    await open(`${REFERENCE}/${file}`);
    const names = await table(page, name)
      .getByRole('link', {name: /^Link to /})
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((text, index) => names.indexOf(text) !== index)).toEqual([]);
  });

  test(`on a phone too, a screen reader knows the column of each cell of ${name}`, async ({page, open}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(`${REFERENCE}/${file}`);
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
  });
}

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
    // Without a word for screen readers: the head of the column says it to them.
    expect(label).toBe(`"${await cell.getAttribute('data-label')}" / ""`);
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

test('at every width each number stands on one line, and each sign beside the last word', async ({
  page,
  open,
}) => {
  for (const file of new Set(TABLES.map(([file]) => file))) {
    await open(`${REFERENCE}/${file}`);
    for (const width of [1440, 1280, 1100, 1024, 820, 768, 390, 320]) {
      await page.setViewportSize({width, height: 900});
      const faults = await page.locator('[role="table"]').evaluateAll((tables) =>
        tables.flatMap((table) => {
          const rectsOf = (node: Node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()];
          };
          const broken = [...table.querySelectorAll('td > div, th > div > div')].filter(
            (cell) => /^\d+$/.test(cell.textContent) && rectsOf(cell).length > 1,
          );
          const far = [...table.querySelectorAll('button > span')].filter((label) => {
            const text = rectsOf(label.lastElementChild?.firstChild ?? label).at(-1);
            const sign = label.querySelector('svg')?.getBoundingClientRect();
            if (!text || !sign) return true;
            return (
              sign.left - text.right > 8 || Math.abs(sign.top + sign.bottom - text.top - text.bottom) > 8
            );
          });
          return [...broken, ...far].map((element) => element.textContent);
        }),
      );
      expect(faults, `${file} at ${width}`).toEqual([]);
    }
  }
});

test('a binding names each variable that it reads once, and only names are code', async ({page, open}) => {
  await open(`${REFERENCE}/container-bindings`);
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

test('no id has a space in it', async ({page, open}) => {
  for (const file of new Set(TABLES.map(([file]) => file))) {
    await open(`${REFERENCE}/${file}`);
    const all = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((id) => /\s/.test(id))).toEqual([]);
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
