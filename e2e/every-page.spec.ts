import type {Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {docs, guides, readHtml, sitemapPaths} from './build';
import {diagramIn} from './diagram-page';
import {expect, test} from './fixtures';
import {tabThrough} from './keyboard';
import {expectFits, scrollToTop} from './layout';
import {PHONE} from './screens';

const all = [...new Set([...sitemapPaths(), ...guides])];

/** A page of each kind. Only here the focus is led through, and rules are checked that depend on the frame and on styles. */
const KINDS = [
  ...['/', '/changelog', '/contributing/blocks'],
  ...['introduction', 'basic-concepts/contract/methods', 'reference/http-codes'].map(docs),
];

const DESKTOP = {width: 1440, height: 900};

/** Rules about what depends on styles and on the frame, which take longer than all others together. */
const TEXT_ALONE = [
  'color-contrast',
  'link-in-text-block',
  'region',
  'scrollable-region-focusable',
  'target-size',
];

/** Puts the text of a page into an empty one, where axe is already compiled, and returns the parts of its outline. */
const showText = (page: Page, path: string) =>
  page.evaluate((html) => {
    const shown = new DOMParser().parseFromString(html, 'text/html');
    const outline = {
      titles: shown.querySelectorAll('h1').length,
      // Lower-case ids outside the text, which a heading might also have. Those of Docusaurus are allowed.
      takeable: [...shown.querySelectorAll('[id]:not([id^="__docusaurus"], symbol)')]
        .filter((one) => !one.closest('.markdown, time + div > h2, main:not(:has(.markdown))'))
        .map(({id}) => id)
        .filter((id) => id === id.toLowerCase()),
    };
    document.body.replaceChildren(...shown.querySelectorAll('main'));
    return outline;
  }, readHtml(path));

test('the text of every page is accessible, and has one title', async ({page}) => {
  test.setTimeout(all.length * test.info().timeout);
  for (const path of all)
    await test.step(path, async () => {
      expect(await showText(page, path), 'ids of the frame begin with "Rift-"').toEqual({
        titles: 1,
        takeable: [],
      });
      await expectAccessible(page, 'main', TEXT_ALONE);
    });
});

/**
 * Expects every diagram to be drawn and, but for those of the landing page, which are beside code and have its height, labels that
 * can be read and a place as high as the drawing.
 */
async function expectDiagramsInPlace(page: Page, isBesideCode: boolean): Promise<void> {
  // The box for diagrams draws when its island is hydrated.
  const drawn = diagramIn(page).filter({has: page.locator('img, svg[id]')});
  const problems = await drawn.evaluateAll(
    (viewers, areBesideCode) =>
      Promise.all(
        viewers.map(async (viewer) => {
          const drawing = viewer.querySelector('img');
          if (!drawing) return [];
          drawing.loading = 'eager';
          await drawing.decode();
          if (areBesideCode) return [];
          const {width, height} = drawing.getBoundingClientRect();
          // Labels are drawn at 15 px; a diagram wider than the text may shrink them.
          const label = (width / drawing.naturalWidth) * 15;
          // With the room above and below it; low diagrams have a place of the same height.
          const needed = Math.max(height + 40, 144);
          const place = viewer.querySelector('[role="tabpanel"]')?.clientHeight ?? 0;
          return [
            ...(Math.abs(place - needed) < 1 ? [] : [`its place is ${place}, not ${needed} px high`]),
            ...(label < 10 ? [`its labels are ${label} px high`] : []),
          ].map((problem) => `${viewer.ariaLabel}: ${problem}`);
        }),
      ),
    isBesideCode,
  );
  expect(problems.flat()).toEqual([]);
}

const chapterOf = (path: string) => /^\/docs\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? 'the top level';

// A chapter is read in one visit, because pages after the first start in half the time.
for (const chapter of new Set(all.map(chapterOf)))
  test(`every page of ${chapter} is there, quiet, and in its place on both screens`, async ({page, open}) => {
    const pages = all.filter((path) => chapterOf(path) === chapter);
    test.setTimeout(pages.length * test.info().timeout);
    expect(all).toEqual(expect.arrayContaining(KINDS));
    for (const [index, path] of pages.entries())
      await test.step(path, async () => {
        expect.soft((await open(path)).status()).toBe(200);
        // The next page is opened on the other screen.
        for (const screen of index % 2 === 0 ? [DESKTOP, PHONE.viewport] : [PHONE.viewport, DESKTOP]) {
          await page.setViewportSize(screen);
          await expectFits(page);
          await expectDiagramsInPlace(page, path === '/');
          if (!KINDS.includes(path)) continue;
          await scrollToTop(page);
          await page.emulateMedia({colorScheme: screen === DESKTOP ? 'light' : 'dark'});
          await expectAccessible(page);
          if (screen === DESKTOP) await tabThrough(page);
        }
      });
  });
