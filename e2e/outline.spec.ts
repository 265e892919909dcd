import type {Page} from '@playwright/test';
import {latest} from './build';
import {expect, test} from './fixtures';
import {expectLanded, isPhone, LANDING} from './layout';
import {ON_ANY_SCREEN} from './screens';

const PAGE = `/docs/${latest}/basic-concepts/contract/methods/then`;

async function openOutline(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByText('On this page').filter({visible: true}).click();
  return page.getByRole('navigation', {name: 'On this page'});
}

/** The ids of the headings in the text itself, in order. */
function headingIds(page: Page): Promise<string[]> {
  return page
    .locator('article')
    .locator('h2[id], h3[id], h4[id]')
    .evaluateAll((headings) => headings.map(({id}) => id));
}

test('the outline lists the headings from h2 to h4 and the version; a press lands 70 px below the top', async ({
  page,
  open,
}, {project}) => {
  const isMobile = isPhone(project);
  // On a phone the way back up to the outline is long. Smooth scrolling is tested on the desktop.
  if (isMobile) await page.emulateMedia({reducedMotion: 'reduce'});
  await open(PAGE);
  await expect(page.getByText(`Version ${latest}, the latest`).filter({visible: true})).toHaveCount(1);
  const ids = await headingIds(page);
  expect(ids.length).toBeGreaterThan(5);
  const outline = await openOutline(page, isMobile);
  const links = await outline
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(ids.map((id) => `#${id}`));
  for (const id of ids) {
    if (isMobile) await outline.scrollIntoViewIfNeeded();
    await outline.locator(`a[href="#${id}"]`).click();
    await expectLanded(page, id);
    await expect(page).toHaveURL(`${PAGE}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(outline.locator('[aria-current]')).toHaveAttribute('href', `#${id}`);
  }
});

test('an address with a hash lands at the same spot, as does a link from another page', async ({
  page,
  open,
}) => {
  await open(PAGE);
  const ids = await headingIds(page);
  for (const id of [ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)].map(String)) {
    await page.goto('about:blank');
    await open(`${PAGE}#${id}`);
    await expectLanded(page, id);
  }
  await page.getByRole('link', {name: 'How long metadata lives'}).click();
  await expect(page).toHaveURL(/metadata#lifetime$/);
  await expectLanded(page, 'lifetime');
  await expect(page.locator('#lifetime')).toBeFocused();
  // A fragment that cannot be decoded does not break the page.
  await page.evaluate(() => (location.hash = '#100%'));
  await expect(page).toHaveURL(/#100%$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
});

test(
  'the way to a heading is a smooth scroll, and a jump under reduced motion',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    await open(PAGE);
    /** The scroll positions on the way to the last heading. */
    const stops = async () => {
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        const seen = new Set<number>();
        Object.assign(window, {seen});
        window.addEventListener('scroll', () => seen.add(Math.round(window.scrollY)));
      });
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#what-to-read-next"]')?.click());
      await expectLanded(page, 'what-to-read-next');
      return page.evaluate(() => (window as unknown as {seen: Set<number>}).seen.size);
    };
    expect(await stops()).toBeGreaterThan(3);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await stops()).toBeLessThanOrEqual(2);
  },
);

test(
  'in a window taller than its section the last heading lands there too, and no blank room is below',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    await page.setViewportSize({width: 1440, height: 960});
    await open(`/docs/${latest}/basic-concepts/contract/methods/tap#what-to-read-next`);
    await expectLanded(page, 'what-to-read-next');
    await page.setViewportSize({width: 1440, height: 2600});
    await page.reload();
    await expect(page.locator('#what-to-read-next')).toBeInViewport();
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(600);
  },
);

test('the active heading follows the scroll position in both directions', async ({page, open}, {project}) => {
  await open(PAGE);
  const outline = await openOutline(page, isPhone(project));
  const active = outline.locator('[aria-current]');
  await expect(active).toHaveCount(0);
  const ids = await headingIds(page);
  const passBy = async (id: string) => {
    await page.locator(`[id="${id}"]`).evaluate((heading, line) => {
      window.scrollTo(0, window.scrollY + heading.getBoundingClientRect().top - line);
    }, LANDING);
    await expect(active).toHaveAttribute('href', `#${id}`);
  };
  for (const id of ids) await passBy(id);
  for (const id of ids.toReversed()) await passBy(id);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(active).toHaveAttribute('href', `#${ids.at(-1)}`);
});
