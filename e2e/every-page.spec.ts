import {changelog} from '../src/changelog/changelog';
import {contributing} from '../src/contributing/contributing';
import {expectAccessible} from './accessibility';
import {latest, sitemapPaths} from './build';
import {diagramIn, draw, expectInPlace} from './diagram-page';
import {expect, test} from './fixtures';
import {expectFits, scrollToTop, turnIntoPhone} from './layout';
import {routes} from './routes';

const docs = (route: string) => `/docs/${latest}/${route}`;
const own = ['/', changelog.path];
const paths = sitemapPaths();

/** A page of each kind. Only here colours are compared: they are tokens, whose contrast config/tokens.test.ts holds. */
const KINDS = [
  ...own,
  ...['introduction', 'basic-concepts/contract/methods', 'reference/http-codes'].map(docs),
];

test('the sitemap holds the pages of the site and of the latest version, and nothing else', () => {
  expect([...paths].sort()).toEqual([...own, ...routes.map(docs)].sort());
  expect(paths).toEqual(expect.arrayContaining(KINDS));
});

for (const path of [...paths, contributing.path])
  test(`${path} is there, quiet, accessible, and in its place on both screens`, async ({page, open}) => {
    const modes = KINDS.includes(path) ? (['light', 'dark'] as const) : [];
    if (modes.length > 0) test.slow();
    expect((await open(path)).status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);

    // The frames are in the HTML; what is drawn in them comes when they near the window.
    const diagrams = await diagramIn(page).all();
    for (const diagram of diagrams) await draw(diagram);
    await scrollToTop(page);
    if (modes.length === 0) await expectAccessible(page, 'html', {colours: false});
    for (const turn of [() => Promise.resolve(), turnIntoPhone]) {
      await turn(page);
      await expectFits(page);
      // Those of the landing page stand beside code, at its height.
      if (path !== '/') for (const diagram of diagrams) await expectInPlace(diagram);
      for (const colorScheme of modes) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expectAccessible(page);
      }
    }
  });
