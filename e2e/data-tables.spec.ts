import {
  controls,
  ERRORS,
  errors,
  expectMarked,
  filterBox,
  heading,
  ids,
  idsOf,
  ISSUES,
  readRows,
  REFERENCE,
  rowAt,
  rowsOf,
  table,
  TABLES,
} from './data-table-page';
import {expect, test} from './fixtures';

for (const [file, name, data] of TABLES) {
  test(`without script, all ${name} are in the page, and nothing that does nothing`, async ({
    scriptless: page,
  }) => {
    const response = await page.goto(`${REFERENCE}/${file}`);
    expect(response?.status()).toBe(200);
    expect(await idsOf(rowsOf(page, name))).toEqual(ids(readRows(data)));
    await expect(controls(page, name)).toBeHidden();
    await expect(table(page, name).getByRole('button')).toHaveCount(0);
    const heads = table(page, name).locator('thead th');
    expect(await heads.count()).toBeGreaterThan(1);
    for (const head of await heads.all()) await expect(head.locator('span').last()).toBeVisible();
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

test('a marked row is marked again when it comes back from behind a filter', async ({page, open}) => {
  await open(`${ISSUES}#k-04`);
  await filterBox(page, 'issues').fill('XmlEmitter');
  await expect(rowAt(page, 'k-04')).toHaveCount(0);
  await filterBox(page, 'issues').fill('');
  await expectMarked(page, 'k-04');
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
