import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect, hydrated, test} from './fixtures';
import {inAddress, inputs, inputsForPages, PLACE, shortened} from './hostileInputs';
import {watchOpenings} from './requests';
import {field, openWhole} from './search-page';

const DOCS = `/docs/${latest}`;

/** A page, and a way to give it a text. */
interface Place {
  address: string;
  /** Opens what is needed before a text can be given. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Gives the page a text, and waits until it has been read. */
  give: (page: Page, text: string) => Promise<unknown>;
}

/** Goes to an address without loading a new document, as Back and Forward can. */
const visit = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = {key: `visit-${history.length}-${Math.random()}`};
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state}));
  }, address);

/** Waits until a text in the page matches. Checked in each frame, because an assertion would take ten times as long. */
const untilText = (page: Page, selector: string, pattern: RegExp) =>
  page.waitForFunction(
    ([where, source]) => new RegExp(source).test(document.querySelector(where)?.textContent ?? ''),
    [selector, pattern.source] as const,
  );

const places: Readonly<Record<string, Place>> = {
  'an address without a page': {
    address: '/nothing-here',
    async give(page, text) {
      const said = page.locator('main p code');
      const before = await said.textContent();
      await visit(page, `/${inAddress(text)}`);
      await page.waitForFunction((was) => document.querySelector('main p code')?.textContent !== was, before);
    },
  },
  'the question of the search': {
    address: `${DOCS}/introduction`,
    prepare: openWhole,
    async give(page, text) {
      const status = 'dialog[open] [role="status"]';
      await field(page).fill('qqqzzzxxx');
      await untilText(page, status, /qqqzzzxxx/);
      await field(page).fill(text);
      await untilText(page, status, /^(?!.*qqqzzzxxx)./);
    },
  },
  'the page of errors, by its fragment, its filter and its address': {
    address: `${DOCS}/reference/errors`,
    async give(page, text) {
      await visit(page, `#${inAddress(text)}`);
      const rows = '[aria-label="Choose messages"] [role="status"]';
      const filter = page.getByRole('searchbox', {name: 'Filter messages'});
      await filter.fill(text);
      await untilText(page, rows, / of /);
      expect(await harm(page), 'in the filter').toEqual([]);
      await visit(page, '?');
      await untilText(page, rows, /^\d+ rows$/);
      await visit(page, `?messages=${inAddress(text)}&messages.Kind=${inAddress(text)}`);
      await untilText(page, rows, / of /);
      await visit(page, '?');
    },
  },
};

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

for (const [name, {address, prepare, give}] of Object.entries(places)) {
  test(`${name}: hostile inputs stay text, and nothing stops`, async ({page}) => {
    const seen = watchOpenings(page);
    await page.goto(address);
    await hydrated(page);
    await prepare?.(page);
    for (const text of inputsForPages) {
      await test.step(shortened(text), async () => {
        await give(page, text);
        expect(await harm(page), shortened(text)).toEqual([]);
        expect(seen, shortened(text)).toEqual([]);
      });
    }
  });
}

test('attributes and colours in the query stay text', async ({page, open}) => {
  const seen = watchOpenings(page);
  const parts = inputs.filter((text) => text.length < 200).map(inAddress);
  const values = parts.map((part, index) => `docusaurus-data-x${index}=${part}`);
  const names = parts.map((part) => `docusaurus-data-${part}=${part}`);
  await open(`/?docusaurus-theme=${parts[0]}&${[...values, ...names].join('&')}#%E0%A4%A`);
  await expect(page.locator('html')).toHaveAttribute('data-x0', inputs[0] ?? '');
  expect(await harm(page)).toEqual([]);
  // Neither light nor dark, so the button works as usual.
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
  expect(seen).toEqual([]);
});
