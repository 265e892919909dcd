import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {expect, test} from './fixtures';
import {addressOf, button, labIn, said, startFrom} from './lab-page';

test.describe('Validator bench', () => {
  const PAGE = addressOf('validator-bench');
  const labOf = (page: Page) => labIn(page, 'validator-bench');
  const input = (page: Page) => labOf(page).getByRole('textbox', {name: 'Input, as JSON'});
  const field = (page: Page, name: string | RegExp) =>
    labOf(page).getByRole('group', {name: 'Schema, field by field'}).getByRole('radio', {name});
  const change = (page: Page, name: string) =>
    labOf(page).getByRole('group', {name: `Change ${name}`, exact: true});

  test('each field tells what happens to it, and the address keeps what is changed', async ({page, open}) => {
    await open(`${PAGE}#validator-bench`);
    await expect(field(page, /^age.*'25' → becomes int 25 → is 18 to 99 → stored$/)).toBeVisible();
    await expect(labOf(page)).toContainText('Not in the schema, so dropped: is_root');
    await expect(labOf(page).locator('pre').first()).toContainText('"is_active": false');
    await labOf(page).getByText('The schema as PHP').click();
    await expect(labOf(page).locator('pre').last()).toContainText(
      "'age' => ['type' => 'int', 'min' => 18, 'max' => 99],",
    );

    await startFrom(labOf(page)).selectOption('profile-fax');
    await expect(
      field(page, /^contacts.*Item 1, type: 'fax' → is a string → it is not in the enum/),
    ).toBeVisible();
    await expect(field(page, /^custom_code.*Not looked at/)).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}?bench=profile-fax#validator-bench`);
    await labOf(page).getByRole('radio', {name: 'ResultType'}).check();
    await expect(labOf(page).locator('pre').first()).toContainText(
      "error: 'type must be one of: email, phone'",
    );

    // The items of a list have fields of their own, and a callback chooses what comes back.
    await field(page, /^contacts/).check();
    await change(page, 'type').getByRole('textbox', {name: 'enum, as a JSON list'}).fill('["email", "fax"]');
    await expect(field(page, /^custom_code.*the callback returns a success, code 200/)).toBeVisible();
    await field(page, /^custom_code/).check();
    await labOf(page).getByLabel('validate: the callback returns').selectOption('nothing: it throws');
    await expect(labOf(page).getByRole('heading', {name: 'Exception: no result'})).toBeVisible();
    await expectAccessible(page, '#validator-bench');
    await expect(page).toHaveURL(/bench=\./);
    await page.reload();
    await expect(labOf(page).getByRole('heading', {name: 'Exception: no result'})).toBeVisible();

    await page.goto(`${PAGE}?bench=profile-array#validator-bench`);
    await labOf(page).getByRole('link', {name: 'K-38'}).click();
    await expect(page).toHaveURL(`/docs/${latest}/reference/known-issues#k-38`);
  });

  test('by keyboard alone fields are changed, moved, added and removed, and broken JSON is said', async ({
    page,
    open,
  }) => {
    await open(`${PAGE}?bench=range#validator-bench`);
    await expect(input(page)).toBeInViewport();
    await change(page, 'limit').getByRole('textbox', {name: 'max'}).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('many');
    await expect(change(page, 'limit')).toContainText('The effect of max on this type is not known');
    await expect(said(labOf(page))).toHaveText('Success, code 200. 1 field stored.');

    const add = button(labOf(page), 'Add a field');
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(field(page, /^field_2/)).toBeChecked();
    await change(page, 'field_2').getByRole('textbox', {name: 'Name'}).fill('id');
    await expect(said(labOf(page))).toHaveText('Failure, code 400. Missing required field: id');
    const up = button(labOf(page), 'Move up');
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(field(page, /^limit.*Not looked at/)).toBeVisible();
    await button(labOf(page), 'Remove').focus();
    await page.keyboard.press('Enter');
    await expect(button(labOf(page), 'Remove')).toBeFocused();
    await expect(field(page, /^id/)).toHaveCount(0);

    await input(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('{\n"limit" 5}');
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(input(page)).toHaveAccessibleDescription(
      /^Line 2, column 9: Colon ':' expected .* but got '5'\./,
    );
    await page.keyboard.press('Tab');
    await expect(button(labOf(page), 'Go to the place')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type(': 5');
    await expect(said(labOf(page))).toHaveText('Success, code 200. 1 field stored.');
    await input(page).fill('null');
    await expect(said(labOf(page))).toHaveText(
      /^TypeError: no result\. validate takes an array, and the input is null/,
    );
  });
});
