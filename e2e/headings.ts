import type {Page} from '@playwright/test';
import {expect} from './fixtures';

/** Where a heading stands after a jump, in px from the top of the window, and how far off it may be. */
export const LANDING = 70;
const TOLERANCE = 1;

export async function expectLanded(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(LANDING - TOLERANCE);
  await expect.poll(top).toBeLessThanOrEqual(LANDING + TOLERANCE);
}
