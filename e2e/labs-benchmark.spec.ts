import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {REFUSED, scriptWith, visitState} from './lab-page';
import {expectFits, watchShifts} from './layout';
import {listenToRequests} from './requests';

const PAGE = `/docs/${latest}/basic-concepts/contract/benchmark`;

const lab = (page: Page) => page.getByRole('region', {name: 'Benchmark reader'});
const choice = (page: Page, name: string) => lab(page).getByRole('radio', {name, exact: true});
const number = (page: Page, name: string) => lab(page).getByRole('spinbutton', {name});
const slider = (page: Page, name: string) => lab(page).getByRole('slider', {name});
const times = (page: Page) => lab(page).getByRole('table');
const row = (page: Page, name: string) => times(page).getByRole('row', {name});
const note = (page: Page) => lab(page).getByText(REFUSED);

test('it loads when it comes near, moves nothing, and is used by mouse; its address is shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shifts = await watchShifts(page);
  const asked = listenToRequests(page);
  await page.goto(`${PAGE}?other=1+%7e`);
  await started(page);
  await page.waitForLoadState('networkidle');
  const file = scriptWith('Iterations behind each figure');
  expect(asked).not.toContain(file);
  await lab(page).scrollIntoViewIfNeeded();
  await expect(times(page)).toBeVisible();
  expect(asked).toContain(file);
  expect(await shifts()).toBe('0.00');

  await expect(row(page, '1 request')).toHaveText(/0\.081 ms\s*0\.027 ms\s*0\.054 ms/);
  await choice(page, 'Chain of 50').click();
  await choice(page, 'Times, log scale').click();
  await number(page, 'Iterations behind each figure').fill('50');
  await number(page, 'Steps in a request').fill('0');
  await expect(lab(page).getByText('A whole number from 1 to 100.', {exact: true})).toBeVisible();
  await expect(lab(page).getByRole('status').last()).toHaveText(
    'Steps in a request: A whole number from 1 to 100.',
  );
  await number(page, 'Steps in a request').blur();
  await expect(number(page, 'Steps in a request')).toHaveValue('5');
  await expect(lab(page).getByRole('status').last()).toHaveText(
    'Steps in a request: Not taken: it is 5 again.',
  );
  await expect(row(page, '1,000 requests')).toHaveText(/750 ms\s*190 ms\s*560 ms/);
  const held = `${PAGE}?other=1+%7e&benchmark=view:time,case:chain-50,iterations:50`;
  await expect(page).toHaveURL(held);

  await lab(page).getByRole('button', {name: 'Copy a link to this state'}).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${new URL(page.url()).origin}${held}#benchmark-reader`);

  // A link within the page keeps it, and so does the way back; a change goes to the entry that is open.
  await number(page, 'Requests').fill('7');
  await lab(page).getByRole('link', {name: 'What else is not known'}).click();
  await expect(page).toHaveURL(`${held.replace(',iter', ',requests:7,iter')}#what-is-not-known`);
  await number(page, 'Requests').fill('8');
  await expect(page).toHaveURL(/requests:8,iterations:50#what-is-not-known$/);
  await page.goBack();
  await expect(number(page, 'Requests')).toHaveValue('7');
  await page.goForward();
  await expect(number(page, 'Requests')).toHaveValue('8');
  await page.reload();
  await expect(row(page, '8 requests')).toHaveText(/6 ms\s*1\.5 ms\s*4\.5 ms/);

  // What waits to be written when the page is left goes to its own entry, not to the next one's.
  await number(page, 'Requests').fill('9');
  await page.getByRole('link', {name: 'The result contract'}).last().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The result contract');
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await lab(page).scrollIntoViewIfNeeded();
  await expect(number(page, 'Requests')).toHaveValue('9');
  await lab(page).getByRole('button', {name: 'Reset'}).click();
  await expect(number(page, 'Requests')).toHaveValue('1000');
  await expect(page).toHaveURL(`${PAGE}?other=1+%7e#what-is-not-known`);

  await page.emulateMedia({media: 'print'});
  await expect(lab(page)).toHaveCount(0);
});

test('by keyboard alone everything is reached, and the outcome is said', async ({page, open}) => {
  await open(`${PAGE}#benchmark-reader`);
  await expect(lab(page)).toBeInViewport();
  await expect(times(page)).toBeVisible();
  await expect(lab(page).getByRole('heading', {level: 3})).toHaveText('Benchmark reader');
  await expect(lab(page).getByRole('heading', {level: 4})).toHaveText('From a figure to a request');
  await choice(page, 'Ratios').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Times, log scale')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Chain of 5')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'Simple error')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page, 'Steps in a request')).toHaveValue('6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(number(page, 'Requests')).toHaveValue('1000000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slider(page, 'Iterations behind each figure')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page, 'Iterations behind each figure')).toHaveAttribute('aria-valuetext', '500');
  await expect(lab(page).getByRole('status').last()).toHaveText(
    'Simple error. Exceptions take 2.20 times as long. If each figure stood for 500 iterations, a request of 20 steps would take 0.21 ms with the result type and 0.47 ms with exceptions.',
  );
  const said = `${PAGE}?benchmark=view:time,case:error,steps:20,requests:1000000,iterations:500`;
  await expect(page).toHaveURL(`${said}#benchmark-reader`);
});

test('an address that cannot be read is answered by the preset and a note, until something is chosen', async ({
  page,
  open,
}) => {
  const visit = (raw: string) => visitState(page, 'benchmark', raw);
  await open(`${PAGE}?benchmark=%E0%A4%A#benchmark-reader`);
  await expect(note(page)).toBeVisible();
  for (const hostile of [
    'steps:6,steps:7',
    '__proto__:1',
    'case:constructor',
    'steps:1e999',
    `steps:${'9'.repeat(5000)}`,
    encodeURIComponent('case:<img src=x onerror=alert(1)>'),
  ]) {
    await visit('steps:6');
    await expect(number(page, 'Steps in a request')).toHaveValue('6');
    await expect(note(page)).toHaveCount(0);
    await visit(hostile);
    await expect(note(page)).toBeVisible();
    await expect(number(page, 'Steps in a request')).toHaveValue('5');
  }
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await choice(page, 'Simple error').click();
  await expect(note(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${PAGE}?benchmark=case:error`);
});

test('on a phone it fits, keeps still for those who ask for it, and is accessible in both colour modes', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  const shifts = await watchShifts(page, {afterInput: false});
  await open(`${PAGE}#benchmark-reader`);
  await expect(times(page)).toBeVisible();
  expect(await shifts()).toBe('0.00');
  await expectAccessible(page, '#benchmark-reader');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choice(page, 'Times, log scale').check();
  await number(page, 'Iterations behind each figure').fill('');
  await number(page, 'Requests').fill('1000000');
  await expect(number(page, 'Iterations behind each figure')).toHaveAttribute('aria-invalid', 'false');
  await number(page, 'Iterations behind each figure').fill('1');
  await expect(row(page, '1,000,000 requests')).toContainText('81,000 s');
  await expectAccessible(page, '#benchmark-reader');
  await expectFits(page);
  await page.setViewportSize({width: 320, height: 844});
  await expect(lab(page).getByRole('group', {name: 'Table, scrolls sideways'})).toBeVisible();
  await expectFits(page);
  const motion = await lab(page)
    .getByRole('listitem')
    .first()
    .locator('dl > div')
    .first()
    .evaluate((bar) => getComputedStyle(bar, '::after').transitionDuration);
  expect(motion).toBe('0s');
});

test.describe('where its file does not come', () => {
  test.use({expectedNoise: /Failed to load resource|ERR_FAILED|ChunkLoadError/});

  test('it says so, and tries again', async ({page}) => {
    const file = `**${scriptWith('Iterations behind each figure')}`;
    await page.route(file, (route) => route.abort());
    await page.goto(`${PAGE}#benchmark-reader`);
    await expect(lab(page).getByRole('alert')).toContainText('The lab could not be loaded.');
    await page.unroute(file);
    await lab(page).getByRole('button', {name: 'Try again'}).click();
    await expect(times(page)).toBeVisible();
    await expect(lab(page).getByRole('alert')).toHaveCount(0);
  });
});

test('without script there is no lab, and the page explains the arithmetic', async ({scriptless: page}) => {
  await page.goto(PAGE);
  await expect(page.getByText('time of a request = figure')).toBeVisible();
  await expect(lab(page)).toHaveCount(0);
});
