import type {Page} from '@playwright/test';
import {expect} from './fixtures';

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly {previousRect: DOMRectReadOnly}[];
}

/**
 * Counts layout shifts, starting before the page is opened, also those within half a second after the reader's input. Chromium
 * sometimes counts a panel that was hidden until found and opens: nothing in it was to be seen before, so nothing moved.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const shifts = {sum: 0};
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as Shift[])
        if (sources.some(({previousRect}) => previousRect.width > 0)) shifts.sum += value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => {
    const sum = await page.evaluate(async () => {
      // Shifts are reported after the frame in which they happen.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as {shifts: {sum: number}}).shifts.sum;
    });
    return sum.toFixed(2);
  };
}

/** Whether a project of playwright.config.ts is the phone. */
export const isPhone = ({name}: {name: string}) => name.startsWith('mobile');

/** Does something in each colour mode. */
export async function inBothModes(
  page: Page,
  look: (mode: 'light' | 'dark') => Promise<unknown>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await look(colorScheme);
  }
}

/** In px: iOS zooms into the page when a field with smaller text is touched. */
const MIN_FIELD_TEXT = 16;

/** What readers type in or choose from. */
const FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Expects that the page does not scroll sideways, and that touching a field does not zoom it. */
export async function expectFits(page: Page, where = page.url()): Promise<void> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide, `${where} scrolls sideways`).toBe(false);
  const small = await page
    .locator(FIELDS)
    .evaluateAll(
      (fields, min) =>
        fields
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < min)
          .map(({localName, id}) => `${localName} ${id}`),
      MIN_FIELD_TEXT,
    );
  expect(small, `${where} has fields with text that is too small`).toEqual([]);
}

/** Jumps to the top, because what is half covered by the top bar would look like a target that is too small. */
export const scrollToTop = (page: Page) =>
  page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));

/** Where a heading stands after a jump, in px from the top of the window, and how far off it may be. */
export const LANDING = 70;
const TOLERANCE = 1;

export async function expectLanded(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(LANDING - TOLERANCE);
  await expect.poll(top).toBeLessThanOrEqual(LANDING + TOLERANCE);
}
