import type {Page} from '@playwright/test';
import {texts} from '../src/frame/sitePages';
import {expectAccessible} from './accessibility';
import {latest, sitemapPaths} from './build';
import {diagramIn, draw, expectInPlace} from './diagram-page';
import {expect, test} from './fixtures';
import {expectFits, inBothModes, scrollToTop, turnIntoPhone} from './layout';

const docs = (route: string) => `/docs/${latest}/${route}`;
const paths = sitemapPaths();

/** A page of each kind. Only here colours are compared: they are tokens, whose contrast config/tokens.test.ts holds. */
const KINDS = [
  ...['/', '/changelog'],
  ...['introduction', 'basic-concepts/contract/methods', 'reference/http-codes'].map(docs),
];

/** The ids outside the text of a page that one of its headings could have, which are in small letters. Docusaurus' own stay. */
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

  // The frames are in the HTML; what is drawn in them comes when they near the window.
  const diagrams = await diagramIn(page).all();
  for (const diagram of diagrams) await draw(diagram);
  await scrollToTop(page);
  if (!isOfKinds) await expectAccessible(page, 'html', {colours: false});
  const lookAround = async () => {
    await expectFits(page);
    // Those of the landing page stand beside code, at its height.
    if (path !== '/') for (const diagram of diagrams) await expectInPlace(diagram);
    if (isOfKinds) await inBothModes(page, () => expectAccessible(page));
  };
  await lookAround();
  const turnBack = await turnIntoPhone(page);
  await lookAround();
  await turnBack();
  await page.emulateMedia({colorScheme: 'light'});
}

const chapterOf = (path: string) => (path.startsWith('/docs/') ? (path.split('/')[3] ?? '') : 'the site');
const all = [...new Set([...paths, ...Object.keys(texts)])];

// A chapter is read in one visit: pages after the first come to life in half the time.
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
