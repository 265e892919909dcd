import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** WCAG 2.2 A and AA, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Colours on their way from one to the other, as after a change of colour mode, have a contrast of neither. An inherited
 * colour sets out when that of the parent has arrived, so they are brought to their end until none is left.
 */
const settleColours = (page: Page) =>
  page.evaluate(() => {
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let left = transitions(); left.length > 0; left = transitions()) left.forEach((one) => one.finish());
  });

/** Of a page with an open dialog axe sees the dialog alone. With `part`, a selector, it looks at that alone. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await settleColours(page);
  // A page without frames needs no second page to gather what was found; and of what passed, only how many rules did.
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(RULES)
    .setLegacyMode();
  if (part !== undefined) axe.include(part);
  const {violations, passes} = await axe.analyze();
  expect(passes.length, 'rules that axe could check').toBeGreaterThan(10);
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
