import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** WCAG 2.2 A and AA, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that take longer than all others together. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * A colour on its way to another, as after a change of colour mode or in the walk of the hero, has the contrast of neither.
 * Animations end at once and are not taken away: they would begin again after axe, and a dialog rise a second time.
 */
const STILL = `*, ::before, ::after {
  transition: none !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
}`;

/** Looks at the whole page, or at the part with a selector. Of a page with an open dialog axe sees the dialog alone. */
export async function expectAccessible(page: Page, part = 'html', {colours = true} = {}): Promise<void> {
  // Half a megabyte, which a page takes once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: RULES,
    resultTypes: ['violations'],
    ...(!colours && {rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, {enabled: false}]))}),
  };
  const {violations, passed} = await page.evaluate(
    async ([root, runOptions, css]) => {
      const still = new CSSStyleSheet();
      still.replaceSync(css);
      document.adoptedStyleSheets.push(still);
      const {violations, passes} = await (window as unknown as {axe: typeof axe}).axe.run(root, runOptions);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return {
        violations: violations.map(
          ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
        ),
        passed: passes.length,
      };
    },
    [part, options, STILL] as const,
  );
  expect(violations).toEqual([]);
  expect(passed, 'rules that axe could check').toBeGreaterThan(10);
}
