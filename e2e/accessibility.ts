import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** WCAG 2.2 A and AA, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours on their way from one to the other, as after a change of colour mode, have a contrast of neither. */
const settleColours = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({finished}) => finished),
    ),
  );

/** Of a page with an open dialog axe sees the dialog alone. With `part`, a selector, it looks at that alone. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await settleColours(page);
  const axe = new AxeBuilder({page}).withTags(RULES);
  if (part !== undefined) axe.include(part);
  const {violations, passes} = await axe.analyze();
  expect(passes.length, 'rules that axe could check').toBeGreaterThan(10);
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
