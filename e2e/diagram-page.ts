import type {Locator, Page} from '@playwright/test';
import {latest} from './build';
import {expect} from './fixtures';

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

/** Labels are drawn at 15 px; a diagram wider than the text may shrink them to this. */
const MIN_LABEL_PX = 10;

/** In px: the room above and below a diagram, and the minimum height of its place. */
const PADDING_PX = 40;
const MIN_PLACE_PX = 144;

/** Expects the labels of a drawn diagram to be readable, and its place to be as high as the drawing. */
export async function expectInPlace(diagram: Locator): Promise<void> {
  const name = (await diagram.getAttribute('aria-label')) ?? '';
  const {scale, height} = await drawingIn(diagram).evaluate((image: HTMLImageElement) => {
    const box = image.getBoundingClientRect();
    return {scale: box.width / image.naturalWidth, height: box.height};
  });
  const place = await diagram.getByRole('tabpanel').evaluate(({clientHeight}) => clientHeight);
  const needed = Math.max(height + PADDING_PX, MIN_PLACE_PX);
  expect(Math.abs(place - needed), `${name}: height of its place`).toBeLessThan(1);
  expect(scale * 15, `${name}: size of labels`).toBeGreaterThanOrEqual(MIN_LABEL_PX);
}

/** A page with a diagram, and the diagram's name. */
export const ADDRESS = `/docs/${latest}/introduction`;
export const NAME = 'The path of a request through Rift';

export const tool = (diagram: Locator, name: string) => diagram.getByRole('button', {name, exact: true});

/** Opens that page, with its diagram drawn. */
export async function openDiagram(page: Page, open: (path: string) => Promise<unknown>): Promise<Locator> {
  await open(ADDRESS);
  const diagram = diagramIn(page, NAME);
  await draw(diagram);
  return diagram;
}

/** The dialog in which that diagram is shown large. */
export const fullScreen = (page: Page) => page.getByRole('dialog', {name: NAME});
