import type {Page} from '@playwright/test';
import {channelsOf, contrast} from '../src/shared/contrast';
import {expect} from './fixtures';

/** The contrast that WCAG requires of a focus indicator. */
const MIN_CONTRAST = 3;

/** What the focus is on, which is marked, and how it looks. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    element.setAttribute('data-reached', '');
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const text = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
    const name = `${element.tagName.toLowerCase()} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;

    // A field may be shown as its label, which then has the outline.
    const isDrawn = (one: Element) => {
      const {clipPath, opacity} = getComputedStyle(one);
      const {width, height} = one.getBoundingClientRect();
      return width > 2 && height > 2 && clipPath === 'none' && opacity !== '0';
    };
    const shown = isDrawn(element) ? element : (label ?? element);
    const hasOutline = (one: Element) => {
      const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    };
    const wearer = [shown, label, shown.parentElement, ...shown.children].find(
      (one) => one && hasOutline(one),
    );

    /** The background of the nearest element that has one. Tints change it too little to matter. */
    const groundOf = (one: Element | null): string => {
      for (let at = one; at; at = at.parentElement) {
        const {backgroundColor} = getComputedStyle(at);
        if (backgroundColor.startsWith('rgb(')) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const ring = wearer && {
      colour: getComputedStyle(wearer).outlineColor,
      // An outline inside its element has the background of that element.
      ground: groundOf(
        parseFloat(getComputedStyle(wearer).outlineOffset) < 0 ? wearer : wearer.parentElement,
      ),
    };

    // Tests points of each of its lines, slightly inside, for what is on top there.
    const lines = [...shown.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
    const points = lines.flatMap(({left, top, right, bottom}) => {
      const inset = Math.min(3, (bottom - top) / 3);
      return [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
        [top + inset, (top + bottom) / 2, bottom - inset].map((y) => [x, y] as const),
      );
    });
    const isSeen = ([x, y]: readonly [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (shown.contains(top) || top.contains(shown));
    };
    const box = shown.getBoundingClientRect();
    return {
      name,
      // After the last stop, the browser's own toolbars have the focus.
      isOutside: element === document.body,
      // The share of the element that is in the window and not covered, from 0 to 1.
      seen: points.length === 0 ? 0 : points.filter(isSeen).length / points.length,
      isWiderThanWindow: box.width > innerWidth || box.height > innerHeight / 2,
      ring,
    };
  });

/** Problems with how the focus is shown. */
function problemsOf({name, seen, isWiderThanWindow, ring}: Awaited<ReturnType<typeof focused>>): string[] {
  // An element that is too wide for the window is only partly in sight.
  const isSeen = isWiderThanWindow ? seen > 0 : seen === 1;
  const looks = ring ? contrast(channelsOf(ring.colour), channelsOf(ring.ground)) : 0;
  return [
    ...(isSeen ? [] : [`${name}: ${Math.round(seen * 100)} % of it can be seen`]),
    ...(ring ? [] : [`${name}: nothing shows the focus`]),
    ...(ring && looks < MIN_CONTRAST ? [`${name}: ${looks.toFixed(1)}:1 shows the focus`] : []),
  ];
}

/** Expects the focused element to have a visible outline, to be in the window, and not to be covered. */
export async function expectFocusInSight(page: Page): Promise<void> {
  // The window may still be scrolling to it.
  await expect.poll(async () => problemsOf(await focused(page))).toEqual([]);
}

/** More stops than any page has. */
const MAX_STOPS = 400;

/** What a reader can press, choose or type in, if it is shown. Of tabs and radios, arrow keys choose the others. */
const CONTROLS = ':is(a[href], button:enabled, input, select, textarea, summary, [tabindex="0"])';

/** Expects Tab to lead through all of a page to every control, and the focus to be in sight at every stop. */
export async function tabThrough(page: Page): Promise<void> {
  let stops = 0;
  while (stops < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now.isOutside) break;
    if (problemsOf(now).length > 0) await expectFocusInSight(page);
    stops += 1;
  }
  expect(stops).toBeGreaterThan(20);
  expect(stops, 'the focus is still in the page').toBeLessThan(MAX_STOPS);
  const missed = await page.locator(`${CONTROLS}:not([data-reached], [tabindex="-1"])`).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}))
      .filter((one) => !one.matches('[type="radio"]:not(:checked)'))
      .map(({outerHTML}) => outerHTML.slice(0, 100)),
  );
  expect(missed).toEqual([]);
}
