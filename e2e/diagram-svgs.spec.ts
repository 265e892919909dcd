import {readdirSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {latest, readBuild} from './build';
import {diagramIn, draw, holdFetched} from './diagram-page';
import {expect, test} from './fixtures';
import {watchShifts} from './layout';
import {DIAGRAM_CODE, watchScripts} from './scripts';

const FOLDER = 'assets/diagrams';

/** A page with several diagrams, far from one another. */
const ADDRESS = `/docs/${latest}/architecture`;

/** In whole px: browsers round an image and an SVG of the same size otherwise. */
const sizeOf = (diagram: Locator) =>
  diagram.evaluate((element) => {
    const {width, height} = element.getBoundingClientRect();
    return {width: Math.round(width), height: Math.round(height)};
  });

/** The static diagrams of a page, all of them arrived. */
async function staticDiagramsIn(page: Page): Promise<Locator[]> {
  const images = await diagramIn(page).locator('img').all();
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    const hasArrived = () =>
      image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0);
    await expect.poll(hasArrived).toBe(true);
  }
  return images;
}

test('a diagram is in the HTML at its size; the viewer takes it from the same file, and nothing moves', async ({
  page,
  open,
  scriptless,
}) => {
  await scriptless.goto(ADDRESS);
  const images = await staticDiagramsIn(scriptless);
  expect(images.length).toBeGreaterThan(1);
  const sizes = await Promise.all(images.map(sizeOf));

  const shifts = await watchShifts(page);
  const holds = watchScripts(page);
  await open(ADDRESS);
  const drawn = [];
  for (const diagram of await diagramIn(page).all()) drawn.push(await sizeOf(await draw(diagram)));
  expect(drawn).toEqual(sizes);
  await expect(diagramIn(page).locator('img')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(holds(DIAGRAM_CODE)).toBe(false);
  expect(await shifts()).toBe('0.00');
});

/** The share of two screenshots of one place that differs to the eye. */
const differenceOf = (page: Page, shots: readonly Buffer[]) =>
  page.evaluate(
    async (texts) => {
      const images = texts.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        // So small that how the edges of letters are smoothed makes no difference.
        const [width, height] = [image.width / 4, image.height / 4].map(Math.ceil) as [number, number];
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('there is no canvas');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      });
      const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = await Promise.all(images);
      if (one.length !== other.length) return 1;
      return one.filter((light, index) => Math.abs(light - (other[index] ?? 0)) > 24).length / one.length;
    },
    shots.map((shot) => shot.toString('base64')),
  );

/** Browsers smooth the letters of an image and of a page otherwise where they shrink them; a moved line is more. */
const MOST_DIFFERENCE = 0.005;

test('to the eye nothing changes when the viewer takes the place of the file', async ({page, open}) => {
  const deliver = await holdFetched(page);
  await open(ADDRESS);
  const [image] = await staticDiagramsIn(page);
  const panel = diagramIn(page).first().getByRole('tabpanel');
  await expect(image ?? panel).toBeVisible();
  const before = await panel.screenshot();
  deliver();
  await draw(diagramIn(page).first());
  const after = await panel.screenshot();
  expect(await differenceOf(page, [before, after])).toBeLessThan(MOST_DIFFERENCE);
});

/** Texts of a diagram that a wide font makes wider than they were drawn, and how many it would if it could. */
const widened = (page: Page, markup: string) =>
  page.evaluate((text) => {
    document.body.innerHTML = `<style>text, tspan { font: 700 1.2em monospace !important }</style>${text}`;
    const isWider = (element: SVGTextElement, width: number) => element.getBBox().width > width + 1;
    const texts = [...document.querySelectorAll('text')].map((element) => ({
      element,
      width: Number(element.getAttribute('textLength')),
    }));
    const wide = texts.filter(({element, width}) => isWider(element, width));
    const names = wide.map(({element}) => element.textContent);
    texts.forEach(({element}) => element.removeAttribute('textLength'));
    return {names, free: texts.filter(({element, width}) => isWider(element, width)).length};
  }, markup);

test('no text leaves its place in a font that is wider than that of the drawing', async ({page}) => {
  await page.goto('about:blank');
  const files = readdirSync(`build/${FOLDER}`);
  expect(files.length).toBeGreaterThan(0);
  let free = 0;
  for (const file of files) {
    const found = await widened(page, readBuild(`${FOLDER}/${file}`));
    expect(found.names, file).toEqual([]);
    free += found.free;
  }
  expect(free).toBeGreaterThan(files.length);
});
