import type {Locator, Page} from '@playwright/test';
import {contrast, type Rgb} from '../src/shared/contrast';
import {expectAccessible} from './accessibility';
import {diagramIn, draw, drawingIn, svgOf} from './diagram-page';
import {examples} from './draft';
import {expect, test} from './fixtures';
import {expectLanded} from './headings';
import {expectFits, watchShifts} from './layout';
import {hold, listenToRequests} from './requests';

const ADDRESS = '/contributing/diagrams';

interface Label {
  text: string;
  colour: Rgb;
  box: {x: number; y: number; width: number; height: number};
}

const MIN_CONTRAST = 4.5;
/** How many points behind a label are sampled. */
const POINTS = 200;
/** The share of the points behind a label that may have less contrast, because a label may cross a line. */
const BLURRED = 0.2;

/** The labels of a picture, with their positions. */
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

/** The colours at some points behind each label of a picture, with the labels hidden. */
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

/** The labels of a drawn diagram that have too little contrast with their background. */
async function illegibleLabels(page: Page, picture: Locator): Promise<string[]> {
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
    return worst >= MIN_CONTRAST ? [] : [`${text}: ${worst.toFixed(1)}`];
  });
}

/** The colours of a symbol and of its background. */
const coloursOf = (icon: Locator) =>
  icon.evaluate((svg) => {
    const rgb = (colour = ''): [number, number, number] => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue];
    };
    const [ground, ...lines] = svg.querySelectorAll('rect, path, circle, line');
    const line = lines.find((element) => getComputedStyle(element).stroke !== 'none');
    return [
      rgb(ground && getComputedStyle(ground).fill),
      rgb(line && getComputedStyle(line).stroke),
    ] as const;
  });

test('every kind that the site promises has an example, drawn before the build, that can be read', async ({
  page,
  open,
  scriptless,
}) => {
  test.slow();
  const kinds = examples.map(({source}) => /^[a-z]+/i.exec(source)?.[0]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ...['flowchart', 'sequenceDiagram', 'classDiagram', 'stateDiagram', 'erDiagram', 'gantt', 'pie'],
      ...['mindmap', 'timeline', 'kanban', 'sankey', 'architecture'],
    ]),
  );
  await scriptless.goto(ADDRESS);
  for (const {name} of examples)
    await expect(diagramIn(scriptless, name).getByRole('img', {name})).toBeVisible();

  const shifts = await watchShifts(page);
  await open(ADDRESS);
  const sheet = await page.context().newPage();
  for (const {name} of examples) {
    // As a page of its own, the labels of the SVG are elements.
    await sheet.setContent(
      `<style>body { margin: 0 }</style>${await svgOf(await draw(diagramIn(page, name)))}`,
    );
    expect(await illegibleLabels(sheet, sheet.locator('body > svg')), name).toEqual([]);
    const icons = await sheet.locator('.architecture-service svg').all();
    expect(icons.length, name).toBe(name === 'Where an application runs' ? 4 : 0);
    for (const icon of icons) expect(contrast(...(await coloursOf(icon)))).toBeGreaterThan(3);
  }
  await sheet.close();
  expect(await shifts()).toBe('0.00');
  await expectFits(page);
  await expectAccessible(page);

  await test.step('its heading leads to it', async () => {
    const outline = page.getByRole('navigation', {name: 'On this page'});
    await outline.getByRole('link', {name: 'Sankey diagram'}).filter({visible: true}).click();
    await expectLanded(page, 'sankey-diagram');
  });
});

test('leaving while a diagram is being drawn, and coming back, causes no error, and it is drawn', async ({
  page,
  open,
}) => {
  await open(ADDRESS);
  const diagram = diagramIn(page.getByRole('region', {name: 'Preview'}));
  // Draw one first, so that only the code of another kind is missing.
  await draw(diagram);
  // Drawing starts, but cannot finish before the page is left.
  const release = await hold(page, '**/assets/js/**');
  const asked = listenToRequests(page);
  await page.getByRole('textbox', {name: 'Your diagram'}).fill('pie\n  "a" : 1');
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/js/'))).toBe(true);
  await page.getByRole('navigation').getByRole('link', {name: 'Get started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  await release();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Diagrams');
  await draw(diagram);
});

test('the box shows what is typed: a diagram, an error, a diagram again', async ({page, open}) => {
  await open(ADDRESS);
  const box = page.getByRole('textbox', {name: 'Your diagram'});
  const preview = page.getByRole('region', {name: 'Preview'});
  const frame = diagramIn(preview);
  const svg = () => svgOf(drawingIn(preview));
  await draw(frame);
  expect(await svg()).toContain('>Use case<');

  await box.fill('flowchart LR\n  a[First] --> ');
  await expect(preview).toContainText('Parse error on line');
  await expect(drawingIn(preview)).toHaveCount(0);

  await box.fill('sequenceDiagram\n  accTitle: Hello\n  Router->>Handler: execute');
  await expect.poll(svg).toContain('execute');
  await expect(preview).not.toContainText('Parse error');
  await expect(frame).toHaveAccessibleName('Diagram: Hello');

  await box.fill('');
  await expect(preview).toHaveText('No diagram yet');
  await expectAccessible(page);
});

test('the box follows 300 ms after typing stops', async ({page, open}) => {
  await page.clock.install();
  await open(ADDRESS);
  const box = page.getByRole('textbox', {name: 'Your diagram'});
  const preview = page.getByRole('region', {name: 'Preview'});
  await draw(diagramIn(preview));

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await box.fill('');
  await page.clock.runFor(299);
  await box.fill('pie\n  "a" : 1');
  await page.clock.runFor(299);
  const svg = () => svgOf(drawingIn(preview));
  expect(await svg()).toContain('>Use case<');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect.poll(svg).toContain('100%');
});
