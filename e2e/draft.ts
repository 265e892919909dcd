import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {DIAGRAM_GUIDE} from '../config/site';
import {diagramIn, drawingIn, svgOf} from './diagram-page';
import {expect, hydrated} from './fixtures';

/** The examples of the contributors' page. */
export const examples = [
  ...readFileSync(path.join(__dirname, '..', DIAGRAM_GUIDE), 'utf8').matchAll(/^```mermaid\n(.+?)^```$/gms),
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
