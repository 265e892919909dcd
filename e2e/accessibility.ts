import AxeBuilder from '@axe-core/playwright';
import {source} from 'axe-core';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** WCAG 2.2 A and AA, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that take longer than all others together. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A colour on its way to another, as after a change of colour mode, has the contrast of neither. */
const STILL = '*, ::before, ::after { transition: none !important }';

/** Looks at the whole page, or at the part with a selector. Of a page with an open dialog axe sees the dialog alone. */
export async function expectAccessible(page: Page, part = 'html', {colours = true} = {}): Promise<void> {
  const still = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, STILL);
  // Half a megabyte, which a page takes once.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({page, axeSource: isThere ? 'undefined' : source})
    .options({resultTypes: ['violations']})
    // A page without frames needs no second page to gather what was found.
    .setLegacyMode()
    .withTags(RULES)
    .include(part);
  if (!colours) axe.disableRules(COLOUR_RULES);
  const {violations, passes} = await axe.analyze();
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
  expect(passes.length, 'rules that axe could check').toBeGreaterThan(10);
}
