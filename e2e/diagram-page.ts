import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {DIAGRAM_GUIDE} from '../config/site';
import {ROOT} from './build';
import {expect, hydrated} from './fixtures';

/** The diagram with a name or, without a name, any diagram. */
export const diagramIn = (place: Page | Locator, name?: string) =>
  place.getByRole('group', {name: name === undefined ? /^Diagram: / : `Diagram: ${name}`, exact: true});

/** The image of a diagram. On the landing page an SVG replaces it, which has an id, unlike icons. */
export const drawingIn = (diagram: Locator) => diagram.locator('img, svg[id]').first();

/** Brings a diagram near the window and waits for its image. */
export async function draw(diagram: Locator): Promise<Locator> {
  await diagram.scrollIntoViewIfNeeded();
  const drawing = drawingIn(diagram);
  await expect(drawing).toBeVisible();
  const isThere = () =>
    drawing.evaluate((element) => !(element instanceof HTMLImageElement) || element.naturalWidth > 0);
  await expect.poll(isThere).toBe(true);
  return drawing;
}

/** The SVG of an image. */
export const svgOf = (drawing: Locator): Promise<string> =>
  drawing.evaluate(async ({src}: HTMLImageElement) =>
    src.startsWith('data:') ? decodeURIComponent(src.slice(src.indexOf(',') + 1)) : (await fetch(src)).text(),
  );

/** The name of the diagram of the introduction. */
export const NAME = 'The path of a request through Rift';

/** The examples of the contributors' page. */
export const examples = [
  ...readFileSync(path.join(ROOT, DIAGRAM_GUIDE), 'utf8').matchAll(/^```mermaid\n(.+?)^```$/gms),
].map(([, source = '']) => ({source: source.trim(), name: /accTitle: (.+)/.exec(source)?.[1] ?? ''}));

/** The delay between the last key and the preview. */
export const PAUSE_MS = 300;

/** Opens the contributors' page with its box for diagrams. The test controls the clock, so that it need not wait. */
export async function openDraft(page: Page, open: (path: string) => Promise<unknown>) {
  await page.clock.install();
  await open('/contributing/diagrams');
  await hydrated(page);
  const box = page.getByRole('textbox', {name: 'Your diagram'});
  const preview = page.getByRole('region', {name: 'Preview'});
  const viewer = diagramIn(preview);
  const panel = preview.getByRole('tabpanel', {name: 'Preview'});
  const drawing = drawingIn(panel);

  /** Types a text, and waits for the result. */
  async function show(source: string): Promise<void> {
    await box.fill(source);
    await page.clock.runFor(PAUSE_MS);
    const isShown = () =>
      viewer.evaluate((element, text) => {
        const [drawn, code] = element.querySelectorAll('[role="tabpanel"]');
        return drawn?.ariaBusy === 'false' && code?.textContent === `${text}\n`;
      }, source);
    // Hundreds of edges take a while.
    const limits = {intervals: [20], timeout: 45_000};
    await expect.poll(isShown, {message: source.slice(0, 200), ...limits}).toBe(true);
  }

  return {
    box,
    preview,
    viewer,
    panel,
    drawing,
    status: panel.getByRole('status'),
    svg: () => svgOf(drawing),
    /** Below an error. */
    source: panel.locator('pre'),
    show,
  };
}
