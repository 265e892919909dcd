import type {Page} from '@playwright/test';
import {ERRORS, filterBox} from './data-table-page';
import {expect, test} from './fixtures';
import {watchOpenings} from './requests';
import {field, openWhole} from './search-page';

/** What only a browser can show to be harmless: markup that runs, the name of a prototype, and what is too long. */
const inputs = [
  '"><script>pwned=1</script><img src=x onerror=pwned=1>',
  '__proto__',
  '(a+)+$',
  'a'.repeat(100_000),
] as const;

/** Waits until a text in the page matches. Checked in each frame, because an assertion would take ten times as long. */
const untilText = (page: Page, selector: string, pattern: RegExp) =>
  page.waitForFunction(
    ([where, source]) => new RegExp(source).test(document.querySelector(where)?.textContent ?? ''),
    [selector, pattern.source] as const,
  );

test('in the search and in a filter, hostile inputs stay text', async ({page, open}) => {
  const seen = watchOpenings(page);
  /** Gives each text to the page, and waits until it has been read. */
  const giveAll = async (give: (text: string) => Promise<unknown>) => {
    for (const text of inputs) {
      await give(text);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      expect(seen).toEqual([]);
    }
  };

  await test.step('the filter of a table, also in the address', async () => {
    const rows = '[aria-label="Choose messages"] [role="status"]';
    await open(`${ERRORS}?messages=${encodeURIComponent(inputs[0])}&messages.sort=__proto__#%E0%A4%A`);
    await untilText(page, rows, /^0 of /);
    await giveAll((text) => filterBox(page, 'messages').fill(text));
    await untilText(page, rows, /^0 of /);
  });

  await test.step('the search', async () => {
    await openWhole(page);
    const status = 'dialog[open] [role="status"]';
    await giveAll(async (text) => {
      await field(page).fill('qqqzzzxxx');
      await untilText(page, status, /qqqzzzxxx/);
      await field(page).fill(text);
      await untilText(page, status, /^(?!.*qqqzzzxxx)./);
    });
  });
});
