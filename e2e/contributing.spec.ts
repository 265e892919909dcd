import {contributing} from '../src/contributing/contributing';
import {site} from '../config/site';
import {expectAccessible} from './accessibility';
import {expect, test} from './fixtures';
import {expectLanded} from './headings';
import {expectFits} from './layout';

test('the footer leads to the guide, which is whole, fits, is accessible, and leads on', async ({
  page,
  open,
  request,
}) => {
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contribute'}).click();
  await expect(page).toHaveURL(contributing.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(contributing.title);
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('A correction without a set-up');
  await expectFits(page);
  await expectAccessible(page);

  await test.step('its links lead to pages of the site, to places on the page, or to the repository', async () => {
    const links = page.getByRole('main').locator('p, li, td').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const onSite = addresses.filter((address) => address.startsWith('/'));
    expect(addresses).toContain(`${site.siteRepository}/blob/${site.siteBranch}/docs/_data/errors.json`);
    expect(addresses).toContain(`${site.siteRepository}/tree/${site.siteBranch}/docs`);
    expect(onSite).toContain('/contributing/diagrams');
    for (const address of new Set(onSite)) expect((await request.get(address)).status(), address).toBe(200);
    expect(addresses.filter((address) => !/^(https:\/\/|\/|#)/.test(address))).toEqual([]);
  });

  await test.step('its outline leads to a section', async () => {
    const outline = page.getByRole('navigation', {name: 'On this page'});
    await outline.getByRole('link', {name: 'Adding an error row'}).filter({visible: true}).click();
    await expectLanded(page, 'adding-an-error-row');
  });
});
