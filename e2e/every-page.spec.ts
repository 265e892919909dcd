import type {Page} from '@playwright/test';
import {texts} from '../src/frame/sitePages';
import {expectAccessible} from './accessibility';
import {latest, sitemapPaths} from './build';
import {diagramIn, draw, expectInPlace} from './diagram-page';
import {expect, test} from './fixtures';
import {expectFits, inBothModes, scrollToTop, turnIntoPhone} from './layout';

const docs = (route: string) => `/docs/${latest}/${route}`;
const paths = sitemapPaths();

/** A page of each kind. Colours are checked only here: they are tokens, and config/tokens.test.ts checks their contrast. */
const KINDS = [
  ...['/', '/changelog'],
  ...['introduction', 'basic-concepts/contract/methods', 'reference/http-codes'].map(docs),
];

/** Lower-case ids outside the text of a page, which a heading might also have. Those of Docusaurus are allowed. */
const takeableIds = (page: Page) =>
  page.locator('[id]:not([id^="__docusaurus"], symbol)').evaluateAll((all) =>
    all
      .filter((one) => !one.closest('.markdown, time + div > h2, main:not(:has(.markdown))'))
      .map(({id}) => id)
      .filter((id) => id === id.toLowerCase()),
  );

async function expectInOrder(page: Page, path: string): Promise<void> {
  const isOfKinds = KINDS.includes(path);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  expect.soft(await takeableIds(page), 'ids of the frame begin with "Rift-"').toEqual([]);

  // The frames are in the HTML; their images are loaded when they near the window.
  const diagrams = await diagramIn(page).all();
  for (const diagram of diagrams) await draw(diagram);
  await scrollToTop(page);
  // The frame of the docs is the same on all pages, and looked at on those of each kind.
  const part = path.startsWith('/docs/') ? 'main' : 'html';
  if (!isOfKinds) await expectAccessible(page, part, {colours: false});
  const lookAround = async () => {
    await expectFits(page);
    // Diagrams of the landing page are beside code, and have its height.
    if (path !== '/') for (const diagram of diagrams) await expectInPlace(diagram);
  };
  await lookAround();
  // A colour mode changes nothing on a phone that it does not change in a wide window.
  if (isOfKinds) await inBothModes(page, () => expectAccessible(page));
  const turnBack = await turnIntoPhone(page);
  await lookAround();
  if (isOfKinds) await expectAccessible(page);
  await turnBack();
  await page.emulateMedia({colorScheme: 'light'});
}

const chapterOf = (path: string) => (path.startsWith('/docs/') ? (path.split('/')[3] ?? '') : 'the site');
const all = [...new Set([...paths, ...Object.keys(texts)])];

// A chapter is read in one visit, because pages after the first start in half the time.
for (const chapter of new Set(all.map(chapterOf)))
  test(`every page of ${chapter} is there, quiet, accessible, and in its place on both screens`, async ({
    page,
    open,
  }) => {
    const pages = all.filter((path) => chapterOf(path) === chapter);
    test.setTimeout(pages.length * test.info().timeout);
    expect(all).toEqual(expect.arrayContaining(KINDS));
    for (const path of pages)
      await test.step(path, async () => {
        expect.soft((await open(path)).status()).toBe(200);
        await expectInOrder(page, path);
      });
  });
