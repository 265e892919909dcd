import type {Page} from '@playwright/test';
import {DEFAULT_UID, schemaOf, TENANT_KEY} from '../src/shared/tenant';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {copied, copy} from './clipboard';
import {expect, hydrated, test} from './fixtures';
import {expectFits, inBothModes} from './layout';

const DATABASES = `/docs/${latest}/architecture/databases`;
const CRYPTO = `/docs/${latest}/modules/crypto`;
const OWN = 'acme-7';
const RULE = '1 to 32 characters: a to z, 0 to 9 and hyphens. It stays in this browser.';

const control = (page: Page) => page.getByRole('button', {name: /^Tenant in samples/});
const input = (page: Page) => page.getByRole('textbox', {name: 'Tenant id'});
const article = (page: Page) => page.getByRole('article');
const sample = (page: Page, text: string) =>
  page.locator('.theme-code-block').filter({hasText: text}).first();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TENANT_KEY);

async function choose(page: Page, uid: string) {
  await control(page).click();
  await expect(input(page)).toBeFocused();
  await input(page).fill(uid);
  await input(page).press('Enter');
}

/** In the text and in the code of the page on databases. */
async function expectShown(page: Page, uid: string) {
  const others = [DEFAULT_UID, OWN].filter((other) => other !== uid);
  await expect(article(page).getByText('For the tenant')).toContainText(
    `For the tenant ${uid} the schema is ${schemaOf(uid)}.`,
  );
  await expect(sample(page, 'toSchemaName')).toContainText(`toSchemaName('${uid}')`);
  await expect(sample(page, 'toSchemaName')).toContainText(`// '${schemaOf(uid)}'`);
  for (const other of others) {
    await expect(article(page).getByText(other)).toHaveCount(0);
    await expect(article(page).getByText(schemaOf(other))).toHaveCount(0);
  }
}

test('an id is shown and copied at once, after a reload, on other pages and in other tabs', async ({
  page,
  open,
  context,
}) => {
  const expectCopied = async (uid: string) => {
    await copy(page, '');
    await sample(page, 'toSchemaName').getByRole('button', {name: /^Cop/}).click();
    await expect
      .poll(() => copied(page))
      .toContain(
        `$id = UidManager::toSchemaName('${uid}');\n$schema = 'tenant_' . $id; // '${schemaOf(uid)}'`,
      );
  };
  await open(DATABASES);
  await expectShown(page, DEFAULT_UID);
  await expectCopied(DEFAULT_UID);
  await choose(page, ` ${OWN} `);
  await expect(control(page)).toBeFocused();
  await expect(control(page)).toHaveAccessibleName(`Tenant in samples ${OWN}`);
  await expect(page.getByText(`Samples show the tenant ${OWN}.`)).toHaveRole('status');
  await expectShown(page, OWN);
  await expectCopied(OWN);
  expect(await stored(page)).toBe(OWN);

  const other = await context.newPage();
  await other.goto(DATABASES);
  await hydrated(other);
  await expectShown(other, OWN);
  await choose(other, 'b');
  await expectShown(page, 'b');
  await other.close();
  await choose(page, OWN);

  await page.reload();
  await hydrated(page);
  await expectShown(page, OWN);
  await article(page).getByRole('link', {name: 'Models', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/Databases/);
  await expect(control(page)).toHaveAccessibleName(`Tenant in samples ${OWN}`);
  await open(`/docs/${latest}/basic-concepts/contract/methods/then`);
  await expect(control(page), 'where no tenant is shown').toHaveCount(0);
});

test('in highlighted code exactly the tenant is marked, and the highlighting stays', async ({page, open}) => {
  await open(CRYPTO);
  const code = sample(page, "encode(['uid'");
  const tokens = () =>
    code.locator('.token-line > span').evaluateAll((spans) => spans.map(({className}) => className));
  const marks = () =>
    page
      .locator('.theme-code-block .token-line span')
      .evaluateAll((spans) =>
        spans
          .filter((span) => getComputedStyle(span).borderBottomStyle === 'dotted')
          .map(({textContent}) => textContent),
      );
  const before = await tokens();
  expect(before.length).toBeGreaterThan(10);
  const marked = await marks();
  expect(marked.length).toBeGreaterThan(3);
  expect(new Set(marked)).toEqual(new Set([DEFAULT_UID, schemaOf(DEFAULT_UID)]));
  // Stands in the code in other places too.
  await choose(page, 'uid');
  await expect(code).toContainText("['uid' => 'uid']");
  expect(await tokens()).toEqual(before);
  const own = await marks();
  expect(own).toHaveLength(marked.length);
  expect(new Set(own)).toEqual(new Set(['uid', 'tenant_uid']));
});

test('an id that is none is refused and says why, until it is one; the form is accessible', async ({
  page,
  open,
}) => {
  await open(DATABASES);
  await control(page).click();
  for (const [uid, fault] of [
    ['  ', 'Enter an id.'],
    ['a'.repeat(10_000), 'The id has 10000 characters; 32 is the most.'],
    ['<img onerror>', '“<” is not allowed. Use a to z, 0 to 9 and hyphens.'],
  ] as const) {
    await input(page).fill(uid);
    await input(page).press('Enter');
    await expect(page.getByRole('alert').filter({hasText: fault})).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(input(page)).toHaveAccessibleDescription(`${fault} ${RULE}`);
    await expectFits(page);
    expect(await stored(page), fault).toBeNull();
    await expectShown(page, DEFAULT_UID);
  }
  await inBothModes(page, () => expectAccessible(page, 'div:has(> div > form)'));
  await input(page).fill(OWN);
  await expect(input(page)).toHaveAttribute('aria-invalid', 'false');
  await input(page).press('Enter');
  await expectShown(page, OWN);
});

test('Escape and Cancel leave the tenant as it is; the default comes back', async ({page, open}) => {
  await open(DATABASES);
  await control(page).press('Enter');
  await expect(page.getByRole('button', {name: /^Reset to/})).toHaveCount(0);
  await input(page).fill('other');
  await input(page).press('Escape');
  await expect(input(page)).toHaveCount(0);
  await expect(control(page)).toBeFocused();
  await expect(control(page)).toHaveAttribute('aria-expanded', 'false');
  await control(page).press('Enter');
  await expect(control(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(input(page)).toHaveValue(DEFAULT_UID);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(control(page)).toBeFocused();
  await expectShown(page, DEFAULT_UID);

  await control(page).click();
  await input(page).fill(OWN);
  await page.getByRole('button', {name: 'Use this id'}).click();
  await expectShown(page, OWN);
  await control(page).click();
  await page.getByRole('button', {name: `Reset to ${DEFAULT_UID}`}).click();
  await expectShown(page, DEFAULT_UID);
  expect(await stored(page)).toBeNull();
});
