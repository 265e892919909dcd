import {PROBLEM_FORM} from '../config/repository';
import {latest, versions} from './build';
import {expect, hydrated, test} from './fixtures';
import {field} from './search-page';

// The browser itself logs that the document has status 404.
test.use({expectedNoise: /Failed to load resource.*404/});

/** With a space that was copied by accident, and with signs that mean something in addresses. */
const addresses = ['/changelog%20', '/docs/v9/no&title=x'];

/** Addresses that are broken, too long, or contain markup: these are not shown as written. */
const brokenAddresses = ['/%E0%A4%A', `/${'a'.repeat(4000)}`, '/%3Cimg%20src=x%20onerror=alert(1)%3E'];

test('every address without a page gets the 404 page, also on the way back', async ({page, baseURL}) => {
  const answer = page.getByText('There is no page at');
  for (const address of [...brokenAddresses, ...addresses])
    await test.step(address.slice(0, 40), async () => {
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page).toHaveTitle('Page not found | Rift');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('The line breaks here');
      await expect(answer).toBeVisible();
      if (addresses.includes(address)) await expect(answer).toContainText(decodeURI(address));
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'Back to the start'})).toHaveAttribute('href', '/');
    });

  await test.step('a report has this address', async () => {
    const link = page.getByRole('main').getByRole('link', {name: 'Report a problem'});
    await expect(link).toHaveAttribute('href', /&page=/);
    const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      template: PROBLEM_FORM,
      title: 'Page not found: ',
      page: '/docs/v9/no&title=x',
    });
  });

  await page.goto('/100%25');
  await expect(answer).toHaveText('There is no page at /100%');
  await page.getByRole('link', {name: 'Read the introduction'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  await page.goBack();
  await expect(answer).toHaveText('There is no page at /100%');
});

test('the intended page is offered, or found by the words of the address', async ({page}) => {
  await page.goto(`/DOCS/${latest}/Modules?a=B#C`);
  await expect(page).toHaveURL(`/docs/${latest}/modules?a=B#C`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Modules');

  const section = (text: string) => page.locator('section', {hasText: text});
  // NotFoundHelp/suggestions.test.ts tests which addresses are similar enough.
  await page.goto(`/docs/${latest}/basic-concepts/contract/method/then`);
  await hydrated(page);
  await expect(section('Pages with a similar address').getByRole('link').first()).toHaveAttribute(
    'href',
    `/docs/${latest}/basic-concepts/contract/methods/then`,
  );

  await page.goto('/docs/v9/modules/validator');
  await hydrated(page);
  for (const version of versions)
    await expect(
      section('The same page in another version').locator(`a[href="/docs/${version}/modules/validator"]`),
    ).toBeVisible();

  await page.goto(`/docs/${latest}/how-to/hash-pasword`);
  await hydrated(page);
  const first = section('What the search finds for it').getByRole('link').first();
  await expect(first).toHaveText('Password hashes');
  await expect(first).toHaveAttribute('href', `/docs/${latest}/modules/crypto#password-hashes`);
  await page.getByRole('button', {name: 'Search the documentation'}).click();
  await expect(field(page)).toHaveValue('hash pasword');
});
