import type {Page} from '@playwright/test';
import {INTRODUCTION} from './build';
import {expect, started, test} from './fixtures';
import {listenToRequests} from './requests';

const SCRIPT = '/_vercel/insights/script.js';

/** The calls to the analytics script so far. The script takes over the queue that the site fills. */
const calls = (page: Page) =>
  page.evaluate(() => ((window as unknown as {vaq?: unknown[][]}).vaq ?? []).map((call) => [...call]));

test('one event for each page that is opened, with route and path and nothing else', async ({page, open}) => {
  const asked = listenToRequests(page);
  const view = ['pageview', {route: '/docs/[version]/introduction', path: INTRODUCTION}];

  await test.step('for readers who leave at once; a redirecting address is not a page', async () => {
    await page.goto('/docs', {waitUntil: 'domcontentloaded'});
    await expect(page).toHaveURL(INTRODUCTION);
    await expect.poll(() => calls(page)).toEqual([view]);
    await started(page);
  });

  await test.step('a different fragment is not another page', async () => {
    const link = page.locator('a[href="#requirements"]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/#requirements$/);
    expect(await calls(page)).toEqual([view]);
  });

  await test.step('a return from the cache of the browser is another view', async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
    expect(await calls(page)).toEqual([view, view]);
  });

  await open('/changelog');
  expect(await calls(page)).toEqual([['pageview', {route: '/changelog', path: '/changelog'}]]);
  expect(asked.filter((path) => path === SCRIPT)).toHaveLength(2);
});

test('nothing is loaded or sent if the reader asks not to be tracked', async ({page, open}) => {
  const asked = listenToRequests(page);
  for (const signals of [
    {doNotTrack: '1', globalPrivacyControl: null},
    {doNotTrack: null, globalPrivacyControl: true},
  ]) {
    await page.addInitScript((asked) => {
      for (const [name, value] of Object.entries(asked))
        Object.defineProperty(Navigator.prototype, name, {configurable: true, get: () => value});
    }, signals);
    await open('/changelog');
    expect(await calls(page)).toEqual([]);
  }
  expect(asked).not.toContain(SCRIPT);
});
