import type {BindingRow} from '../src/tables/docsData';
import {expectAccessible} from './accessibility';
import {
  expectMarked,
  filterBox,
  heading,
  ISSUES,
  readRows,
  REFERENCE,
  rowAt,
  rowsOf,
  table,
  TABLES,
} from './data-table-page';
import {expect, test} from './fixtures';
import {scrollToTop} from './layout';

for (const [file, name] of TABLES) {
  test(`on a phone, ${name} are cards with their labels, and a screen reader knows the column of each cell`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(`${REFERENCE}/${file}`);
    const names = await table(page, name)
      .getByRole('link', {name: /^Link to /})
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(0);
    expect(
      names.filter((text, index) => names.indexOf(text) !== index),
      'names of links to rows',
    ).toEqual([]);
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

for (const file of new Set(TABLES.map(([file]) => file))) {
  test(`at every width the words, numbers and signs of ${file} keep their places, and no id has a space`, async ({
    page,
    open,
  }) => {
    await open(`${REFERENCE}/${file}`);
    for (const width of [1440, 1280, 1100, 1024, 820, 768, 600, 390, 320]) {
      await page.setViewportSize({width, height: 900});
      const wide = await page
        .locator('[role="table"] :is(th, td)')
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
        );
      expect(wide, `${file} at ${width}`).toEqual([]);
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
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  });
}

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
