import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest, versions} from './build';
import {expect, test} from './fixtures';
import {button, chosen, copy, field, options, status} from './search-page';

const PAGE = `/docs/${latest}/modules/crypto`;

const ENVELOPE = JSON.stringify({ok: false, code: 403, payload: 'Invalid credentials', _meta: {}}, null, 4);
const LOG = `[2026-11-21 09:00:00] app.INFO: started [] []
[2026-11-21 09:00:01] app.ERROR: Registration failed: Missing required field: email {"path":"/x"} []`;

test.describe('a response', () => {
  async function paste(page: Page, text: string) {
    await copy(page, text);
    await field(page).press('Control+v');
  }
  const links = (page: Page) =>
    options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

  for (const version of versions) {
    test(`that is pasted in ${version} leads to its row, its step and its page`, async ({page, open}) => {
      await open(`/docs/${version}/introduction`);
      await button(page).click();
      await paste(page, ENVELOPE);
      await expect(status(page)).toHaveText('A failure with code 403. 1 message found.');
      await expect(chosen(page)).toContainText('403 Invalid credentials');
      await expect(chosen(page)).toContainText('Raised by: Login use case. Login, wrong password');
      expect(await links(page)).toEqual([
        `/docs/${version}/reference/errors#login-wrong-password`,
        `/docs/${version}/guides/protect-routes`,
      ]);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/docs/${version}/reference/errors#login-wrong-password`);
    });
  }

  test('may be lines of a log: all messages in them are found, and each page once', async ({page, open}) => {
    await open(PAGE);
    await button(page).click();
    await paste(page, LOG);
    await expect(status(page)).toHaveText('2 messages found.');
    const found = await links(page);
    expect(found.filter((link) => link.includes('/reference/errors#'))).toHaveLength(2);
    expect(new Set(found).size).toBe(found.length);
    await field(page).fill('ensure');
    await expect(options(page).first()).toHaveAttribute('href', /methods\/ensure$/);
  });

  test('may be a short line, and one without a message is said to have none', async ({page, open}) => {
    await open(PAGE);
    await button(page).click();
    await field(page).fill('app.ERROR: Token expired');
    await expect(status(page)).toHaveText('1 message found.');
    await expect(chosen(page)).toHaveAttribute('href', /errors#/);
    await field(page).fill('app.ERROR: the coffee is cold, says the route');
    await expect(status(page)).toHaveText(/ · No message of the catalogue is in it\.$/);
  });

  test('is shown with the whole of its step on a phone too', async ({page, open}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(PAGE);
    await button(page).click();
    await field(page).fill(ENVELOPE);
    await expect(chosen(page)).toContainText('Raised by: Login use case');
    const cut = await chosen(page).evaluate((option) =>
      [...option.children]
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });

  for (const [what, text, answer] of [
    ['broken', '{"ok": false "code": 404}', /^Broken JSON, or a part of it\./],
    ['half', '{"ok": false, "code": 40', /^Broken JSON, or a part of it\./],
    ['3 MB', 'abcdefghi\n'.repeat(300_000), /^This is 3 MB; 2 MB is the most\./],
  ] as const) {
    test(`that is ${what} is answered in words, with the way to the catalogue`, async ({page, open}) => {
      await open(PAGE);
      await button(page).click();
      await paste(page, text);
      await expect(status(page)).toHaveText(answer);
      expect(await links(page)).toEqual([`/docs/${latest}/reference/errors`]);
      expect((await field(page).inputValue()).length).toBeLessThanOrEqual(500);
    });
  }

  test.describe('whose catalogue does not come', () => {
    test.use({expectedNoise: /Failed to load resource/});

    test('is answered with the reason', async ({page, open}) => {
      await open(PAGE);
      await page.route('**/rift.json', (route) => route.fulfill({status: 503, body: 'no'}));
      await button(page).click();
      await paste(page, ENVELOPE);
      await expect(status(page)).toContainText('could not be loaded. Look at your connection');
    });
  });
});
