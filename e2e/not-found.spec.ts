import {latest, versions} from './build';
import {expect, hydrated, started, test} from './fixtures';
import {field} from './search-page';

// The browser itself logs that the document has status 404.
test.use({expectedNoise: /Failed to load resource.*404/});

const addresses = [
  '/docs/v9/introduction',
  `/docs/${latest}/nonsense`,
  '/a/deep/address/without/a/page',
  // A space that was copied by accident.
  '/changelog%20',
];

/** Addresses that are broken, too long, or contain markup: these are not shown as written. */
const brokenAddresses = ['/%E0%A4%A', `/${'a'.repeat(4000)}`, '/%3Cimg%20src=x%20onerror=alert(1)%3E'];

test('every address without a page gets the 404 page', async ({page, baseURL}) => {
  for (const address of [...addresses, ...brokenAddresses])
    await test.step(address.slice(0, 40), async () => {
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      const isBroken = brokenAddresses.includes(address);
      await (isBroken ? hydrated : started)(page);
      await expect(page).toHaveTitle('Page not found | Rift');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('The line breaks here');
      const answer = page.getByText('There is no page at');
      await expect(answer).toBeVisible();
      if (!isBroken) await expect(answer).toContainText(decodeURI(address));
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'Back to the start'})).toHaveAttribute('href', '/');
    });
});

test('an address in capitals leads to the intended page', async ({page}) => {
  for (const [asked, meant] of [
    [`/docs/${latest}/Introduction`, `/docs/${latest}/introduction`],
    [`/DOCS/${latest}/modules?a=B#C`, `/docs/${latest}/modules?a=B#C`],
    ['/Docs', `/docs/${latest}/introduction`],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(meant);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  }
});

test('for a misspelled address the intended page is offered first, then the same page in other versions', async ({
  page,
}) => {
  // NotFoundHelp/suggestions.test.ts tests which addresses are similar enough.
  await page.goto(`/docs/${latest}/basic-concepts/contract/method/then`);
  await hydrated(page);
  const near = page.locator('section', {hasText: 'Pages with a similar address'});
  await expect(near.getByRole('link').first()).toHaveAttribute(
    'href',
    `/docs/${latest}/basic-concepts/contract/methods/then`,
  );
  await page.goto('/docs/v9/modules/validator');
  await hydrated(page);
  const same = page.locator('section', {hasText: 'The same page in another version'});
  for (const version of versions)
    await expect(same.locator(`a[href="/docs/${version}/modules/validator"]`)).toBeVisible();
});

test('search results for the words of an address are offered, and the search itself with these words', async ({
  page,
}) => {
  await page.goto(`/docs/${latest}/how-to/hash-pasword`);
  await hydrated(page);
  const section = page.locator('section', {hasText: 'What the search finds for it'});
  const first = section.getByRole('link').first();
  await expect(first).toHaveText('Password hashes');
  await expect(first).toHaveAttribute('href', `/docs/${latest}/modules/crypto#password-hashes`);
  await page.getByRole('button', {name: 'Search the documentation'}).click();
  await expect(field(page)).toHaveValue('hash pasword');
});

test('going back to a broken address leads to its page', async ({page}) => {
  await page.goto('/100%25');
  await hydrated(page);
  await expect(page.getByText('There is no page at')).toHaveText('There is no page at /100%');
  await page.getByRole('link', {name: 'Read the introduction'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  await page.goBack();
  await expect(page.getByText('There is no page at')).toHaveText('There is no page at /100%');
});
