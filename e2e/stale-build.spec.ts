import type {Page} from '@playwright/test';
import {INTRODUCTION} from './build';
import {ERRORS, filterBox, rowsOf} from './data-table-page';
import {expect, started, test} from './fixtures';

const notice = (page: Page) => page.getByRole('status').filter({hasText: 'This site has changed'});

for (const answer of [
  {status: 404, contentType: 'text/plain', body: 'Not found'},
  {status: 200, contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Rift</title>'},
])
  test(`a page whose files are gone is loaded anew: ${answer.status}`, async ({page, allow}) => {
    allow(/Failed to load resource/);
    await page.goto(ERRORS);
    await started(page);
    await page.route('**/assets/islands/*', (route) => route.fulfill(answer));
    await filterBox(page, 'messages').hover();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await Promise.all([
      page.waitForEvent('load'),
      notice(page).getByRole('button', {name: 'Load it anew'}).click(),
    ]);
    await started(page);
    await filterBox(page, 'messages').fill('token expired');
    await expect.poll(() => rowsOf(page, 'messages').count()).toBeLessThan(10);
  });

test('the last press is done when the network is back', async ({page, context, allow}) => {
  allow(/Failed to load resource/);
  await page.goto(INTRODUCTION);
  await started(page);
  await context.setOffline(true);
  const diagram = page.getByRole('group', {name: /^Diagram/}).first();
  const failed = page.locator('[data-island][data-failed]').first();
  await diagram.getByRole('button', {name: 'Full screen'}).click();
  await expect(failed).toBeAttached();
  await diagram.getByRole('button', {name: 'Copy the source'}).click();
  await context.setOffline(false);
  await expect(diagram.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
