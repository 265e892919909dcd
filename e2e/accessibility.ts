import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** WCAG 2.2 A and AA, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that ask for colours, and take longer than all others together. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What stands around the page proper. */
const FRAME = ['.theme-layout-navbar', '.theme-doc-sidebar-container', '.theme-layout-footer'];

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

// A page without frames needs no second page to gather what was found; and of what passed, only how many rules did.
const axeOn = (page: Page) => new AxeBuilder({page}).options({resultTypes: ['violations']}).setLegacyMode();

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<string[]> {
  await settleColours(page);
  const {violations, passes} = await axe.analyze();
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
  return passes.map(({id}) => id);
}

const RULES_THAT_APPLY = 'rules that axe could check';

/** Of a page with an open dialog axe sees the dialog alone. With `part`, a selector, it looks at that alone. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = axeOn(page).withTags(RULES);
  if (part !== undefined) axe.include(part);
  expect((await expectNoViolation(page, axe)).length, RULES_THAT_APPLY).toBeGreaterThan(10);
}

/** All that does not depend on colours, which are the same on every width. */
export async function expectAccessibleBesidesColours(page: Page): Promise<void> {
  const axe = axeOn(page).withTags(RULES).disableRules(COLOUR_RULES);
  expect((await expectNoViolation(page, axe)).length, RULES_THAT_APPLY).toBeGreaterThan(10);
}

/** The colours of what a page does not share with the others. */
export async function expectLegiblePage(page: Page): Promise<void> {
  const axe = axeOn(page).withRules(COLOUR_RULES);
  for (const part of FRAME) axe.exclude(part);
  expect(await expectNoViolation(page, axe), RULES_THAT_APPLY).toContain('color-contrast');
}
