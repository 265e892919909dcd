import type {Page} from '@playwright/test';
import {presets as chainPresets} from '../src/labs/chain/presets';
import {expectAccessible} from './accessibility';
import {latest, readBuild} from './build';
import {expect, test} from './fixtures';
import {addressOf, button, labIn, said, startFrom} from './lab-page';

test.describe('Chain lab', () => {
  const PAGE = addressOf('chain-lab');
  const labOf = (page: Page) => labIn(page, 'chain-lab');
  const point = (page: Page, name: string | RegExp) =>
    labOf(page).getByRole('group', {name: 'The chain'}).getByRole('radio', {name});
  const php = (page: Page) =>
    labOf(page).locator('details', {hasText: 'The whole chain as PHP'}).locator('pre');

  test('by keyboard alone a chain is stepped through, built and read as PHP', async ({page, open}) => {
    await open(`${PAGE}#chain-lab`);
    await labOf(page).getByText('The whole chain as PHP').click();
    await point(page, /Result::Success/).focus();
    for (const reason of [
      /then.*failure 422/,
      /then.*skipped/,
      /map.*skipped/,
      /tap.*ran: tap always runs/,
    ]) {
      await page.keyboard.press('ArrowDown');
      await expect(point(page, reason).and(page.locator(':focus'))).toBeChecked();
    }
    await expect(said(labOf(page))).toHaveText(
      /^Step 4 of 8, tap, ran: tap always runs\. The very same object, number 2\./,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(labOf(page), 'Next')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(point(page, /ensure.*skipped/)).toBeChecked();
    const up = button(labOf(page), 'Move up');
    await up.focus();
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Enter');
    await expect(point(page, /ensure.*ran: the rule holds/)).toBeChecked();
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await labOf(page)
      .getByLabel('You choose: the predicate returns')
      .selectOption('plain data: false, null, 0 or "" breaks the rule');
    await expect(labOf(page).getByText('The caller gets a success 200')).toBeVisible();
    await button(labOf(page), 'withMetric').focus();
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('Space');
    await expect(labOf(page).getByText('Full: the lab takes 12 steps')).toBeVisible();
    await expect(labOf(page).getByRole('listitem')).toHaveCount(13);
    await expect(php(page)).toContainText(`->withMetric('rows', 1)`);
    await button(labOf(page), 'Remove').click();
    await expect(labOf(page).getByRole('listitem')).toHaveCount(12);
    await expectAccessible(page, '#chain-lab');
    await expect(page).toHaveURL(/\?chain=\.[\w-]+:\d+#/);
    await button(labOf(page), 'Reset').click();
    await expect(startFrom(labOf(page))).toHaveValue('slow-motion');
    await expect(page).toHaveURL(`${PAGE}#chain-lab`);
  });

  test('a value is changed, and what 1.0.0 does stands beside the result', async ({page, open}) => {
    await open(`${PAGE}?chain=map#chain-lab`);
    await expect(labOf(page).getByRole('link', {name: 'K-01'})).toHaveAttribute(
      'href',
      `/docs/${latest}/reference/known-issues#k-01`,
    );
    await labOf(page).getByLabel('Result, as JSON').fill('{"id": 15, "rate": 1.0}');
    await expect(labOf(page).locator('pre').first()).toContainText("'rate' => 1.0");
    await labOf(page).getByRole('radio', {name: 'JSON'}).check();
    await expect(labOf(page).locator('pre').first()).toContainText('"id": 15');
  });

  test('pages of methods lead to their preset', () => {
    for (const {name} of chainPresets.slice(1))
      expect(readBuild(`docs/${latest}/basic-concepts/contract/methods/${name}.html`)).toContain(
        `href="${PAGE}?chain=${name}#chain-lab"`,
      );
  });
});
