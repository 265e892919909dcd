import type {BrowserContext, Page} from '@playwright/test';
import {latest} from './build';
import {answerDialog, expect, hydrated, test} from './fixtures';
import {dialog, field, options} from './search-page';

const PAGE = `/docs/${latest}/architecture/databases`;

type Kind = 'localStorage' | 'sessionStorage';
type Keys = Record<Kind, string[]>;

/** Records the keys that pages read from storage from now on. */
async function recordKeys(context: BrowserContext): Promise<(page: Page) => Promise<Keys>> {
  await context.addInitScript(() => {
    const keys: Keys = {localStorage: [], sessionStorage: []};
    Object.assign(window, {keysAsked: keys});
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Reflect.get(Storage.prototype, method) as (...args: unknown[]) => unknown;
      Reflect.set(Storage.prototype, method, function (this: Storage, key: string, ...rest: unknown[]) {
        const list = keys[this === localStorage ? 'localStorage' : 'sessionStorage'];
        if (!list.includes(key)) list.push(key);
        return original.call(this, key, ...rest);
      });
    }
  });
  return (page) => page.evaluate(() => (window as unknown as {keysAsked: Keys}).keysAsked);
}

/** Does everything that the site remembers, and waits for each effect. */
async function useEverything(page: Page): Promise<void> {
  const html = page.locator('html');
  const modes = page.getByRole('button', {name: /^Switch between dark and light mode/});
  await modes.click();
  await expect(html).toHaveAttribute('data-theme', /^(light|dark)$/);

  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar).toBeVisible();
  const toggle = page.getByRole('button', {name: 'Documentation sidebar'});
  await toggle.click();
  await expect(sidebar).toHaveCount(0);
  await toggle.click();
  await expect(sidebar).toBeVisible();

  await page.keyboard.press('?');
  const single = page.getByRole('dialog').getByRole('checkbox');
  await single.uncheck();
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+K');
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('ensure');
  await expect(options(page).first()).toHaveAttribute('href', /methods\/ensure$/);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toContainText('ensure');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Databases');
}

/** Values from another build, from another program, or broken ones. */
const RUBBISH: Readonly<Record<string, string>> = {
  'broken JSON': '{',
  'a newer shape': '{"version": 2, "pages": [{"path": "/x"}], "uid": "acme", "collapsed": true}',
  'lists in lists': '[["first", "x"], ["first", {}], [null], [1, 2], "x", null, {"length": -1}]',
};

test('whatever is in the storage, pages load and work', async ({page, open, context}) => {
  test.slow();
  const keysAsked = await recordKeys(context);
  await open(PAGE);
  await useEverything(page);
  const keys = await keysAsked(page);
  expect(keys.localStorage.length).toBeGreaterThan(3);
  expect(keys.sessionStorage.length).toBeGreaterThan(0);
  for (const [what, text] of Object.entries(RUBBISH)) {
    await test.step(what, async () => {
      await page.goto('/robots.txt');
      await page.evaluate(
        ([{localStorage: local, sessionStorage: session}, value]) => {
          for (const key of local) localStorage.setItem(key, value);
          for (const key of session) sessionStorage.setItem(key, value);
        },
        [keys, text] as const,
      );
      await open(PAGE);
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      await page.keyboard.press('Control+K');
      await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^/docs/${latest}/`));
      await page.keyboard.press('Escape');
      // A tab of another build may write at any time.
      const other = await context.newPage();
      await other.goto('/robots.txt');
      await other.evaluate(
        (names) => names.forEach((name) => localStorage.setItem(name, 'written elsewhere')),
        [...keys.localStorage],
      );
      await other.close();
      await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first().click();
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toContainText('Databases');
    });
  }
});

test.describe('if the storage refuses', () => {
  test.use({
    firstVisit: true,
    expectedNoise: /^console (error|warning): Docusaurus (storage error|browser storage is not available)/,
  });

  for (const what of ['to be asked', 'to be written'] as const) {
    test(`${what}, everything works for the page`, async ({page, open}) => {
      await page.addInitScript((isDenied) => {
        const refuse = (name: string) => () => {
          throw new DOMException('refused', name);
        };
        if (isDenied)
          for (const kind of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, kind, {get: refuse('SecurityError')});
        else Storage.prototype.setItem = refuse('QuotaExceededError');
      }, what === 'to be asked');
      await open(PAGE);
      await answerDialog(page);
      await useEverything(page);
      await page.reload();
      await hydrated(page);
      await answerDialog(page);
    });
  }
});
