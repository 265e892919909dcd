/* global document */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Request} Request */

/**
 * @typedef {object} Search where it is in the page, as selectors
 * @property {string} opener what is clicked to search
 * @property {string} field what takes the question
 * @property {string} result one of the places that are found
 */

/**
 * This site's.
 * @type {Search}
 */
export const ownSearch = {
  opener: 'nav button[aria-keyshortcuts]',
  field: 'dialog [role="combobox"]',
  // Before it is asked anything, it lists pages under another name.
  result: 'dialog [role="listbox"][aria-label="Places"] [role="option"]',
};

/** A slow connection: that of Lighthouse's phone. */
export const CONNECTION = {downMbit: 1.6, upMbit: 0.75, latencyMs: 150};

export const QUESTION = 'ensure';

/** Leads on to the introduction of the latest version. */
const PAGE = '/docs';

const LIMIT_MS = 120_000;

const BYTES_OF_MBIT = 1_000_000 / 8;

/** @param {Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONNECTION.latencyMs,
    downloadThroughput: CONNECTION.downMbit * BYTES_OF_MBIT,
    uploadThroughput: CONNECTION.upMbit * BYTES_OF_MBIT,
  });
}

/**
 * Opens the page as on a first visit, up to where nothing more comes and no dialog lies over it.
 * @param {Browser} browser
 * @param {string} origin
 */
async function openPage(browser, origin) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await slowDown(page);
  await page.goto(origin + PAGE);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  return page;
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function middleOf(page, selector) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`There is no ${selector} to be seen at ${page.url()}`);
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/**
 * Searches as a reader would, looking once a frame at how far the page is.
 * @param {Page} page
 * @param {Search} search
 * @returns {Promise<number>} how long it took until the first result, in ms
 */
async function ask(page, {opener, field, result}) {
  const {x, y} = await middleOf(page, opener);
  const start = performance.now();
  await page.mouse.click(x, y);
  await page.waitForFunction((selector) => document.activeElement?.matches(selector), field);
  await page.keyboard.type(QUESTION);
  await page.waitForFunction(
    ([selector, question]) =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) &&
          element.textContent.toLowerCase().includes(question),
      ),
    /** @type {const} */ ([result, QUESTION]),
  );
  return performance.now() - start;
}

/**
 * The size of what was sent, compressed where it was.
 * @param {readonly Request[]} requests
 */
async function bytesOf(requests) {
  const sizes = requests.map(async (request) => {
    const response = await request.response();
    await response?.finished();
    return Number(response?.headers()['content-length'] ?? 0);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * One search in a browser context of its own, which has nothing in its cache.
 * @param {Browser} browser
 * @param {string} origin
 * @param {Search} search
 * @returns {Promise<import('./searchTable.mjs').Answer>}
 */
export async function runSearch(browser, origin, search) {
  const page = await openPage(browser, origin);
  /** @type {Request[]} */
  const asked = [];
  /** @type {Request[]} */
  const come = [];
  page.on('request', (request) => asked.push(request));
  page.on('requestfinished', (request) => come.push(request));
  const ms = await ask(page, search);
  const [byThen, inAll] = [[...come], [...asked]];
  const answer = {ms, bytes: await bytesOf(byThen), allBytes: await bytesOf(inAll)};
  await page.context().close();
  return answer;
}
