import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {REFUSED, scriptWith, visitState} from './lab-page';
import {expectFits, scrollToTop, watchShifts} from './layout';
import {listenToRequests} from './requests';

const PAGE = `/docs/${latest}/modules/validator/schema-validator`;

const lab = (page: Page) => page.getByRole('region', {name: 'Validator bench'});
const input = (page: Page) => lab(page).getByRole('textbox', {name: 'Input, as JSON'});
const preset = (page: Page) => lab(page).getByRole('combobox', {name: 'Start from'});
const field = (page: Page, name: string) =>
  lab(page)
    .getByRole('list', {name: 'Fields of the schema', exact: true})
    .getByRole('listitem')
    .filter({has: page.getByRole('button', {name: `Edit ${name}`, exact: true})});
const edit = (page: Page, name: string) => lab(page).getByRole('button', {name: `Edit ${name}`, exact: true});
const options = (page: Page, name: string) => lab(page).getByRole('group', {name: `Options of ${name}`});
const code = (page: Page, title: string) =>
  lab(page).locator('.theme-code-block', {hasText: title}).locator('pre');
const button = (page: Page, name: string) => lab(page).getByRole('button', {name, exact: true});
const said = (page: Page) => lab(page).getByRole('status').last();
const note = (page: Page) => lab(page).getByText(REFUSED);

/** What the address holds that is no preset. */
const heldBy = (page: Page) =>
  Buffer.from(new URL(page.url()).searchParams.get('bench') ?? '', 'base64url').toString();

test('it loads when it comes near, and each field tells what happens to it; the address keeps what is changed', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const asked = listenToRequests(page);
  await page.goto(PAGE);
  await started(page);
  await page.waitForLoadState('networkidle');
  const file = scriptWith('The answer is still that to the last input');
  expect(asked).not.toContain(file);
  await lab(page).scrollIntoViewIfNeeded();
  await expect(input(page)).toBeVisible();
  expect(asked).toContain(file);
  expect(await shifts()).toBe('0.00');

  await expect(field(page, 'age')).toContainText("'25'becomes int 25is 18 to 99stored");
  await expect(field(page, 'rating')).toContainText('missingdefault 4.5is a floatstored');
  await expect(lab(page)).toContainText('In no field of the schema, and gone: is_root');
  await expect(code(page, 'JSON')).toContainText('"is_active": false');
  await lab(page).getByText('The schema as PHP').click();
  await expect(code(page, 'schema.php')).toContainText(
    "'age' => ['type' => 'int', 'min' => 18, 'max' => 99],",
  );

  await preset(page).selectOption({label: 'A profile: a contact of type fax'});
  await expect(field(page, 'contacts')).toContainText("Item 1type'fax'is a stringit is not in the enum");
  await expect(field(page, 'custom_code')).toContainText('not looked at');
  await expect(code(page, 'JSON')).toContainText('"payload": "type must be one of: email, phone"');
  await expect(page).toHaveURL(`${PAGE}?bench=profile-fax`);
  await lab(page).getByRole('radio', {name: 'ResultType'}).click();
  await expect(code(page, 'PHP').first()).toContainText("error: 'type must be one of: email, phone'");

  // The items of a list have fields of their own, and a callback chooses what comes back.
  await edit(page, 'contacts').click();
  await edit(page, 'type').click();
  await options(page, 'type').getByRole('textbox', {name: 'enum, as a JSON list'}).fill('["email", "fax"]');
  await expect(field(page, 'custom_code')).toContainText('the callback returns a success, code 200');
  await edit(page, 'custom_code').click();
  const rule = options(page, 'custom_code').getByRole('combobox', {name: 'validate: the callback returns'});
  for (const [answer, verdict] of [
    ['a failure, code 422', 'Failure, code 422 custom_code is refused'],
    ['a failure, code 200', 'Success, code 200'],
    ['nothing: it throws', 'Exception: no result the service is away. It is not turned into a failure.'],
    ['is the built-in ctype_alpha', 'ArgumentCountError: no result'],
  ] as const) {
    await rule.selectOption({label: answer});
    await expect(lab(page).getByText(verdict).first(), answer).toBeVisible();
  }
  await expect.poll(() => heldBy(page)).toContain('"rule":"built-in"');
  await page.reload();
  await expect(lab(page).getByText('ArgumentCountError: no result').first()).toBeVisible();

  await page.goto(`${PAGE}?bench=profile-array#validator-bench`);
  await expect(lab(page).getByText('In version 1.0.0 an array for a string field raises')).toBeVisible();
  await lab(page).getByRole('link', {name: 'K-38'}).click();
  await expect(page).toHaveURL(`/docs/${latest}/reference/known-issues#k-38`);
  await page.goBack();
  await expect(field(page, 'username')).toContainText('ends here');
  await button(page, 'Reset').click();
  await expect(page).toHaveURL(`${PAGE}#validator-bench`);
  await expect(preset(page)).toHaveValue('profile');
});

test('by keyboard alone fields are edited, moved, added and removed, and broken JSON is said after a pause', async ({
  page,
  open,
}) => {
  await open(`${PAGE}?bench=range#validator-bench`);
  await expect(input(page)).toBeInViewport();
  await edit(page, 'limit').focus();
  await page.keyboard.press('Enter');
  await expect(options(page, 'limit')).toBeVisible();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(options(page, 'limit').getByRole('textbox', {name: 'max'})).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('many');
  await expect(options(page, 'limit')).toContainText('What a value of this type does as max is not known');
  await expect(said(page)).toHaveText('Success, code 200. 1 field stored.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('[1');
  await expect(options(page, 'limit')).toContainText(
    'default is not JSON at line 1, column 3, and is left out.',
  );

  await button(page, 'Add a field').focus();
  await page.keyboard.press('Enter');
  const name = options(page, 'field_2').getByRole('textbox', {name: 'Name'});
  await expect(name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('id');
  await expect(said(page)).toHaveText('Failure, code 400. Missing required field: id');
  await button(page, 'Move id up').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move id up')).toBeFocused();
  await expect(field(page, 'limit')).toContainText('not looked at');
  await button(page, 'Remove id').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add a field')).toBeFocused();
  await expect(field(page, 'id')).toHaveCount(0);

  await input(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{\n"limit" 5}');
  const problem = "Colon ':' expected after property name but got '5'.";
  await expect(lab(page).getByText('Not JSON at line 2, column 9.', {exact: true})).toBeVisible();
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(lab(page).locator('mark')).toHaveText('5');
  await expect(said(page)).toHaveText(`The input is not JSON at line 2, column 9. ${problem}`);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Go to the place')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(': 5');
  await expect(said(page)).toHaveText('Success, code 200. 1 field stored.');
  await input(page).fill('null');
  await expect(said(page)).toHaveText(
    /^TypeError: no result\. validate takes an array, and the input is null/,
  );
  await input(page).fill('{"limit": "1e30"}');
  await expect(said(page)).toHaveText(
    /^Not known\. A number beyond the integers of PHP: what happens here is not known/,
  );
});

test('an address that cannot be read is answered by the preset and a note, and none becomes markup', async ({
  page,
  open,
}) => {
  const visit = (raw: string) => visitState(page, 'bench', raw);
  const asText = (value: unknown) => `.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
  await open(`${PAGE}?bench=%E0%A4%A#validator-bench`);
  await expect(note(page)).toBeVisible();
  for (const hostile of [
    '__proto__',
    '.',
    '.%00',
    `.${'A'.repeat(5000)}`,
    asText({fields: [{name: 'a', rule: 'constructor'}], payload: ''}),
    encodeURIComponent('<img src=x onerror=alert(1)>'),
  ]) {
    await visit('range');
    await expect(preset(page)).toHaveValue('range');
    await expect(note(page)).toHaveCount(0);
    await visit(hostile);
    await expect(note(page)).toBeVisible();
    await expect(preset(page)).toHaveValue('profile');
  }
  const markup = '<img src=x onerror=alert(1)>';
  const fields = [{name: markup, message: markup, default: JSON.stringify(markup), rule: 'failure'}];
  await visit(asText({fields, payload: `{"${markup}": "${markup}"}`}));
  await expect(lab(page).getByText(`Failure, code 422 ${markup} is refused`).first()).toBeVisible();
  await visit(asText({fields: [{name: '__proto__'}], payload: '['.repeat(2500)}));
  await expect(lab(page).getByText('Nested more than 512 levels deep')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('on a phone it fits, keeps still, and is accessible in both colour modes', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  const shifts = await watchShifts(page, {afterInput: false});
  await open(`${PAGE}?bench=profile-fax#validator-bench`);
  await expect(input(page)).toBeVisible();
  expect(await shifts()).toBe('0.00');
  await edit(page, 'contacts').click();
  await edit(page, 'value').click();
  await scrollToTop(page);
  await expectAccessible(page, '#validator-bench');
  await expectFits(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await input(page).fill(`{"username": ["${'x'.repeat(200)}"]}`);
  await expect(lab(page).getByText('In version 1.0.0 an array for a string field raises')).toBeVisible();
  await input(page).fill(`{"username": ["${'x'.repeat(200)}`);
  await expect(button(page, 'Go to the place')).toBeVisible();
  await scrollToTop(page);
  await expectAccessible(page, '#validator-bench');
  await expectFits(page);
  const moving = await lab(page).evaluate((element) => element.getAnimations({subtree: true}).length);
  expect(moving).toBe(0);
});

test('without script there is no lab, and its heading leads to the samples', async ({scriptless: page}) => {
  await page.goto(PAGE);
  await expect(page.getByRole('heading', {name: 'Try a schema'})).toBeVisible();
  await expect(lab(page)).toHaveCount(0);
});
