import type {Locator} from '@playwright/test';
import {latest} from './build';
import {expect, test} from './fixtures';
import {inBothModes} from './layout';

/** The background colour of an element, or of its `::before` or `::after`. */
const groundOf = (place: Locator, part?: '::before' | '::after') =>
  place.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);

test('in forced colours, what is selected is still marked', async ({page, open}) => {
  await open(`/docs/${latest}/introduction#requirements`);
  await page.emulateMedia({forcedColors: 'active'});
  await inBothModes(page, async (mode) => {
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
      [
        'the page being read',
        page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current="page"]'),
        '::before',
      ],
      ['the chosen tab', page.getByRole('tab', {selected: true}).first(), '::after'],
    ];
    for (const [name, place, part] of marks) {
      const colour = await groundOf(place, part);
      expect(colour, `${name} on a ${mode} page`).not.toMatch(/^rgba.*, 0\)$/);
      expect(colour, `${name} on a ${mode} page`).not.toBe(ground);
    }
    const button = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Get started'});
    await expect(button).toHaveCSS('border-top-style', 'solid');
  });
});
