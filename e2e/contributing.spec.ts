import {contributing} from '../src/contributing/contributing';
import {site} from '../config/site';
import {expectAccessible} from './accessibility';
import {readBuild, sitemapPaths} from './build';
import {expect, test} from './fixtures';
import {expectLanded} from './headings';
import {expectFits} from './layout';

test('the footer leads to the guide, which is whole, fits and is accessible', async ({page, open}) => {
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contribute'}).click();
  await expect(page).toHaveURL(contributing.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(contributing.title);
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('A correction without a set-up');
  await expectFits(page);
  await expectAccessible(page);
});

test('its outline leads to a section', async ({page, open}) => {
  await open(contributing.path);
  const disclosure = page.locator('summary', {hasText: 'On this page'});
  if (await disclosure.isVisible()) await disclosure.click();
  await page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'Adding an error row'})
    .filter({visible: true})
    .click();
  await expectLanded(page, 'adding-an-error-row');
});

test('its links lead to pages of the site, to places on the page, or to the repository', async ({
  page,
  open,
  request,
}) => {
  await open(contributing.path);
  const links = page.getByRole('main').locator('p, li, td').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const inRepository = addresses.filter((address) => address.startsWith(`${site.siteRepository}/`));
  const onSite = addresses.filter((address) => address.startsWith('/'));
  expect(inRepository).toContain(`${site.siteRepository}/blob/${site.siteBranch}/docs/_data/errors.json`);
  expect(inRepository).toContain(`${site.siteRepository}/tree/${site.siteBranch}/docs`);
  expect(onSite).toContain('/contributing/diagrams');
  for (const address of new Set(onSite)) expect((await request.get(address)).status(), address).toBe(200);
  const others = addresses.filter((address) => !/^(https:\/\/|\/|#)/.test(address));
  expect(others).toEqual([]);
});

test('search engines are asked to leave the guide out', () => {
  expect(sitemapPaths()).not.toContain(contributing.path);
  expect(readBuild('contributing.html')).toMatch(/<meta[^>]+name="?robots"?[^>]+noindex/);
});
