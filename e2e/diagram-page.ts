import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** Fonts differ from one machine to the next, and with them the heights of pictures, by a few lines at most. */
export const TOLERANCE_PX = 12;

/** A diagram, by its name or, without one, any. */
export const diagramIn = (place: Page | Locator, name?: string) =>
  place.getByRole('group', {name: name === undefined ? /^Diagram: / : `Diagram: ${name}`, exact: true});

/** Mermaid gives each picture an id; icons have none. */
export const pictureIn = (diagram: Locator) => diagram.locator('svg[id]').first();

/** Brings a diagram near the window and waits for its picture. */
export async function draw(diagram: Locator): Promise<Locator> {
  await diagram.scrollIntoViewIfNeeded();
  const picture = pictureIn(diagram);
  await expect(picture).toBeVisible();
  return picture;
}

/** What stands in the document beside the site: a picture that was half drawn would be there. */
export const bodyOf = (page: Page) =>
  page.evaluate(() => Array.from(document.body.children, ({outerHTML}) => outerHTML.slice(0, 60)));

/** Counts how far the page moves by itself, from before it is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const shifts = {sum: 0};
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => {
    const sum = await page.evaluate(async () => {
      // Shifts are told after the frame in which they happen.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as {shifts: {sum: number}}).shifts.sum;
    });
    return sum.toFixed(2);
  };
}
