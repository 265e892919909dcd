import type {Locator, Page} from '@playwright/test';
import {latest} from './build';
import {expect} from './fixtures';

/** A diagram, by its name or, without one, any. */
export const diagramIn = (place: Page | Locator, name?: string) =>
  place.getByRole('group', {name: name === undefined ? /^Diagram: / : `Diagram: ${name}`, exact: true});

/** Mermaid gives each drawing an id; icons have none. */
export const drawingsIn = (place: Locator) => place.locator('svg[id]');

/** The drawing of one diagram; a drawing may hold further ones. */
export const drawingIn = (diagram: Locator) => drawingsIn(diagram).first();

/** The addresses of diagrams that were drawn before the build. */
export const DIAGRAM_SVGS = '**/assets/diagrams/*.svg';

/** Holds back what the viewer asks for in their place, until the function that comes back is called. */
export async function holdFetched(page: Page): Promise<() => void> {
  let deliver: () => void = () => undefined;
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(DIAGRAM_SVGS, async (route) => {
    if (route.request().resourceType() === 'fetch') await delivery;
    await route.continue();
  });
  return deliver;
}

/** What the console says of one that is gone. */
export const GONE = /^console error: Failed to load resource: .* status of 404/;

/** Brings a diagram near the window and waits for its drawing. */
export async function draw(diagram: Locator): Promise<Locator> {
  await diagram.scrollIntoViewIfNeeded();
  const drawing = drawingIn(diagram);
  await expect(drawing).toBeVisible();
  return drawing;
}

/** The labels are drawn at 15 px; a diagram that is wider than the text may shrink them to this. */
const LEAST_LABEL_PX = 10;

/** Room above and below a diagram, and the least height of its place, in px. */
const PADDING_PX = 40;
const LEAST_PLACE_PX = 144;

/** The labels of a drawn diagram can be read, and its place is as high as the drawing. */
export async function expectInPlace(diagram: Locator): Promise<void> {
  const name = (await diagram.getAttribute('aria-label')) ?? '';
  const {scale, height} = await drawingIn(diagram).evaluate((svg: SVGSVGElement) => ({
    scale: svg.getScreenCTM()?.a ?? 0,
    height: svg.getBoundingClientRect().height,
  }));
  const place = await diagram.getByRole('tabpanel').evaluate(({clientHeight}) => clientHeight);
  const needed = Math.max(height + PADDING_PX, LEAST_PLACE_PX);
  expect(Math.abs(place - needed), `${name}: height of its place`).toBeLessThan(1);
  expect(scale * 15, `${name}: size of labels`).toBeGreaterThanOrEqual(LEAST_LABEL_PX);
}

/** What stands in the document beside the site: a half-drawn diagram would be there. */
export const bodyOf = (page: Page) =>
  page.evaluate(() => Array.from(document.body.children, ({outerHTML}) => outerHTML.slice(0, 60)));

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
