import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {REFUSED, scriptWith} from './lab-page';
import {expectFits, watchShifts} from './layout';
import {listenToRequests} from './requests';

const PAGE = `/docs/${latest}/architecture/routing`;
const LAB = '#request-walk';

const lab = (page: Page) => page.getByRole('region', {name: 'Request walk'});
const stops = (page: Page) => page.getByRole('list', {name: 'Stops of the request'}).getByRole('button');
const atStop = (page: Page, name: string) => page.getByRole('group', {name: `At the stop ${name}`});
const next = (page: Page) => page.getByRole('button', {name: 'Next', exact: true});
const note = (page: Page) => lab(page).getByText(REFUSED);

const search = (page: Page) => new URL(page.url()).search;

test('a request is chosen, and followed to its envelope', async ({page}) => {
  const shifts = await watchShifts(page, {afterInput: false});
  const asked = listenToRequests(page);
  await page.goto(PAGE);
  await started(page);
  await page.waitForLoadState('networkidle');
  const file = scriptWith('Draw the sequence diagram of this walk');
  expect(asked).not.toContain(file);
  await expect(stops(page)).toHaveCount(0);
  await lab(page).scrollIntoViewIfNeeded();
  await expect(stops(page)).toHaveText([
    /^Request/,
    /^Searchfinds GET \/clients\/\{client_id\}\/invoices$/,
    /^CheckAuth/,
    /^CheckPlanRights/,
    /^ListInvoices/,
    /^Responseok: true, code: 200/,
  ]);
  for (const [index, name] of [
    'Request GET /clients/77aa-01be-9f0c/invoices',
    'Search finds GET /clients/{client_id}/invoices, success',
  ].entries())
    await expect(stops(page).nth(index)).toHaveAccessibleName(name);
  expect(asked).toContain(file);
  expect(await shifts()).toBe('0.00');
  expect(search(page)).toBe('');

  await page.getByLabel('Begin with').selectOption('No bearer token');
  await expect(atStop(page, 'RequireBearerToken')).toContainText(
    'A valid authorization token was not found.',
  );
  await expect(stops(page).filter({hasText: 'not reached'})).toHaveCount(2);
  await expect(page).toHaveURL(`${PAGE}?walk=no-token`);
  await expectFits(page);
  await expectAccessible(page, LAB);

  await page.getByLabel('Header Authorization').fill('Bearer a.b.c');
  await expect(atStop(page, 'RequireBearerToken')).toContainText("->withAttribute('uid', 'ab12-cd34-ef56')");
  await expect(page.getByLabel('Begin with')).toHaveValue('own');
  await stops(page).filter({hasText: 'CheckVerified'}).click();
  await page.getByLabel('It answers').selectOption('401 Token expired');
  await stops(page).filter({hasText: 'Response'}).click();
  await expect(atStop(page, 'Response').locator('pre')).toHaveText(
    /"code": 401,\s*"payload": "Token expired"/,
  );
  await expect(atStop(page, 'Response').getByRole('link', {name: 'K-12'})).toHaveAttribute(
    'href',
    `/docs/${latest}/reference/known-issues#k-12`,
  );
  await expectAccessible(page, LAB);

  await expect(page).toHaveURL(/CheckVerified:bearer-expired/);
  await page.reload();
  await expect(atStop(page, 'Response').locator('pre')).toContainText('Token expired');
  await lab(page).getByRole('link', {name: 'K-12'}).click();
  await expect(page).toHaveURL(/known-issues#k-12$/);
  await page.goBack();
  await expect(atStop(page, 'Response').locator('pre')).toContainText('Token expired');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(atStop(page, 'Search')).toBeVisible();
  await expect(page).toHaveURL(PAGE);
});

test('by keyboard alone, each route says why it is not the one', async ({page, open}) => {
  await open(`${PAGE}?walk=wrong-method`);
  await lab(page).scrollIntoViewIfNeeded();
  const tried = page.getByRole('list', {name: 'Routes that are tried'}).getByRole('listitem');
  await expect(tried).toHaveCount(14);
  await expect(tried.nth(1)).toHaveText('GET /plans/{plan_id}GET, not DELETE');
  await expect(atStop(page, 'Search').getByRole('link', {name: 'K-18'})).toBeVisible();
  await page.getByLabel('Path and query').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('/space/clients/12/');
  await expect(tried.nth(12)).toHaveText('DELETE /space/clients/{uid}the slash at the end counts');
  await page.keyboard.press('Backspace');
  await expect(tried.nth(12)).toContainText('matches');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Header Authorization')).toBeFocused();
  // Over the stops.
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(atStop(page, 'RequireBearerToken')).toBeVisible();
  await expect(
    lab(page).getByRole('status').filter({hasText: 'Stop 3 of 6, RequireBearerToken: fails with 401.'}),
  ).toBeAttached();
  for (const name of ['CheckVerified', 'DeleteClient', 'Response']) {
    await page.keyboard.press('Enter');
    await expect(atStop(page, name)).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(atStop(page, 'Response')).toBeVisible();
  await expect(next(page)).toBeFocused();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
});

test('the sequence diagram is that of the walk, whatever stands in the path', async ({page, open}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const hostile =
    '/x;end<script>pwned=1</script>%%{init: {"theme":"forest"}}%%,<img src=x onerror=pwned=1>`#quot;';
  await open(`${PAGE}?walk=no-token`);
  await lab(page).scrollIntoViewIfNeeded();
  await expect(lab(page).locator('circle').last()).toHaveCSS('transition-duration', '0s');
  await expect(lab(page).getByRole('group', {name: 'Diagram: The way of this request'})).toHaveCount(0);
  await page.getByRole('button', {name: 'Draw the sequence diagram'}).click();
  const diagram = lab(page).getByRole('group', {name: 'Diagram: The way of this request'});
  const picture = diagram.locator('svg[viewBox*=" "]').filter({hasText: 'Entry point'});
  await expect(picture).toContainText('error result 401', {timeout: 20_000});
  await expect(picture).toContainText('not reached');
  await expectAccessible(page, LAB);
  await page.getByLabel('Path and query').fill(hostile);
  await expect(picture).toContainText('error result 404');
  await expect(picture).toContainText('%3Cscript%3E');
  await expect(picture).not.toContainText('participant');
  await expect(lab(page).locator('script, img')).toHaveCount(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await expectFits(page);
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  const fills = await lab(page)
    .locator('circle:last-of-type')
    .first()
    .evaluate((runner: SVGElement) => {
      const {fill} = getComputedStyle(runner);
      runner.style.fill = 'CanvasText';
      return [fill, getComputedStyle(runner).fill];
    });
  expect(fills[0]).toBe(fills[1]);
});

test('an address that no lab has written shows the preset, and says so', async ({page, open}) => {
  for (const raw of ['__proto__', '%E0%A4%A', `.target:/${'a'.repeat(5000)}`]) {
    await open(`${PAGE}?walk=${raw}`);
    await lab(page).scrollIntoViewIfNeeded();
    await expect(note(page)).toBeVisible();
    await expect(page.getByLabel('Begin with')).toHaveValue('handled');
  }
  await stops(page).filter({hasText: 'CheckAuth'}).click();
  await expect(note(page)).toBeHidden();
  await expect(page).toHaveURL(`${PAGE}?walk=.at:2`);
  await page.getByLabel('Path and query').fill(`/${'a'.repeat(300)}`);
  await expect(page.getByLabel('Path and query')).toHaveValue(`/${'a'.repeat(199)}`);
  await expect(atStop(page, 'Response')).toContainText('Path not found');
  await page.getByLabel('Path and query').fill('plans/é b#x');
  await expect(page.getByLabel('Path and query')).toHaveAccessibleDescription(
    'A path begins with a slash. Sent as /plans/%C3%A9%20b',
  );
  await stops(page).first().click();
  await expect(atStop(page, 'Request').locator('pre')).toHaveText('GET /plans/%C3%A9%20b HTTP/1.1');
  await expectFits(page);
});
