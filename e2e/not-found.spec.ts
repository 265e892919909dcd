import {latest, readBuild} from './build';
import {expect, hydrated, test} from './fixtures';

// The browser itself notes that the document came with status 404.
test.use({expectedNoise: /Failed to load resource.*404/});

const addresses = [
  '/nonsense',
  '/docs/v9/introduction',
  '/docs/v9',
  `/docs/${latest}/nonsense`,
  '/docs/next/basic-concepts/nonsense',
  '/a/deep/address/without/a/page',
  // As a space that was copied with it.
  '/%20',
  '/changelog%20',
  `/docs/${latest}/architecture%20`,
];

for (const address of addresses) {
  test(`${address} gets the 404 page`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle('Page not found | Rift');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The line breaks here');
    await expect(page.getByText('There is no page at')).toContainText(decodeURI(address));
    await expect(page.getByRole('link', {name: 'Back to the start'})).toHaveAttribute('href', '/');
  });
}

for (const [asked, meant] of [
  [`/docs/${latest}/Introduction`, `/docs/${latest}/introduction`],
  [`/DOCS/${latest}/modules?a=B#C`, `/docs/${latest}/modules?a=B#C`],
  ['/Docs', `/docs/${latest}/introduction`],
] as const) {
  test(`${asked}, in capitals, leads to the page that is meant`, async ({page}) => {
    await page.goto(asked);
    await expect(page).toHaveURL(meant);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  });
}

test('a misspelled address is offered the page that was meant, first', async ({page}) => {
  const near = [
    ['introductoin', 'introduction'],
    ['basic-concepts/contract/method/then', 'basic-concepts/contract/methods/then'],
    ['midlewares', 'architecture/routing/middlewares'],
    ['architecture/use-cases', 'architecture/logic-layer/use-cases'],
  ];
  for (const [asked, meant] of near) {
    await page.goto(`/docs/${latest}/${asked}`);
    await hydrated(page);
    const section = page.locator('section', {hasText: 'Pages with a similar address'});
    await expect(section.getByRole('link').first()).toHaveAttribute('href', `/docs/${latest}/${meant}`);
  }
});

test('the same page in other versions is offered', async ({page}) => {
  await page.goto('/docs/v9/modules/validator');
  await hydrated(page);
  const section = page.locator('section', {hasText: 'The same page in another version'});
  await expect(section.locator(`a[href="/docs/${latest}/modules/validator"]`)).toBeVisible();
  await expect(section.locator('a[href="/docs/next/modules/validator"]')).toBeVisible();
});

test('what the search has for the words of an address is offered, and the search with them', async ({
  page,
}) => {
  await page.goto(`/docs/${latest}/how-to/hash-pasword`);
  await hydrated(page);
  const section = page.locator('section', {hasText: 'What the search finds for it'});
  const first = section.getByRole('link').first();
  await expect(first).toHaveText('Password hashes');
  await expect(first).toHaveAttribute('href', `/docs/${latest}/modules/crypto#password-hashes`);
  await page.getByRole('button', {name: 'Search the documentation'}).click();
  const field = page.getByRole('dialog', {name: 'Search the documentation'}).getByRole('combobox');
  await expect(field).toHaveValue('hash pasword');
});

for (const address of [
  '/%',
  '/%E0%A4%A',
  `/${'a'.repeat(4000)}`,
  '/%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/docs/%2e%2e%2fx',
]) {
  test(`an address that is broken, endless or holds markup shows the page: ${address.slice(0, 40)}`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(`${baseURL}${address}`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The line breaks here');
    await expect(page.getByText('There is no page at')).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
}

test('the way back to a broken address leads to its page', async ({page}) => {
  await page.goto('/100%25');
  await hydrated(page);
  await expect(page.getByText('There is no page at')).toHaveText('There is no page at /100%');
  await page.getByRole('link', {name: 'Read the introduction'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  await page.goBack();
  await expect(page.getByText('There is no page at')).toHaveText('There is no page at /100%');
});

test('an address that looks like another host stays on this one', async ({page, baseURL}) => {
  // As a host answers that takes two slashes for what they are.
  const body = readBuild('404.html');
  await page.route('**//elsewhere.example/*', (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body}),
  );
  for (const name of ['A', '%']) {
    await page.goto(`${baseURL}//elsewhere.example/${name}`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The line breaks here');
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});

test('without script it still says what happened and leads on', async ({scriptless: page}) => {
  const response = await page.goto('/nonsense');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Read the introduction'})).toHaveAttribute(
    'href',
    `/docs/${latest}/introduction`,
  );
});
