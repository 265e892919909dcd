import type {Page} from '@playwright/test';
import {channelsOf, contrast} from '../src/shared/contrast';
import {expectAccessible} from './accessibility';
import {diagramIn, draw, examples} from './diagram-page';
import {expect, test} from './fixtures';
import {watchShifts} from './layout';
import {DIAGRAM_CODE, watchScripts} from './requests';

const ADDRESS = '/contributing/diagrams';

const MIN_CONTRAST = 4.5;

/** The labels of a page of drawings, with too little contrast to the shape behind their middle. */
async function illegibleLabels(page: Page): Promise<string[]> {
  // Without this, shapes that are not to be pressed would not be found.
  await page.addStyleTag({content: '* { pointer-events: all !important }'});
  const labels = await page.locator('text, tspan').evaluateAll((all) =>
    all
      .filter((one) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .map((one) => {
        one.scrollIntoView({block: 'center', inline: 'center'});
        const {x, y, width, height} = one.getBoundingClientRect();
        const shapes = document.elementsFromPoint(x + width / 2, y + height / 2);
        const fills = shapes
          .filter((shape) => shape.matches('rect, path, circle, ellipse, polygon'))
          .map((shape) => getComputedStyle(shape).fill);
        const root = one.closest('body > svg') ?? one;
        return {
          text: one.textContent,
          colour: getComputedStyle(one).fill,
          ground: fills.find((fill) => fill.startsWith('rgb(')) ?? getComputedStyle(root).backgroundColor,
        };
      }),
  );
  if (labels.length === 0) return ['there are no labels'];
  return labels.flatMap(({text, colour, ground}) => {
    const found = contrast(channelsOf(colour), channelsOf(ground));
    return found >= MIN_CONTRAST ? [] : [`${text}: ${found.toFixed(1)}, ${colour} on ${ground}`];
  });
}

/** The colours of each symbol and of its background. */
const coloursOfIcons = (page: Page) =>
  page.locator('.architecture-service svg').evaluateAll((icons) =>
    icons.map((svg) => {
      const [ground, ...lines] = svg.querySelectorAll('rect, path, circle, line');
      const line = lines.find((element) => getComputedStyle(element).stroke !== 'none');
      return [
        ground ? getComputedStyle(ground).fill : '',
        line ? getComputedStyle(line).stroke : '',
      ] as const;
    }),
  );

/** The images of a page that were drawn before the build. */
const drawnIn = (page: Page) => page.locator('[aria-label^="Diagram: "] img[src^="/assets/"]');

const namesAndSizes = (page: Page) =>
  drawnIn(page).evaluateAll((images) =>
    images.map((image) => {
      const {width, height} = image.getBoundingClientRect();
      return {name: image.getAttribute('alt'), isVisible: image.checkVisibility(), width, height};
    }),
  );

test('every promised kind has a legible example; only the box draws', async ({page, open, scriptless}) => {
  const kinds = examples.map(({source}) => /^[a-z]+/i.exec(source)?.[0]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      ...['flowchart', 'sequenceDiagram', 'classDiagram', 'stateDiagram', 'erDiagram', 'gantt', 'pie'],
      ...['mindmap', 'timeline', 'kanban', 'sankey', 'architecture'],
    ]),
  );
  await scriptless.goto(ADDRESS);
  const names = examples.map(({name}) => expect.objectContaining({name, isVisible: true}));
  const shown = await namesAndSizes(scriptless);
  expect(shown).toEqual(names);

  const shifts = await watchShifts(page);
  const holds = watchScripts(page);
  await open(ADDRESS);
  expect(await namesAndSizes(page)).toEqual(shown);
  const markup = await drawnIn(page).evaluateAll(async (images) => {
    const texts: string[] = [];
    for (const image of images as HTMLImageElement[]) {
      image.scrollIntoView({behavior: 'instant'});
      await image.decode();
      texts.push(await (await fetch(image.src)).text());
    }
    return texts;
  });
  expect(await shifts()).toBe('0.00');
  await draw(diagramIn(page.getByRole('region', {name: 'Preview'})));
  expect(holds(DIAGRAM_CODE)).toBe(true);
  await expectAccessible(page, '[data-island="DiagramDraft"]');

  // As parts of a page, the labels of an SVG are elements.
  await page.goto('about:blank');
  await page.setContent(`<style>body { margin: 0 }</style>${markup.join('')}`);
  expect(await illegibleLabels(page)).toEqual([]);
  const icons = await coloursOfIcons(page);
  expect(icons).toHaveLength(4);
  for (const [ground, line] of icons)
    expect(contrast(channelsOf(ground), channelsOf(line))).toBeGreaterThan(3);
});
