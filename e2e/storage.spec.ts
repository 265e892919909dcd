import type {Page} from '@playwright/test';
import {latest} from './build';
import {answerDialog, expect, firstVisitDialog, test} from './fixtures';
import {dialog, field, options} from './search-page';

const PAGE = `/docs/${latest}/architecture/databases`;

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

test('whatever is in the storage, pages load and work', async ({page, open, context}) => {
  await open(PAGE);
  await useEverything(page);
  // Broken JSON, a shape of another build, and texts that mean nothing.
  await context.addInitScript(() => {
    const rubbish = [
      '{',
      '{"version": 2, "pages": [{"path": "/x"}]}',
      '[["first", {}], [null], {"length": -1}]',
    ];
    for (const storage of [localStorage, sessionStorage])
      Object.keys(storage).forEach((key, index) =>
        storage.setItem(key, rubbish[index % rubbish.length] ?? ''),
      );
  });
  const count = await page.evaluate(() => localStorage.length + sessionStorage.length);
  expect(count).toBeGreaterThan(4);
  await open(PAGE);
  if (await firstVisitDialog(page).isVisible()) await answerDialog(page);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^/docs/${latest}/`));
  await page.keyboard.press('Escape');
  // A tab of another build may write at any time.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      dispatchEvent(
        new StorageEvent('storage', {key, newValue: 'written elsewhere', storageArea: localStorage}),
      );
  });
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first().click();
  await expect(page).not.toHaveURL(PAGE);
});

test.describe('if the storage refuses', () => {
  test.use({
    firstVisit: true,
    expectedNoise: /^console (error|warning): Docusaurus (storage error|browser storage is not available)/,
  });

  test('everything works for the page', async ({page, open}) => {
    await page.addInitScript(() => {
      for (const kind of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, kind, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await open(PAGE);
    await answerDialog(page);
    await useEverything(page);
  });

  test('what is full is as if it were empty', async ({page, open}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'QuotaExceededError');
      };
    });
    await open(PAGE);
    await answerDialog(page);
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
    await page.reload();
    await answerDialog(page);
  });
});
