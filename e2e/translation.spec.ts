import type {Page} from '@playwright/test';
import {filterBox, heading, REFERENCE, rowsOf} from './data-table-page';
import {answerDialog, expect, test} from './fixtures';
import {chosen, field} from './frame-page';

/**
 * Imitates Chrome's translator: two nested `<font>` elements replace each text node. From then on, the page must not rely on the old
 * text node; if it does, its text stays as it is, or React reports it on the console, which fails the test.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const kept = 'script, style, noscript, template, textarea, font, [translate="no"], .notranslate';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((one) => /\p{L}/u.test(one.data) && !one.parentElement?.closest(kept))) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data.toUpperCase());
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test.use({firstVisit: true});

test('in a translated page, the dialog, the table and the search work', async ({page, open}) => {
  await open(`${REFERENCE}/http-codes`);
  await translate(page);
  await answerDialog(page);

  // Before React runs: what is done is done again.
  const place = page.locator('[data-island="DataTable"]');
  await expect(place).not.toHaveAttribute('data-hydrated');
  const filter = filterBox(page, 'codes');
  await filter.pressSequentially('not allowed');
  await expect(place).toHaveAttribute('data-hydrated');
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('not allowed');
  await expect(place.getByText(/^\d of \d+ rows$/)).toBeVisible();
  await translate(page);
  await filter.fill('no code means this');
  await expect(place.getByText('No codes match this filter.')).toBeVisible();
  await expect(place.getByText(/^0 of \d+ rows$/)).toBeVisible();
  await translate(page);
  await place.getByRole('button', {name: 'Show all'}).first().click();
  await expect(place.getByText(/^\d+ rows$/)).toBeVisible();
  await translate(page);
  const head = heading(page, 'codes', 'MEANING');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(rowsOf(page, 'codes').first()).toContainText('A part of what was requested.', {
    ignoreCase: true,
  });

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zzqqx');
  await expect(page.getByText(/^Nothing in/)).toBeVisible();
  await translate(page);
  await field(page).fill('ensure');
  await expect(page.getByText(/^\d+ results in/)).toBeVisible();
  await translate(page);
  await field(page).fill('middleware');
  await expect(chosen(page)).toHaveAttribute('href', /routing\/middlewares$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/routing\/middlewares$/);
});
