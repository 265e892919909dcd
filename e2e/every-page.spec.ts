import type {Page} from '@playwright/test';
import {texts} from '../src/frame/sitePages';
import {expectAccessible, TEXT_ALONE} from './accessibility';
import {latest, sitemapPaths} from './build';
import {expectDiagramsInPlace} from './diagram-page';
import {expect, test} from './fixtures';
import {expectFits, inBothModes, scrollToTop, turnIntoPhone} from './layout';
import {PHONE} from './screens';

const docs = (route: string) => `/docs/${latest}/${route}`;
const paths = sitemapPaths();

/** A page of each kind. Only here is everything checked that depends on the frame and on styles, which pages share. */
const KINDS = [
  ...['/', '/changelog'],
  ...['introduction', 'basic-concepts/contract/methods', 'reference/http-codes'].map(docs),
];

const DESKTOP = {width: 1440, height: 900};

/** The number of main headings, and lower-case ids outside the text, which a heading might also have. Those of Docusaurus are allowed. */
const outlineOf = (page: Page) =>
  page.evaluate(() => ({
    titles: document.querySelectorAll('h1').length,
    takeable: [...document.querySelectorAll('[id]:not([id^="__docusaurus"], symbol)')]
      .filter((one) => !one.closest('.markdown, time + div > h2, main:not(:has(.markdown))'))
      .map(({id}) => id)
      .filter((id) => id === id.toLowerCase()),
  }));

async function lookAround(page: Page, path: string): Promise<void> {
  await expectFits(page);
  // Diagrams of the landing page are beside code, and have its height.
  await expectDiagramsInPlace(page, path === '/' ? 'drawn' : 'whole');
}

/** A page of its kind: also with the frame, in both colour modes, and on a phone. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await lookAround(page, path);
  await scrollToTop(page);
  await inBothModes(page, () => expectAccessible(page));
  const turnBack = await turnIntoPhone(page);
  await lookAround(page, path);
  await expectAccessible(page);
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
    for (const [index, path] of pages.entries())
      await test.step(path, async () => {
        expect.soft((await open(path)).status()).toBe(200);
        expect
          .soft(await outlineOf(page), 'ids of the frame begin with "Rift-"')
          .toEqual({titles: 1, takeable: []});
        if (KINDS.includes(path)) {
          await page.setViewportSize(DESKTOP);
          await expectWhole(page, path);
          return;
        }
        await expectAccessible(page, 'main', TEXT_ALONE);
        await lookAround(page, path);
        // The next page is opened on the other screen.
        await page.setViewportSize(index % 2 === 0 ? PHONE.viewport : DESKTOP);
        await lookAround(page, path);
      });
  });
