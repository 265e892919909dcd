import {latest} from './build';
import {answerDialog, expect, test} from './fixtures';
import {field, options} from './frame-page';

test.use({firstVisit: true});

test('if the storage refuses, what the site remembers works for the page', async ({page, open, allow}) => {
  allow(/^console (error|warning): Docusaurus (storage error|browser storage is not available)/);
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await open(`/docs/${latest}/modules`);
  await answerDialog(page);

  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const toggle = page.getByRole('button', {name: 'Documentation sidebar'});
  await expect(sidebar).toBeVisible();
  await toggle.click();
  await expect(sidebar).toHaveCount(0);
  await toggle.click();
  await expect(sidebar).toBeVisible();

  // Another tab may write at any time.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage')));
  await page.keyboard.press('?');
  const single = page.getByRole('dialog').getByRole('checkbox');
  await single.uncheck();
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+K');
  await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^/docs/${latest}/`));
  await field(page).fill('ensure');
  await expect(options(page).first()).toHaveAttribute('href', /methods\/ensure$/);
});
