import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest, versions} from './build';
import {copy} from './clipboard';
import {expect, hydrated, test} from './fixtures';
import {expectFits} from './layout';
import {listenToRequests} from './requests';

const errors = (version: string) => `/docs/${version}/reference/errors`;
const ENVELOPE = JSON.stringify({ok: false, code: 403, payload: 'Invalid credentials', _meta: {}}, null, 4);

const form = (page: Page) => page.getByRole('form', {name: 'Find an error'});
const box = (page: Page) => page.getByRole('textbox', {name: 'Your response, log line or error text'});
const says = (page: Page) => form(page).getByRole('status');
const found = (page: Page) => page.getByRole('list', {name: 'Messages found'}).getByRole('listitem');
const firstLink = (row: Locator) => row.getByRole('link').first();

async function find(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', {name: 'Find it'}).click();
}

for (const version of versions) {
  test(`in ${version} an envelope that is pasted leads to its row and its page, by keyboard alone`, async ({
    page,
    open,
  }) => {
    await open(errors(version));
    await copy(page, ENVELOPE);
    await box(page).focus();
    await page.keyboard.press('Control+V');
    await expect(says(page)).toHaveText('A failure with code 403. 1 message found.');
    await expect(found(page)).toHaveCount(1);
    await expect(found(page)).toContainText('Login, wrong password. Raised by: Login use case');
    await expect(found(page)).toContainText('The password does not match the stored hash.');
    await expect(found(page).getByRole('link').last()).toHaveAttribute(
      'href',
      `/docs/${version}/guides/protect-routes#issue-a-token-at-login`,
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Find it'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(found(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(firstLink(found(page))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${errors(version)}#login-wrong-password`);
    await expect(page.locator('#login-wrong-password')).toBeInViewport();
  });
}

test('a prefix and its reason in a line of a log are found, with their values and a row that a filter hides', async ({
  page,
  open,
}) => {
  await open(errors(latest));
  await page.getByRole('searchbox', {name: 'Filter messages'}).fill('stopwatch');
  await expect(page.locator('#missing-required-field')).toHaveCount(0);
  await find(
    page,
    '[2026-11-21] app.ERROR: Registration failed: Missing required field: email {"path":"/x"} []',
  );
  await expect(says(page)).toHaveText('2 messages found.');
  await expect(found(page)).toHaveCount(2);
  await expect(found(page).nth(0)).toContainText('Here {reason} is Missing required field: email');
  await expect(found(page).nth(1)).toContainText(
    'The reason within. A required field is missing or null. Raised by: SchemaValidator, Model',
  );
  await expect(found(page).nth(1)).toContainText('Here {field} is email');
  await expectAccessible(page, 'form');
  await firstLink(found(page).nth(1)).click();
  await expect(page.locator('#missing-required-field')).toBeInViewport();
});

test('by Ctrl or Cmd with Enter too it is looked up, nothing leaves the page, and the answer goes with its text', async ({
  page,
  open,
}) => {
  await open(errors(latest));
  await expect(box(page)).toHaveAccessibleDescription('It is read in this browser and sent nowhere.');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  for (const key of ['Control+Enter', 'Meta+Enter']) {
    await box(page).fill('Path not found');
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue('Path not found\n');
    await expect(says(page)).toHaveText('');
    await box(page).press(key);
    await expect(says(page), key).toHaveText('1 message found.');
    await expect(box(page)).toHaveValue('Path not found\n');
    await box(page).press('ControlOrMeta+a');
    await box(page).press('Delete');
    await expect(says(page)).toHaveText('');
    await expect(found(page)).toHaveCount(0);
  }
  await find(page, '{"ok": true, "code": 200, "payload": []}');
  await expect(says(page)).toHaveText('A success with code 200. There is no error in it.');
  await expect(found(page)).toHaveCount(0);
  // Pages that links lead to may be fetched ahead.
  const isHarmless = (line: string) => /^GET [^?#]+$/.test(line) && !/rift\.json$|not.?found/i.test(line);
  expect(asked.filter((line) => !isHarmless(line))).toEqual([]);
});

test('3 MB are refused with their size, and kept out of the box', async ({page, open}) => {
  await open(errors(latest));
  await box(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'abcdefghi\n'.repeat(300_000));
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  });
  await expect(says(page)).toHaveText(/^This is 3 MB; 2 MB is the most\./);
  await expect(box(page)).toHaveValue('');
});

test('a long text stays within a narrow page', async ({page, open}) => {
  await open(errors(latest));
  await find(page, `Invalid path handler: ${'Long\\'.repeat(200)}`);
  await expect(found(page)).toHaveCount(1);
  await page.setViewportSize({width: 320, height: 800});
  await expectFits(page);
});

test.describe('on the 404 page', () => {
  // The browser itself notes that the document came with status 404.
  test.use({expectedNoise: /Failed to load resource.*404|Failed to load resource.*ERR_FAILED/});

  async function openHelp(page: Page, address: string) {
    await page.goto(address);
    await hydrated(page);
    await page.getByText('Paste your response').focus();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeVisible();
  }

  for (const [address, version] of [
    ['/nonsense', latest],
    ['/docs/next/nonsense', 'next'],
  ] as const) {
    test(`${address} leads to the row of ${version}, whose facts come only then`, async ({page}) => {
      const asked = listenToRequests(page);
      await openHelp(page, address);
      expect(asked.filter((path) => path.endsWith('rift.json'))).toEqual([]);
      await find(page, ENVELOPE);
      await expect(says(page)).toHaveText('A failure with code 403. 1 message found.');
      expect(asked.filter((path) => path.endsWith('rift.json'))).toEqual([`/docs/${version}/rift.json`]);
      await expectFits(page);
      await expectAccessible(page);
      const links = found(page).getByRole('link');
      await expect(links.last()).toHaveAttribute(
        'href',
        `/docs/${version}/guides/protect-routes#issue-a-token-at-login`,
      );
      await firstLink(found(page)).click();
      await expect(page).toHaveURL(`${errors(version ?? '')}#login-wrong-password`);
      await expect(page.locator('#login-wrong-password')).toBeInViewport();
    });
  }

  test('where the build has written no facts, or they cannot be had, it says so', async ({page}) => {
    await openHelp(page, '/nonsense');
    await page.route('**/rift.json', (route) =>
      route.fulfill({status: 200, contentType: 'text/html', body: '<p>'}),
    );
    await find(page, ENVELOPE);
    await expect(says(page)).toHaveText(/^The list of messages is made by the build/);
    await page.unroute('**/rift.json');
    await page.route('**/rift.json', (route) => route.abort());
    await find(page, ENVELOPE);
    await expect(says(page)).toHaveText(/^The list of messages could not be loaded/);
  });
});
