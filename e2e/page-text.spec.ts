import type {Page} from '@playwright/test';
import {DEFAULT_UID, schemaOf, TENANT_KEY} from '../src/shared/tenant';
import {latest, readBuild} from './build';
import {expect, hydrated, test} from './fixtures';
import {expectFits} from './layout';

const PAGE = `/docs/${latest}/architecture/databases`;
const COPY = 'Copy page as Markdown';

const button = (page: Page, name = COPY) => page.getByRole('button', {name, exact: true});
const link = (page: Page) => page.getByRole('link', {name: 'View as Markdown'});
const status = (page: Page, text: string) =>
  page.getByRole('status').filter({hasText: text}).filter({visible: true});

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the page is copied as its Markdown, by keyboard too, and said so; after a step, that page is', async ({
  page,
  open,
}) => {
  await open(PAGE);
  await button(page).press('Enter');
  await expect(button(page, 'Copied')).toBeFocused();
  await expect(status(page, 'Copied')).toHaveCount(1);
  expect(await copied(page)).toBe(readBuild(`${PAGE}.md`));
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
  await expect(page).not.toHaveURL(PAGE);
  await button(page).click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await copied(page)).toBe(readBuild(`${new URL(page.url()).pathname}.md`));
});

test("the copy has the reader's tenant", async ({page, open}) => {
  await page.addInitScript(([key, uid]) => localStorage.setItem(key, uid), [TENANT_KEY, 'acme-7'] as const);
  await open(PAGE);
  await button(page).click();
  await expect(button(page, 'Copied')).toBeVisible();
  const text = await copied(page);
  expect(text).toContain(schemaOf('acme-7'));
  expect(text).not.toContain(DEFAULT_UID);
  expect(text).not.toContain(schemaOf(DEFAULT_UID));
});

test.describe('where the host has no text', () => {
  test.use({expectedNoise: /404/});

  test('nothing is copied, and the button says so', async ({page, open}) => {
    await open(PAGE);
    for (const answer of [
      {status: 200, contentType: 'text/html', body: '<p>Not here</p>'},
      {status: 404, contentType: 'text/plain', body: 'Not here'},
    ]) {
      await page.route(`**${PAGE}.md`, (route) => route.fulfill(answer));
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      await button(page).click();
      await expect(button(page, 'Copying failed')).toBeVisible();
      await expect(status(page, 'Copying failed')).toHaveCount(1);
      expect(await copied(page)).toBe('before');
      await page.reload();
      await hydrated(page);
    }
  });
});

test('View as Markdown leads to the file, which the head names too', async ({page, open}) => {
  await open(PAGE);
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
    'href',
    `${PAGE}.md`,
  );
  await link(page).click();
  await expect(page).toHaveURL(`${PAGE}.md`);
  await expect(page.locator('body')).toContainText('# Databases');
});

test('without script there is the link, and no button', async ({scriptless: page}) => {
  await page.goto(PAGE);
  await expect(button(page)).toHaveCount(0);
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
    'href',
    `${PAGE}.md`,
  );
  await link(page).click();
  await expect(page.locator('body')).toContainText('# Databases');
});

test('both have room, and targets are large enough', async ({page, open}) => {
  await open(PAGE);
  await expect(button(page)).toHaveText('Copy page');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await expectFits(page);
    for (const control of [button(page), link(page)])
      expect((await control.boundingBox())?.height, `at ${width} px`).toBeGreaterThanOrEqual(24);
  }
});
