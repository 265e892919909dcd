import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {listenToRequests} from './requests';

const SCRIPT = '/_vercel/insights/script.js';
const introduction = `/docs/${latest}/introduction`;

/** The calls to the analytics script so far. The script takes over the queue that the site fills. */
const calls = (page: Page) =>
  page.evaluate(() => ((window as unknown as {vaq?: unknown[][]}).vaq ?? []).map((call) => [...call]));

test('one event for each page that is opened, with route and path and nothing else', async ({page, open}) => {
  const asked = listenToRequests(page);
  await open('/');
  expect(await calls(page)).toEqual([['pageview', {route: '/', path: '/'}]]);
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL(introduction);
  await started(page);
  // A different hash or query is not another page.
  await page
    .locator('a[href="#requirements"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/#requirements$/);
  expect(await calls(page)).toEqual([
    ['pageview', {route: '/docs/[version]/introduction', path: introduction}],
  ]);
  expect(asked.filter((path) => path === SCRIPT)).toHaveLength(2);
  // A redirecting address is not a page.
  await page.goto('/docs');
  await expect(page).toHaveURL(introduction);
  await expect
    .poll(() => calls(page))
    .toEqual([['pageview', {route: '/docs/[version]/introduction', path: introduction}]]);
});

test('readers who leave at once are counted, as are readers who return to a page from the cache of the browser', async ({
  page,
}) => {
  await page.goto(introduction, {waitUntil: 'domcontentloaded'});
  const view = ['pageview', {route: '/docs/[version]/introduction', path: introduction}];
  await expect.poll(() => calls(page)).toEqual([view]);
  await started(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  expect(await calls(page)).toEqual([view, view]);
});

test('nothing is loaded or sent if the reader asks not to be tracked', async ({page, open}) => {
  const asked = listenToRequests(page);
  for (const [signal, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    await page.addInitScript(
      ([asked, name, set]) => {
        for (const other of ['doNotTrack', 'globalPrivacyControl'])
          Object.defineProperty(Navigator.prototype, other, {
            configurable: true,
            get: () => (other === name ? set : asked),
          });
      },
      [undefined, signal, value] as const,
    );
    await open('/');
    expect(await page.evaluate((name) => Reflect.get(navigator, name) as unknown, signal)).toBe(value);
    expect(await calls(page), signal).toEqual([]);
  }
  await page.getByRole('link', {name: 'Get started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  expect(await calls(page)).toEqual([]);
  expect(asked).not.toContain(SCRIPT);
});
