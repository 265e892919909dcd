import {readFileSync} from 'node:fs';
import type axe from 'axe-core';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** A third of the size of what the package exports. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * During a transition, as after a change of colour mode, colours have the contrast of neither end. Animations end at once instead
 * of being removed, because they would start again after axe has run.
 */
const STILL = `*, ::before, ::after {
  transition: none !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
}`;

/** Checks the page, or the part with a selector, with all rules but some. While a dialog is open, axe sees only the dialog. */
export async function expectAccessible(
  page: Page,
  part = 'html',
  without: readonly string[] = [],
): Promise<void> {
  // Added only once, because it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options: axe.RunOptions = {
    runOnly: RULES,
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, {enabled: false}])),
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
  expect(passed, 'rules that axe could check').toBeGreaterThan(5);
}
