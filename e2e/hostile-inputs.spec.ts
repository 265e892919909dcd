import type {Page} from '@playwright/test';
import {ERRORS, filterBox} from './data-table-page';
import {expect, hydrated, test} from './fixtures';
import {inAddress, inputsForAddresses, inputsForFields, PLACE, shortened} from './hostileInputs';
import {watchOpenings} from './requests';
import {field, openWhole} from './search-page';

/** Waits until a text in the page matches. Checked in each frame, because an assertion would take ten times as long. */
const untilText = (page: Page, selector: string, pattern: RegExp) =>
  page.waitForFunction(
    ([where, source]) => new RegExp(source).test(document.querySelector(where)?.textContent ?? ''),
    [selector, pattern.source] as const,
  );

/** What is in the page only if a text was treated as more than text. */
const harm = (page: Page) =>
  page.evaluate(
    ([place]) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll('*'))
        for (const {name, value} of element.attributes) {
          if (/^on/i.test(name)) found.push(`<${element.localName} ${name}>`);
          if (!/^(xlink:)?(href|src|srcset|action|formaction|data|poster)$/.test(name)) continue;
          const {protocol, origin} = new URL(value, location.href);
          const isHarmless = /^(https?|mailto|blob):$/.test(protocol) || value.startsWith('data:image/');
          if (!isHarmless || origin === place)
            found.push(`<${element.localName} ${name}="${value.slice(0, 60)}">`);
        }
      const unwanted =
        'iframe, object, embed, base, meta[http-equiv="refresh"], img[src="x"], #documentElement';
      for (const element of document.querySelectorAll(unwanted)) found.push(`<${element.localName}>`);
      for (const {localName, textContent} of document.querySelectorAll('script, style'))
        if (/pwned|elsewhere/.test(textContent)) found.push(`<${localName}>`);
      if ('pwned' in window) found.push('a script ran');
      if ('polluted' in {}) found.push('a prototype was changed');
      return found;
    },
    [PLACE] as const,
  );

// The address without a page gets a 404 response.
test.use({expectedNoise: /^console error: Failed to load resource: .* 404/});

test('in an address without a page, its query, the search and a filter, hostile inputs stay text', async ({
  page,
  open,
}) => {
  const seen = watchOpenings(page);
  /** Gives each text to the page, and waits until it has been read. */
  const giveAll = async (texts: readonly string[], give: (text: string) => Promise<unknown>) => {
    for (const text of texts) {
      await give(text);
      expect(await harm(page), shortened(text)).toEqual([]);
      expect(seen, shortened(text)).toEqual([]);
    }
  };

  await test.step('attributes and the colour mode in the query', async () => {
    const parts = inputsForAddresses.filter((text) => text.length < 200).map(inAddress);
    const query = parts.map((part, index) => `docusaurus-data-x${index}=${part}&docusaurus-data-${part}=x`);
    await page.goto(`/nothing-here?docusaurus-theme=${parts[0]}&${query.join('&')}`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-x0', inputsForFields[0] ?? '');
    // Neither light nor dark, so the button works as usual.
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
  });

  await test.step('an address without a page', async () => {
    // A server refuses a longer one.
    for (const text of inputsForAddresses.filter(({length}) => length < 5000)) {
      await open(`/${inAddress(text)}`);
      expect(await harm(page), shortened(text)).toEqual([]);
      expect(seen, shortened(text)).toEqual([]);
    }
  });

  await test.step('the search', async () => {
    await openWhole(page);
    const status = 'dialog[open] [role="status"]';
    await giveAll(inputsForFields, async (text) => {
      await field(page).fill('qqqzzzxxx');
      await untilText(page, status, /qqqzzzxxx/);
      await field(page).fill(text);
      await untilText(page, status, /^(?!.*qqqzzzxxx)./);
    });
  });

  await test.step('the filter of a table, also in the address', async () => {
    const rows = '[aria-label="Choose messages"] [role="status"]';
    await open(`${ERRORS}?messages=${inAddress(inputsForFields[0] ?? '')}&messages.sort=__proto__#%E0%A4%A`);
    await untilText(page, rows, / of /);
    await giveAll(inputsForFields, (text) => filterBox(page, 'messages').fill(text));
    await untilText(page, rows, /^0 of /);
  });
});
