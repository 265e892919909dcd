import {changelog} from '../config/changelog';
import {expectAccessible} from './accessibility';
import {latest, sitemapPaths} from './build';
import {diagramIn, draw} from './diagram-page';
import {expect, test} from './fixtures';
import {expectFits, isPhone} from './layout';
import {routes} from './routes';

const SCHEMES = ['light', 'dark'] as const;

const paths = sitemapPaths();

test('the sitemap holds the pages of the site and of the latest version, and nothing else', () => {
  const own = ['/', changelog.path];
  expect([...paths].sort()).toEqual([...own, ...routes.map((route) => `/docs/${latest}/${route}`)].sort());
});

for (const path of paths) {
  test(`${path} is there, quiet, in its place and accessible`, async ({page, open}, {project}) => {
    // Two whole scans of a page.
    test.slow();
    const response = await open(path);
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);

    // The frames are in the HTML; what is drawn in them comes when they near the window.
    for (const diagram of await diagramIn(page).all()) await draw(diagram);

    await expectFits(page);

    // What lies half under the top bar would look like a target too small.
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    // Colours are those of the desktop: on the phone its own mode is enough.
    const own = project.use.colorScheme;
    for (const colorScheme of isPhone(project) && own ? [own] : SCHEMES) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
    }
  });
}
