import type {Page} from '@playwright/test';
import {presets} from '../src/labs/chain/presets';
import {expectAccessible} from './accessibility';
import {latest, readBuild} from './build';
import {expect, started, test} from './fixtures';
import {REFUSED, scriptWith} from './lab-page';
import {expectFits, watchShifts} from './layout';
import {listenToRequests} from './requests';

const PAGE = `/docs/${latest}/basic-concepts/contract/methods`;

const lab = (page: Page) => page.getByRole('region', {name: 'Chain lab'});
const option = (page: Page, name: string) => lab(page).getByRole('radio', {name, exact: true});
const point = (page: Page, name: string | RegExp) =>
  lab(page).getByRole('group', {name: 'The chain:'}).getByRole('radio', {name});
const button = (page: Page, name: string) => lab(page).getByRole('button', {name, exact: true});
const field = (page: Page, name: string) => lab(page).getByRole('textbox', {name, exact: true});
const choice = (page: Page, name: string) => lab(page).getByRole('combobox', {name, exact: true});
const php = (page: Page) => lab(page).locator('details', {hasText: 'The whole chain as PHP'}).locator('pre');
const result = (page: Page) => lab(page).locator('pre').first();
const says = (page: Page) => lab(page).getByRole('status').last();

/** Opens the lab where it is in sight. */
/** The code of the chain is loaded when it is asked for. */
async function showPhp(page: Page): Promise<void> {
  await lab(page).getByText('The whole chain as PHP').click();
  await expect(php(page)).toBeVisible();
}

async function openLab(page: Page, open: (path: string) => Promise<unknown>, query = ''): Promise<void> {
  await open(`${PAGE}${query}#chain-lab`);
  await showPhp(page);
}

test('it loads when it comes near, moves nothing, and a chain is built and played by mouse', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shifts = await watchShifts(page, {afterInput: false});
  const asked = listenToRequests(page);
  await page.goto(PAGE);
  await started(page);
  await page.waitForLoadState('networkidle');
  const file = scriptWith('The whole chain as PHP');
  expect(asked).not.toContain(file);
  await lab(page).scrollIntoViewIfNeeded();
  await expect(option(page, 'In slow motion')).toBeVisible();
  expect(asked).toContain(file);
  expect(await shifts()).toBe('0.00');

  // The chain of the page, step by step.
  await expect(option(page, 'In slow motion')).toBeChecked();
  await expect(point(page, /Result::Success/)).toBeChecked();
  await button(page, 'Next').click();
  await expect(point(page, /then.*failure 422.*ran: the value was a success/)).toBeChecked();
  await expect(result(page)).toContainText(`error: 'A-7 is sold out'`);
  await expect(page).toHaveURL(/\?chain=slow-motion:1#?/);
  await point(page, /map.*skipped: the value is a failure/).click();
  await expect(lab(page).getByText('The very same object, number 2.')).toBeVisible();
  const defect = lab(page).getByRole('link', {name: 'K-01'});
  const address = new URL((await defect.getAttribute('href')) ?? '', page.url());
  const known = await page.request.get(address.href);
  expect(await known.text()).toMatch(new RegExp(`id="?${address.hash.slice(1)}\\b`));
  await option(page, 'ensure').click();
  await button(page, 'Next').click();
  await option(page, 'JSON').click();
  await expect(result(page)).toContainText('"error": "User must be at least 18 years old"');
  await expect(lab(page).getByText(/^You choose what the callback answers;/)).toBeVisible();
  await choice(page, 'The predicate returns').selectOption({label: 'true: the rule holds'});
  await expect(point(page, /ensure.*ran: the rule holds/)).toBeChecked();
  await expect(lab(page).getByText('The caller gets a success 201')).toBeVisible();

  // Another step, moved, changed and removed.
  await button(page, 'Add map').click();
  await button(page, 'Down: move the step').click();
  await expect(point(page, /map/)).toBeChecked();
  await choice(page, 'The callback returns').selectOption({label: 'plain data'});
  await field(page, 'Data, as JSON').fill('{"id": 15, "rate": 1.0}');
  await showPhp(page);
  await expect(php(page)).toHaveText(
    /HTTP_CREATED\),.*->map\(fn \(mixed \$result\): mixed => \['id' => 15, 'rate' => 1\.0\]\);$/s,
  );
  await button(page, 'Copy code to clipboard').last().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<\?php\n\nuse Rift\\Core\\Databus\\Result;\n/);
  await choice(page, 'The callback returns').selectOption({label: 'nothing: it throws an exception'});
  await expect(lab(page).getByText('The caller gets no result')).toBeVisible();
  await button(page, 'Remove the step').click();
  await expect(point(page, /map/)).toHaveCount(0);
  await button(page, 'Reset').click();
  await expect(option(page, 'In slow motion')).toBeChecked();
  await expect(page).toHaveURL(/methods(#.*)?$/);
});

test('it is used by keyboard alone, and says what came of it', async ({page, open}) => {
  await openLab(page, open);
  await point(page, /Result::Success/).focus();
  for (const reason of [/then.*failure 422/, /then.*skipped/, /map.*skipped/, /tap.*ran: tap always runs/]) {
    await page.keyboard.press('ArrowDown');
    await expect(point(page, reason).and(page.locator(':focus'))).toBeChecked();
  }
  await expect(says(page)).toHaveText(
    /^Step 4 of 8, tap, ran: tap always runs\. The very same object, number 2\./,
  );
  await page.keyboard.press('Tab');
  await expect(button(page, 'Back')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(point(page, /ensure.*skipped/)).toBeChecked();
  await button(page, 'Up: move the step').focus();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Enter');
  await expect(point(page, /ensure.*ran: the rule holds/)).toBeChecked();
  await expect(button(page, 'Up: move the step')).toBeFocused();
  await expect(button(page, 'Up: move the step')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Add withMetric').focus();
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('Space');
  await expect(lab(page).getByText('Full: the lab takes 12 steps')).toBeVisible();
  await expect(lab(page).getByRole('listitem')).toHaveCount(13);

  // Broken JSON is told with its place, and the last value stays.
  await field(page, 'Value, as JSON').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('[1,\n 2');
  await expect(lab(page).getByText(/^Line 2, column 3: /)).toBeVisible();
  await expect(field(page, 'Value, as JSON')).toHaveAttribute('aria-invalid', 'true');
  await expect(says(page)).toHaveText(/^Value: Line 2, column 3: /);
  await page.keyboard.type(']');
  await expect(php(page)).toContainText(`->withMetric('rows', [1, 2])`);
  await point(page, /Result::Success/).focus();
  await page.keyboard.press('Space');
  await field(page, 'Code').fill('1000');
  await expect(lab(page).getByText(/^A code is a number from 100 to 599\. It is still 200\.$/)).toBeVisible();
  await expect(says(page)).toHaveText(/^Code: A code is a number from 100 to 599\./);
  await button(page, 'Next').click();
  await expect(says(page)).toHaveText(
    /^What you typed for the start could not be read and is left out\. Step 1 /,
  );
  await button(page, 'Back').click();
  await field(page, 'Code').fill('202');
  await expect(php(page)).toContainText('Result::HTTP_ACCEPTED');
});

test('pages of methods lead to their preset, and an address brings its state back', async ({page, open}) => {
  for (const {name} of presets.slice(1)) {
    const html = readBuild(`docs/${latest}/basic-concepts/contract/methods/${name}.html`);
    expect(html).toContain(`href="${PAGE}?chain=${name}#chain-lab"`);
  }
  await open(`${PAGE}/ensure`);
  await page.getByRole('link', {name: 'ensure in the chain lab'}).click();
  await expect(option(page, 'ensure')).toBeChecked();
  await button(page, 'Add tap').click();
  await expect(page).toHaveURL(/\?chain=\.[\w-]+:1#chain-lab$/);
  await page.reload();
  await expect(point(page, /tap.*ran: tap always runs/)).toBeChecked();
  await page.goBack();
  await page.goForward();
  await expect(point(page, /tap.*ran: tap always runs/)).toBeChecked();

  const packed = (json: string) => `.${Buffer.from(json).toString('base64url')}`;
  for (const hostile of [
    '%E0%A4%A',
    packed('{"start":{"__proto__":{"success":1}},"steps":[]}'),
    `.${'A'.repeat(9000)}`,
  ]) {
    await openLab(page, open, `?chain=${hostile}`);
    await expect(lab(page).getByText(REFUSED), hostile.slice(0, 40)).toBeVisible();
    await expect(option(page, 'In slow motion')).toBeChecked();
  }
  await button(page, 'Next').click();
  await expect(lab(page).getByText(REFUSED)).toHaveCount(0);

  // Markup in a state is text.
  const markup = `</script><img src=x onerror=alert(1)>`;
  await openLab(
    page,
    open,
    `?chain=${packed(JSON.stringify({start: {failure: markup, code: 404}, steps: []}))}`,
  );
  await expect(field(page, 'Message')).toHaveValue(markup);
  await expect(php(page)).toContainText(`Result::Failure(Result::HTTP_NOT_FOUND, '${markup}')`);
  await expect(lab(page).locator('img')).toHaveCount(0);
});

test('it is accessible and fits on a screen and on a phone, and nothing moves for those who ask', async ({
  page,
  open,
}) => {
  await openLab(page, open, '?chain=merge:1');
  await expect(lab(page).getByRole('heading', {name: 'Change step 1', level: 4})).toBeVisible();
  await expect(lab(page).locator('details').getByRole('link', {name: 'K-02'})).toBeVisible();
  await expectAccessible(page, '#chain-lab');
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await openLab(page, open, '?chain=slow-motion:1');
  await expectFits(page);
  await choice(page, 'The callback returns').selectOption({label: 'plain data'});
  await field(page, 'Data, as JSON').fill('{');
  await expect(lab(page).getByText(/raises a TypeError, and the chain has no result/)).toBeVisible();
  await expectAccessible(page, '#chain-lab');
  await expectFits(page);
  const moving = await lab(page).evaluate((element) =>
    Array.from(element.querySelectorAll('circle'), (circle) => getComputedStyle(circle).animationName),
  );
  expect(new Set(moving)).toEqual(new Set(['none']));
  // The buttons of a block of code are those of every page.
  const small = await lab(page).evaluate((element) =>
    Array.from(element.querySelectorAll('button, select, textarea, input, summary')).flatMap((control) => {
      if (control.closest('.theme-code-block')) return [];
      const {height, width} = (control.closest('label') ?? control).getBoundingClientRect();
      return height < 43.5 || width < 43.5 ? [control.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(small).toEqual([]);
});
