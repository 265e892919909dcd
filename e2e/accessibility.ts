import AxeBuilder from '@axe-core/playwright';
import {source} from 'axe-core';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** WCAG 2.2 A and AA, and axe's own best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that ask for colours, and take longer than all others together. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Carried by one element of each look; axe compares the colours of those. */
const LOOK = 'data-look';

/** The whole of axe is half a megabyte: a page takes it once. */
const SOURCE = `${source}; axe.configure({rules: [{id: 'color-contrast', selector: '[${LOOK}]'}]});`;

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

/**
 * Marks one text of each look, a look being its own style and all that is painted by what it stands in: a thousand words in
 * one colour on one ground have one contrast, and axe takes milliseconds for each. Where something else than an element around
 * it can lie below a text, or axe decides by more than its style, each is a look of its own.
 *
 * @returns how many texts were marked
 */
const markLooks = (page: Page, part: string) =>
  page.evaluate(
    ([mark, root]) => {
      const OWN = 'svg *, label, label *, input, select, textarea';
      const STATE = ':disabled, [aria-disabled="true"], [inert], :modal';
      const CLEAR = 'rgba(0, 0, 0, 0) none 1 none normal false';
      const AFLOAT = 'afloat';
      const grounds = new Map<Element, string>();
      /** What paints below the text of an element, from the outside in. */
      function groundOf(element: Element): string {
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const {position, backgroundColor, backgroundImage, opacity, filter, mixBlendMode} =
          getComputedStyle(element);
        const above = element.parentElement ? groundOf(element.parentElement) : '';
        const isAfloat = position === 'absolute' || position === 'fixed';
        const below = isAfloat ? `${above} ${AFLOAT}` : above;
        const state = String(element.matches(STATE));
        const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, state].join(' ');
        // Nothing shows through a colour without transparency.
        const seen = backgroundColor.startsWith('rgb(') ? below.replaceAll(AFLOAT, '') : below;
        const ground = paint === CLEAR ? below : `${seen} | ${paint}`;
        grounds.set(element, ground);
        return ground;
      }
      function lookOf(element: Element, index: number): string {
        const ground = groundOf(element);
        if (element.matches(OWN) || ground.includes(AFLOAT)) return String(index);
        const {color, fontSize, fontWeight, textShadow, clip, clipPath, overflow} = getComputedStyle(element);
        return [ground, color, fontSize, fontWeight, textShadow, clip, clipPath, overflow].join(' ');
      }
      const isText = (element: Element) =>
        element.matches('input, select, textarea') ||
        Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
      const isSeen = (element: Element) =>
        element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0;

      for (const one of document.querySelectorAll(`[${mark}]`)) one.removeAttribute(mark);
      const looks = new Set<string>();
      for (const [index, element] of document.querySelectorAll(`:is(${root}), :is(${root}) *`).entries()) {
        if (!isText(element) || !isSeen(element)) continue;
        const look = lookOf(element, index);
        if (looks.has(look)) continue;
        looks.add(look);
        element.setAttribute(mark, '');
      }
      return looks.size;
    },
    [LOOK, part] as const,
  );

// A page without frames needs no second page to gather what was found; and of what passed, only how many rules did.
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({page, axeSource: isThere ? 'undefined' : SOURCE})
    .options({resultTypes: ['violations']})
    .setLegacyMode();
}

async function expectNoViolation(axe: AxeBuilder): Promise<string[]> {
  const {violations, passes} = await axe.analyze();
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
  return passes.map(({id}) => id);
}

const RULES_THAT_APPLY = 'rules that axe could check';

/** Of a page with an open dialog axe sees the dialog alone. With `part`, a selector, it looks at that alone. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await settleColours(page);
  expect(await markLooks(page, part ?? 'body'), 'texts whose colours axe compares').toBeGreaterThan(0);
  const axe = (await axeOn(page)).withTags(RULES);
  if (part !== undefined) axe.include(part);
  expect((await expectNoViolation(axe)).length, RULES_THAT_APPLY).toBeGreaterThan(10);
}

/** The colours alone. */
export async function expectLegiblePage(page: Page): Promise<void> {
  await settleColours(page);
  await markLooks(page, 'body');
  const axe = (await axeOn(page)).withRules(COLOUR_RULES);
  expect(await expectNoViolation(axe), RULES_THAT_APPLY).toContain('color-contrast');
}
