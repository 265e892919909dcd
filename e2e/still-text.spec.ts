import type {Page} from '@playwright/test';
import {markOf, textFile} from '../src/components/DocBody/textFile';
import {schemaOf, TENANT_KEY} from '../src/utils/tenant';
import {latest} from './build';
import {ERRORS, errors} from './data-table-page';
import {expect, started, test} from './fixtures';
import {hold, listenToRequests} from './requests';

const INTRODUCTION = `/docs/${latest}/introduction`;
const CHAIN = `/docs/${latest}/basic-concepts/contract/methods/then`;

/** The code of the text of a page. */
const TEXT = /-text\.\w+\.js$/;

const still = (page: Page) => page.locator('[data-still]');
const text = (page: Page) => page.locator('.markdown').first();

/** Opens a page as somebody who only looks at it. */
async function look(page: Page, path: string): Promise<void> {
  // Browsers tell of a pointer that rests, too.
  await page.mouse.move(0, 0);
  await page.goto(path);
  await started(page);
}

test('the text of a page needs no code until the reader turns to it, and then stays as it is', async ({
  page,
}) => {
  const asked = listenToRequests(page);
  await look(page, INTRODUCTION);
  await expect(still(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
  // A link alone is no reason: its page comes first.
  await text(page).getByRole('link').first().hover();
  await expect(still(page)).toHaveCount(1);
  const heading = await text(page).getByRole('heading', {level: 1}).elementHandle();
  await text(page).getByRole('heading', {level: 1}).hover();
  await expect(still(page)).toHaveCount(0);
  expect(asked.filter((path) => TEXT.test(path)).length).toBeGreaterThan(0);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a press in a text whose code is on its way is held, and done', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await hold(page, TEXT);
  await look(page, INTRODUCTION);
  const copy = text(page).getByRole('button', {name: 'Copy the source'}).first();
  await copy.click();
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
  await expect(still(page)).toHaveCount(1);
  await release();
  await expect(still(page)).toHaveCount(0);
  await expect(text(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
});

test('a link in it goes to its page without a new document, and Back to the text as it was', async ({
  page,
}) => {
  const asked = listenToRequests(page);
  await look(page, INTRODUCTION);
  await page.evaluate(() => (document.documentElement.dataset.same = ''));
  const first = text(page).locator(`a[href^="/docs/${latest}/"]`).first();
  const href = (await first.getAttribute('href')) ?? '';
  // Without a pointer that would wake the text first.
  await first.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(href);
  await expect(still(page)).toHaveCount(1);
  await expect(text(page).getByRole('heading', {level: 1})).not.toHaveText('Introduction');
  expect(asked).toContain(textFile(href));
  expect(asked.filter((path) => TEXT.test(path))).toEqual([]);
  await page.goBack();
  await expect(text(page).getByRole('heading', {level: 1})).toHaveText('Introduction');
  await expect(still(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
  await text(page).hover();
  await expect(still(page)).toHaveCount(0);
});

test('the tenant of the reader is filled in unasked', async ({page}) => {
  await page.addInitScript(([key]) => localStorage.setItem(key, 'acme-1'), [TENANT_KEY] as const);
  await look(page, INTRODUCTION);
  await expect(text(page).getByText(schemaOf('acme-1')).first()).toBeVisible();
});

test('a row that the address names is marked unasked', async ({page}) => {
  const id = errors[1]?.id ?? '';
  await look(page, ERRORS);
  await expect(still(page)).toHaveCount(1);
  await look(page, `${ERRORS}?#${id}`);
  await expect(still(page)).toHaveCount(0);
});

test('what draws itself does so when it nears the window', async ({page}) => {
  await look(page, `/docs/${latest}/basic-concepts/contract/methods`);
  await expect(still(page)).toHaveCount(1);
  await page.locator('[data-lab]').first().scrollIntoViewIfNeeded();
  await expect(still(page)).toHaveCount(0);
});

test.describe('where a file does not come', () => {
  test.use({expectedNoise: /Failed to load resource|ERR_FAILED/});

  for (const [what, answer] of [
    ['not there', {status: 404, body: 'Not found'}],
    ['of another build', {body: `${markOf('/assets/js/main.0.js')}<h1>Another build</h1>`}],
  ] as const)
    test(`the text of the next page that is ${what} is drawn by its code`, async ({page}) => {
      await look(page, INTRODUCTION);
      const asked = page.waitForRequest(/\/assets\/texts\//);
      await page.route(/\/assets\/texts\//, (route) => route.fulfill(answer));
      await text(page)
        .locator(`a[href^="/docs/${latest}/"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      await asked;
      await expect(page).not.toHaveURL(INTRODUCTION);
      await expect(still(page)).toHaveCount(0);
      await expect(text(page).getByRole('heading', {level: 1})).not.toHaveText(/Introduction|Another build/);
    });

  test('the text without its code can be read on, and the next sign asks again', async ({page}) => {
    await page.route(TEXT, (route) => route.abort());
    await look(page, CHAIN);
    const lost = page.waitForEvent('requestfailed');
    await text(page).getByRole('heading', {level: 1}).hover();
    await lost;
    await expect(text(page).getByRole('heading', {level: 1})).toBeVisible();
    await expect(still(page)).toHaveCount(1);
    await page.unrouteAll();
    await text(page).getByRole('button').first().click();
    await expect(still(page)).toHaveCount(0);
  });
});
