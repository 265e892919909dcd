import {PROBLEM_FORM} from '../config/repository';
import {latest} from './build';
import {expect, started, test} from './fixtures';
import {chosen, field} from './frame-page';

// The browser itself logs that the document has status 404.
test.beforeEach(({allow}) => allow(/Failed to load resource.*404/));

test('every address without a page gets the 404 page', async ({page, baseURL}) => {
  const answer = page.getByText('There is no page at');
  // What is broken, too long, or contains markup is not shown as it is written.
  for (const address of ['/%E0%A4%A', `/${'a'.repeat(4000)}`, '/%3Cimg%20src=x%20onerror=alert(1)%3E'])
    await test.step(address.slice(0, 40), async () => {
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      await started(page);
      await expect(page).toHaveTitle('Page not found | Rift');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('The line breaks here');
      await expect(answer).toBeVisible();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'Back to the start'})).toHaveAttribute('href', '/');
    });

  await test.step('others are named, also in a report', async () => {
    // With signs that mean something in addresses.
    await page.goto('/docs/v9/no%20&title=x');
    await expect(answer).toContainText('/docs/v9/no &title=x');
    const link = page.getByRole('main').getByRole('link', {name: 'Report a problem'});
    await expect(link).toHaveAttribute('href', /&page=/);
    const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      template: PROBLEM_FORM,
      title: 'Page not found: ',
      page: '/docs/v9/no &title=x',
    });
  });
});

test('the intended page is offered, or found by the words of the address', async ({page}) => {
  await page.goto(`/DOCS/${latest}/Modules?a=B#C`);
  await expect(page).toHaveURL(`/docs/${latest}/modules?a=B#C`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Modules');

  const nearest = page.getByText('The nearest page:').getByRole('link');
  for (const [asked, to] of [
    ['/docs/v9/modules/validator', `/docs/${latest}/modules/validator`],
    ['/docs/next/module/validator', '/docs/next/modules/validator'],
  ] as const) {
    await page.goto(asked);
    await expect(nearest).toHaveAttribute('href', to);
  }

  await page.goto(`/docs/${latest}/how-to/hash-pasword`);
  await expect(page.getByText('The nearest page:')).toBeHidden();
  await started(page);
  await page.getByRole('button', {name: 'Search the documentation'}).click();
  await expect(field(page)).toHaveValue('how to hash pasword');
  await expect(chosen(page)).toHaveText(/Password hashes/);
});
