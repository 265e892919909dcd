import {expectAccessible} from './accessibility';
import {latest, sitemapPaths} from './build';
import {expect, test} from './fixtures';
import {routes} from './routes';

const paths = sitemapPaths();

test('the sitemap holds the landing page and every page of the latest version, and nothing else', () => {
  expect([...paths].sort()).toEqual(['/', ...routes.map((route) => `/docs/${latest}/${route}`)].sort());
});

for (const path of paths) {
  test(`${path} is there, quiet, in its place and accessible`, async ({page, open}) => {
    const response = await open(path);
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);

    // The frames are in the HTML; what is drawn in them comes when they near the window.
    for (const diagram of await page.getByRole('group', {name: /^Diagram: /}).all()) {
      await diagram.scrollIntoViewIfNeeded();
      await expect(diagram.getByRole('img')).toBeVisible();
    }

    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide, 'scrolls sideways').toBe(false);

    await expectAccessible(page);
  });
}
