import {latest} from './build';
import {expect, test} from './fixtures';
import {expectLanded, isPhone, LANDING} from './layout';
import {ON_ANY_SCREEN} from './screens';

const PAGE = `/docs/${latest}/basic-concepts/contract/methods/then`;

/** The last heading of each page about a method. */
const LAST = 'what-to-read-next';

test('the outline lists h2 to h4, leads to them, and marks what is read', async ({page, open}, {project}) => {
  const isMobile = isPhone(project);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(PAGE);
  await expect(page.getByText(`Version ${latest}, the latest`).filter({visible: true})).toHaveCount(1);
  const ids = await page
    .locator('article')
    .locator('h2[id], h3[id], h4[id]')
    .evaluateAll((headings) => headings.map(({id}) => id));
  expect(ids.length).toBeGreaterThan(5);
  if (isMobile) await page.getByText('On this page').filter({visible: true}).click();
  const outline = page.getByRole('navigation', {name: 'On this page'});
  const active = outline.locator('[aria-current]');
  const links = await outline
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(ids.map((id) => `#${id}`));
  await expect(active).toHaveCount(0);

  await test.step('it follows the scroll position in both directions', async () => {
    for (const id of [...ids, ...ids.toReversed()]) {
      await page.locator(`[id="${id}"]`).evaluate((heading, line) => {
        const top = window.scrollY + heading.getBoundingClientRect().top - line;
        window.scrollTo({top, behavior: 'instant'});
      }, LANDING);
      await expect(active).toHaveAttribute('href', `#${id}`);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(active).toHaveAttribute('href', `#${ids.at(-1)}`);
  });

  await test.step('a press leads to the heading', async () => {
    for (const id of [ids[1], ids[0], ids.at(-1)].map(String)) {
      if (isMobile) await outline.scrollIntoViewIfNeeded();
      await outline.locator(`a[href="#${id}"]`).click();
      await expectLanded(page, id);
      await expect(page).toHaveURL(`${PAGE}#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
      await expect(active).toHaveAttribute('href', `#${id}`);
    }
  });
});

test('an address and a link land 70 px below the top, smoothly', ON_ANY_SCREEN, async ({page, open}) => {
  await open(`${PAGE}#signature`);
  await expectLanded(page, 'signature');

  /** The scroll positions on the way to the last heading. */
  const stops = async () => {
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      const seen = new Set<number>();
      Object.assign(window, {seen});
      window.addEventListener('scroll', () => seen.add(Math.round(window.scrollY)));
      document.querySelector<HTMLElement>('a[href="#what-to-read-next"]')?.click();
    });
    await expectLanded(page, LAST);
    return page.evaluate(() => (window as unknown as {seen: Set<number>}).seen.size);
  };
  expect(await stops()).toBeGreaterThan(3);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await stops()).toBeLessThanOrEqual(2);

  // A fragment that cannot be decoded does not break the page.
  await page.evaluate(() => (location.hash = '#100%'));
  await expect(page).toHaveURL(/#100%$/);
  await page.getByRole('link', {name: 'How long metadata lives'}).click();
  await expect(page).toHaveURL(/metadata#lifetime$/);
  await expectLanded(page, 'lifetime');
  await expect(page.locator('#lifetime')).toBeFocused();
});
