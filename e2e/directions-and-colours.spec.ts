import type {Locator} from '@playwright/test';
import {latest} from './build';
import {expect, test} from './fixtures';
import {expectFits, turnIntoPhone} from './layout';

const PAGE = `/docs/${latest}/introduction`;

/** The colours that an element, or what is drawn before or after it, has where its neighbours have those of the page. */
const groundOf = (place: Locator, part?: '::before' | '::after') =>
  place.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);

test('where the system chooses the colours, what is chosen is still marked', async ({page, open}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(`${PAGE}?${colorScheme}#requirements`);
    const ground = await groundOf(page.locator('html'));
    expect(ground).toMatch(/^rgb\(/);
    const marks: [string, Locator, ('::before' | '::after')?][] = [
      ['the mark of the name', page.getByRole('link', {name: 'Rift', exact: true}).locator('span').first()],
      [
        'the heading being read',
        page
          .getByRole('navigation', {name: 'On this page'})
          .locator('[aria-current]')
          .filter({visible: true}),
        '::before',
      ],
      ['the chosen tab', page.getByRole('tab', {selected: true}).first(), '::after'],
    ];
    for (const [name, place, part] of marks) {
      const colour = await groundOf(place, part);
      expect(colour, `${name} on a ${colorScheme} page`).not.toMatch(/^rgba.*, 0\)$/);
      expect(colour, `${name} on a ${colorScheme} page`).not.toBe(ground);
    }
    const current = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current="page"]');
    await expect(current).toHaveCSS('border-inline-start-style', 'solid');
    const button = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Get started'});
    await expect(button).toHaveCSS('border-top-style', 'solid');
  }
});

/** How far a part of the page is from the sides of the page, which leaves room for a scrollbar on one of them. */
const sidesOf = (part: Locator) =>
  part.evaluate((element) => {
    const [box, page] = [element.getBoundingClientRect(), document.body.getBoundingClientRect()];
    return {left: box.left - page.left, right: page.right - box.right};
  });

test('where lines begin at the right the frame is the other way round, and code is not', async ({
  page,
  open,
}) => {
  await open(PAGE);
  const turn = (dir: string) =>
    page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
  const parts = [
    page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first(),
    page.getByRole('navigation', {name: 'Main'}).getByRole('link').first(),
    page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').first(),
    page.getByRole('heading', {level: 1}),
    page.getByRole('navigation', {name: 'On this page'}).filter({visible: true}).getByRole('list'),
  ];
  for (const part of parts) {
    await turn('ltr');
    const {left} = await sidesOf(part);
    await turn('rtl');
    const {right} = await sidesOf(part);
    expect(Math.abs(right - left), await part.innerText()).toBeLessThanOrEqual(1);
  }
  for (const code of await page.locator('pre').filter({visible: true}).all())
    await expect(code).toHaveCSS('direction', 'ltr');
  await expectFits(page);
  await turnIntoPhone(page);
  await expectFits(page);
  await open('/');
  await turn('rtl');
  await expectFits(page);
  for (const code of await page.locator('pre').all()) await expect(code).toHaveCSS('direction', 'ltr');
});
