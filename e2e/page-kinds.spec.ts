import {changelog} from '../src/changelog/changelog';
import {expectAccessible} from './accessibility';
import {latest, sitemapPaths} from './build';
import {diagramIn, draw} from './diagram-page';
import {expect, test} from './fixtures';
import {expectFits, isPhone, scrollToTop} from './layout';
import {routes} from './routes';

const depth = (route: string) => route.split('/').length;

/** A page of each kind; of the documentation the first, and one that stands deepest in the sidebar. */
const paths = [
  '/',
  changelog.path,
  ...[routes[0], [...routes].sort((a, b) => depth(b) - depth(a))[0]].map(
    (route) => `/docs/${latest}/${route}`,
  ),
];

for (const path of paths) {
  test(`${path} is accessible as a whole, with what stands around it`, async ({page, open}, {project}) => {
    expect(sitemapPaths()).toContain(path);
    await open(path);
    for (const diagram of await diagramIn(page).all()) await draw(diagram);
    await expectFits(page);

    await scrollToTop(page);
    // Colours are those of the desktop: on the phone its own mode is enough.
    const own = project.use.colorScheme;
    for (const colorScheme of isPhone(project) && own ? [own] : (['light', 'dark'] as const)) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
    }
  });
}
