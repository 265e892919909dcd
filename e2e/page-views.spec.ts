import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect, started, test} from './fixtures';

const SCRIPT = '/_vercel/insights/script.js';
const introduction = `/docs/${latest}/introduction`;

/** Calls made to the analytics script so far: it takes over the queue that the site fills. */
const calls = (page: Page) =>
  page.evaluate(() => ((window as unknown as {vaq?: unknown[][]}).vaq ?? []).map((call) => [...call]));

function countScripts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SCRIPT) count += 1;
  });
  return () => count;
}

test('one event for each page that is opened, with route and path and nothing else', async ({page, open}) => {
  const scripts = countScripts(page);
  await open('/');
  expect(await calls(page)).toEqual([['pageview', {route: '/', path: '/'}]]);
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(introduction);
  await started(page);
  // Neither a hash nor a query is another page.
  await page
    .locator('a[href="#requirements"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/#requirements$/);
  expect(await calls(page)).toEqual([
    ['pageview', {route: '/docs/[version]/introduction', path: introduction}],
  ]);
  expect(scripts()).toBe(2);
});

test('a page that comes back from the cache of the browser is opened again', async ({page, open}) => {
  await open('/');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  expect(await calls(page)).toEqual([
    ['pageview', {route: '/', path: '/'}],
    ['pageview', {route: '/', path: '/'}],
  ]);
});

test('who leaves at once is counted', async ({page}) => {
  await page.goto(introduction, {waitUntil: 'domcontentloaded'});
  await expect.poll(async () => (await calls(page)).length).toBe(1);
});

test('an address that leads on is not a page of its own', async ({page, open}) => {
  await open('/docs');
  await expect(page).toHaveURL(introduction);
  await expect.poll(async () => (await calls(page)).length).toBe(1);
  expect(await calls(page)).toEqual([
    ['pageview', {route: '/docs/[version]/introduction', path: introduction}],
  ]);
});

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`nothing is loaded or sent when ${signal} is set`, async ({page, open}) => {
    const scripts = countScripts(page);
    await page.addInitScript(
      ([name, set]) => Object.defineProperty(Navigator.prototype, name, {get: () => set, configurable: true}),
      [signal, value] as const,
    );
    await open('/');
    await page.getByRole('link', {name: 'Get started'}).click();
    await expect(page).toHaveURL(introduction);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    expect(await calls(page)).toEqual([]);
    expect(scripts()).toBe(0);
  });
}
