import {latest, readBuild, versions} from './build';
import {expect, started, test} from './fixtures';
import {fixedRoutes, routesOf} from './routes';

for (const version of versions)
  test(`version ${version} has the route tree of the owner, in the same order`, () => {
    const isFixed = (route: string) => (fixedRoutes as readonly string[]).includes(route);
    expect(routesOf(version).filter(isFixed)).toEqual(fixedRoutes);
  });

test('the switch keeps the page, by mouse and by keyboard, and is remembered outside the documentation', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(`/docs/${latest}/modules/validator`);
  const button = page.getByRole('button', {name: /^Version of the documentation/});
  const choices = page.getByRole('navigation', {name: 'Main'}).getByRole('list');
  await button.click();
  await expect(choices.getByRole('link')).toHaveCount(versions.length);
  await choices.getByRole('link', {name: 'next'}).click();
  await expect(page).toHaveURL('/docs/next/modules/validator');
  await expect(button).toHaveText('next');

  await test.step('Escape, a press elsewhere, and the focus that leaves it close the list', async () => {
    await started(page);
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', {level: 1}).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    for (let stops = 0; stops <= versions.length; stops += 1) await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', {name: /^Sources/}).first()).toBeFocused();
  });

  await test.step('the version that was chosen last is the one that other pages name', async () => {
    await open('/changelog');
    await expect(button).toHaveText('next');
    await button.press('Enter');
    await expect(choices.locator('[aria-current]')).toHaveText(/^next/);
    await choices.getByRole('link', {name: latest}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/docs/${latest}/introduction`);
    await open('/changelog');
    await expect(button).toHaveText(latest);
  });
});

test.describe('if there is no such version', () => {
  test.use({expectedNoise: /status of 404/});

  test('each way to the same page in another version keeps query and fragment', async ({page, open}) => {
    const place = 'reference/errors?x=1#unsupported-cipher';
    const expectPlace = (version: string) => expect(page).toHaveURL(`/docs/${version}/${place}`);
    await open(`/docs/v0/${place}`);
    await page.getByRole('main').getByRole('link', {name: 'reference / errors'}).first().click();
    await expectPlace('next');

    await started(page);
    await expect(page.getByRole('alert')).toContainText('being written');
    await page.getByRole('alert').getByRole('link').click();
    await expectPlace(latest);

    await started(page);
    await page.getByRole('button', {name: /^Version of the documentation/}).click();
    await page.getByRole('link', {name: /^next/}).filter({visible: true}).click();
    await expectPlace('next');

    await page.setViewportSize({width: 390, height: 844});
    await started(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page
      .getByRole('dialog', {name: 'Menu'})
      .getByRole('link', {name: new RegExp(`^${latest}`)})
      .click();
    await expectPlace(latest);
  });
});

test.describe('redirecting addresses', () => {
  const addresses = versions.map((version) => [`/docs/${version}`, `/docs/${version}/introduction`] as const);

  test('/docs leads to the latest introduction and each version to its own, with the fragment', async ({
    page,
    request,
  }) => {
    for (const [from, to] of addresses) {
      const response = await request.get(from, {maxRedirects: 0});
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(to);
      await page.goto(`${from}#requirements`);
      await expect(page).toHaveURL(`${to}#requirements`);
    }
    await page.goto('/docs');
    await expect(page).toHaveURL(`/docs/${latest}/introduction`);
  });

  test('each is a page that redirects by itself, for hosts without redirects', async ({
    page,
    baseURL,
    scriptless,
  }) => {
    for (const [from, to] of addresses) {
      const body = readBuild(`${from.slice(1)}/index.html`);
      const answer = {contentType: 'text/html; charset=utf-8', body};
      await page.route(`${baseURL}${from}?*`, (route) => route.fulfill(answer));
      await page.goto(`${from}?a=1#requirements`);
      await expect(page).toHaveURL(`${to}?a=1#requirements`);

      await scriptless.route(`${baseURL}${from}`, (route) => route.fulfill(answer));
      await scriptless.goto(from);
      await expect(scriptless).toHaveURL(to);
    }
    await scriptless.goto('/docs');
    await expect(scriptless).toHaveURL(`/docs/${latest}/introduction`);
  });
});
