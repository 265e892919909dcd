import type {Locator, Page} from '@playwright/test';
import {site} from '../config/site';
import {docs, INTRODUCTION, latest} from './build';
import {expect, test} from './fixtures';
import {closeButton, menuButton} from './frame-page';
import {inBothModes, isPhone} from './layout';
import {ON_ANY_SCREEN, PHONE} from './screens';

// The frame as seen by screen readers, but for its parts, which have specs of their own. A level with "equal" must
// have exactly these children; otherwise only what is named here must be there, in this order, so that text can change.

const BRAND = `
  - link "${site.name}":
    - /url: /
  - link "${site.versionLabel}":
    - /url: /
  - button "Search"
  - status`;

const BAR = {
  desktop: `
- navigation "Main":
  - /children: equal${BRAND}
  - 'button "Version of the documentation: ${latest}"'
  - link "Sources(opens in new tab)"
  - link "Get started"
  - button /^Switch between dark and light mode/
- complementary "Documentation"`,
  phone: `
- navigation "Main":
  - /children: equal
  - button "Toggle navigation bar"${BRAND}
  - link "Get started"`,
};

const frameWith = (bar: string) => `
- /children: equal
- region "Skip to main content":
  - link "Skip to main content"${bar}
- main:
  - article:
    - navigation "Breadcrumbs":
      - /children: equal
      - list:
        - listitem:
          - link "Home page"
        - listitem:
          - link "Basic concepts"
        - listitem:
          - link "Contract"
        - listitem:
          - link "Methods"
        - listitem: then
    - heading "The then method" [level=1]
  - navigation "Docs pages":
    - link /^Previous/:
      - /url: ${docs('basic-concepts/contract/methods')}
    - link /^Next/:
      - /url: ${docs('basic-concepts/contract/methods/map')}
- contentinfo`;

test('the frame of a page of the documentation', ON_ANY_SCREEN, async ({page, open}) => {
  const body = page.locator('body');
  await open(docs('basic-concepts/contract/methods/then'));
  await expect(body).toMatchAriaSnapshot(frameWith(BAR.desktop));
  await page.setViewportSize(PHONE.viewport);
  await expect(body).toMatchAriaSnapshot(frameWith(BAR.phone));
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a link leads to the top, going back to the place left', ON_ANY_SCREEN, async ({page, open}) => {
  await open(INTRODUCTION);
  await page.evaluate(() => window.scrollTo(0, 1200));
  // Dispatched, because a click by Playwright would first scroll to the link.
  await page
    .getByRole('article')
    .getByRole('link', {name: 'benchmark', exact: true})
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/benchmark$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Benchmark against exceptions');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(INTRODUCTION);
  await expect.poll(() => scrolled(page)).toBe(1200);

  await test.step('in forced colours, what is selected is still marked', async () => {
    await page.emulateMedia({forcedColors: 'active'});
    const groundOf = (place: Locator, part: string) =>
      place.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);
    const active = (list: string) =>
      page.getByRole('navigation', {name: list}).locator('[aria-current]').filter({visible: true});
    await inBothModes(page, async (mode) => {
      const ground = await groundOf(page.locator('html'), '');
      expect(ground).toMatch(/^rgb\(/);
      for (const [name, place, part] of [
        ['the name', page.getByRole('link', {name: site.name, exact: true}).locator('span').first(), ''],
        ['the heading being read', active('On this page'), '::before'],
        ['the page being read', active('Docs sidebar'), '::before'],
        ['the chosen tab', page.getByRole('tab', {selected: true}).first(), '::after'],
      ] as const) {
        const colour = await groundOf(place, part);
        expect(colour, `${name} on a ${mode} page`).not.toMatch(/^rgba.*, 0\)$/);
        expect(colour, `${name} on a ${mode} page`).not.toBe(ground);
      }
      const start = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Get started'});
      await expect(start).toHaveCSS('border-top-style', 'solid');
    });
  });
});

test('the colour mode is chosen, and remembered on the next page', async ({page, open}, {project}) => {
  await open('/');
  const isMobile = isPhone(project);
  const toggle = page.getByRole('button', {name: /dark and light mode/}).filter({visible: true});
  const press = async () => {
    if (isMobile) await menuButton(page).click();
    await toggle.click();
    if (isMobile) await closeButton(page).click();
  };
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await press();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await press();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', {name: 'Documentation', exact: true}).click();
  await expect(page).toHaveURL(INTRODUCTION);
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
