import type {Locator, Page} from '@playwright/test';
import {contrast, type Rgb} from '../src/shared/contrast';

interface Label {
  text: string;
  colour: Rgb;
  box: {x: number; y: number; width: number; height: number};
}

const LEAST_CONTRAST = 4.5;
/** How many points behind a label are looked at. */
const POINTS = 200;
/** Of the points behind a label, which may lie across a line, how many may be worse. */
const BLURRED = 0.2;

/** The labels of a picture, and where they stand in it. */
function labelsOf(picture: Locator): Promise<Label[]> {
  return picture.evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const labels: {text: string; colour: [number, number, number]; box: DOMRect}[] = [];
    const walker = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const {x, y, width, height} = range.getBoundingClientRect();
      if (!parent || text === '' || width === 0 || parent.closest('style, title, desc')) continue;
      const {fill, color} = getComputedStyle(parent);
      const [r = 0, g = 0, b = 0] = (
        (parent instanceof SVGElement ? fill : color).match(/[\d.]+/g) ?? []
      ).map(Number);
      labels.push({text, colour: [r, g, b], box: new DOMRect(x - frame.x, y - frame.y, width, height)});
    }
    return labels.map(({box: {x, y, width, height}, ...label}) => ({...label, box: {x, y, width, height}}));
  });
}

/** Points of a picture whose labels do not show, some for each label. */
async function pointsBehind(page: Page, picture: Locator, boxes: Label['box'][]): Promise<Rgb[][]> {
  const hidden = await page.addStyleTag({
    content:
      'svg :is(text, tspan) { fill: transparent !important } svg foreignObject * { color: transparent !important }',
  });
  const shot = (await picture.screenshot()).toString('base64');
  await hidden.evaluate((style) => (style as Element).remove());
  return page.evaluate(
    async ([data, all, most]) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d', {willReadFrequently: true});
      context?.drawImage(image, 0, 0);
      return all.map(({x, y, width, height}) => {
        const {data: points = []} =
          context?.getImageData(x, y, Math.max(1, width), Math.max(1, height)) ?? ({} as Partial<ImageData>);
        const count = Math.min(most, points.length / 4);
        return Array.from({length: count}, (_, index): [number, number, number] => {
          const at = Math.floor((index * points.length) / 4 / count) * 4;
          return [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
        });
      });
    },
    [shot, boxes, POINTS] as const,
  );
}

/** The labels of a drawn diagram that have too little contrast to what is behind them. */
export async function illegibleLabels(page: Page, picture: Locator): Promise<string[]> {
  const labels = await labelsOf(picture);
  if (labels.length === 0) return ['there are no labels'];
  const behind = await pointsBehind(
    page,
    picture,
    labels.map(({box}) => box),
  );
  return labels.flatMap(({text, colour}, index) => {
    const found = (behind[index] ?? []).map((point) => contrast(colour, point)).sort((a, b) => a - b);
    const worst = found[Math.floor(found.length * BLURRED)] ?? 0;
    return worst >= LEAST_CONTRAST ? [] : [`${text}: ${worst.toFixed(1)}`];
  });
}
