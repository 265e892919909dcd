import {changelog} from '../src/changelog/changelog';
import {expectAccessible, expectLegiblePage} from './accessibility';
import {latest, sitemapPaths} from './build';
import {diagramIn, draw, expectInPlace} from './diagram-page';
import {expect, test} from './fixtures';
import {expectFits, scrollToTop, turnIntoPhone} from './layout';
import {routes} from './routes';

const paths = sitemapPaths();

test('the sitemap holds the pages of the site and of the latest version, and nothing else', () => {
  const own = ['/', changelog.path];
  expect([...paths].sort()).toEqual([...own, ...routes.map((route) => `/docs/${latest}/${route}`)].sort());
});

// Each page is loaded once, and fits both screens; page-kinds.spec.ts scans a page of each kind on the phone.
for (const path of paths) {
  test(`${path} is there, quiet, accessible, and in its place on both screens`, async ({page, open}) => {
    // Two scans of a page.
    test.slow();
    const response = await open(path);
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);

    // The frames are in the HTML; what is drawn in them comes when they near the window.
    // Those of the landing page stand beside code, at its height.
    const isDocs = path.startsWith('/docs/');
    const diagrams = await diagramIn(page).all();
    for (const diagram of diagrams) {
      await draw(diagram);
      if (isDocs) await expectInPlace(diagram);
    }

    await expectFits(page);
    await scrollToTop(page);
    await expectAccessible(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectLegiblePage(page);

    await turnIntoPhone(page);
    await expectFits(page);
    if (isDocs) for (const diagram of diagrams) await expectInPlace(diagram);
  });
}
