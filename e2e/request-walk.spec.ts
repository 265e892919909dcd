import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {expect, test} from './fixtures';
import {addressOf, button, labIn, said, startFrom} from './lab-page';
import {expectFits} from './layout';

test.describe('Request walk', () => {
  const PAGE = addressOf('request-walk');
  const labOf = (page: Page) => labIn(page, 'request-walk');
  const stops = (page: Page) => labOf(page).getByRole('group', {name: 'Stops of the request'});
  const atStop = (page: Page, name: string) => page.getByRole('group', {name: `At the stop ${name}`});
  const path = (page: Page) => labOf(page).getByLabel('Path and query');

  test('a request is chosen, and followed to its envelope', async ({page, open}) => {
    await open(`${PAGE}#request-walk`);
    await expect(atStop(page, 'Request')).toContainText('GET /clients/77aa-01be-9f0c/invoices HTTP/1.1');
    await startFrom(labOf(page)).selectOption('no-token');
    await expect(labOf(page).getByRole('link', {name: 'K-12'})).toHaveAttribute(
      'href',
      `/docs/${latest}/reference/known-issues#k-12`,
    );
    await stops(page)
      .getByRole('radio', {name: /RequireBearerToken/})
      .check();
    await expect(atStop(page, 'RequireBearerToken')).toContainText(
      'A valid authorization token was not found.',
    );
    await expect(stops(page).getByRole('listitem').filter({hasText: 'not reached'})).toHaveCount(2);

    await labOf(page).getByLabel('Header Authorization').fill('Bearer a.b.c');
    await expect(atStop(page, 'RequireBearerToken')).toContainText(
      "->withAttribute('uid', 'ab12-cd34-ef56')",
    );
    await stops(page)
      .getByRole('radio', {name: /CheckVerified/})
      .check();
    await labOf(page).getByLabel('It returns').selectOption('401 Token expired');
    await stops(page)
      .getByRole('radio', {name: /Response/})
      .check();
    await expect(atStop(page, 'Response').locator('pre')).toHaveText(
      /"code": 401,\s*"payload": "Token expired"/,
    );
    await expectAccessible(page, '#request-walk');
    await expect(page).toHaveURL(/CheckVerified:bearer-expired/);
    await button(labOf(page), 'Reset').click();
    await expect(atStop(page, 'Request')).toBeVisible();
  });

  test('by keyboard alone, each route says why it is not the one', async ({page, open}) => {
    await open(`${PAGE}?walk=wrong-method#request-walk`);
    await expect(labOf(page).getByRole('link', {name: 'K-18'})).toBeVisible();
    const next = button(labOf(page), 'Next');
    await next.focus();
    await page.keyboard.press('Enter');
    const tried = page.getByRole('list', {name: 'Routes that are tried'}).getByRole('listitem');
    await expect(tried).toHaveCount(14);
    await expect(tried.nth(1)).toHaveText('GET /plans/{plan_id}GET, not DELETE');
    await path(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('/space/clients/12/');
    await expect(tried.nth(12)).toHaveText('DELETE /space/clients/{uid}the slash at the end counts');
    await page.keyboard.press('Backspace');
    await expect(tried.nth(12)).toContainText('matches');
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(said(labOf(page))).toHaveText(
      'Stop 3 of 6, RequireBearerToken: fails with 401. The response: 401, A valid authorization token was not found.',
    );
    for (const name of ['CheckVerified', 'DeleteClient', 'Response', 'Response']) {
      await page.keyboard.press('Enter');
      await expect(atStop(page, name)).toBeVisible();
    }
    await expect(next).toBeFocused();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await path(page).fill('plans/é b#x');
    await expect(path(page)).toHaveAccessibleDescription(
      'A path begins with a slash. Sent as /plans/%C3%A9%20b',
    );
  });

  test('the sequence diagram is that of the walk, whatever stands in the path', async ({page, open}) => {
    const hostile =
      '/x;end<script>pwned=1</script>%%{init: {"theme":"forest"}}%%,<img src=x onerror=pwned=1>`#quot;';
    await open(`${PAGE}?walk=no-token#request-walk`);
    await labOf(page).getByText('This walk as a sequence diagram').click();
    const diagram = labOf(page).getByRole('group', {name: 'Diagram: The path of this request'});
    const drawing = diagram.locator('svg[viewBox*=" "]').filter({hasText: 'Entry point'});
    await expect(drawing).toContainText('error result 401', {timeout: 20_000});
    await expect(drawing).toContainText('not reached');
    await expectAccessible(page, '#request-walk');
    await path(page).fill(hostile);
    await expect(drawing).toContainText('error result 404');
    await expect(drawing).toContainText('%3Cscript%3E');
    await expect(drawing).not.toContainText('participant');
    await expect(labOf(page).locator('script, img')).toHaveCount(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await expectFits(page);
  });
});
