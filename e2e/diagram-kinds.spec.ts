import type {Locator, Page} from '@playwright/test';
import {channelsOf, contrast} from '../src/shared/contrast';
import {expectAccessible} from './accessibility';
import {diagramIn, draw, examples} from './diagram-page';
import {expect, test} from './fixtures';
import {watchShifts} from './layout';
import {DIAGRAM_CODE, watchScripts} from './requests';

const ADDRESS = '/contributing/diagrams';

/** What is drawn on a page of drawings, with its colour and that of the shape behind its middle. */
const coloursOf = (drawn: Locator) =>
  drawn.evaluateAll((all) =>
    all.map((one) => {
      one.scrollIntoView({block: 'center', inline: 'center'});
      const {x, y, width, height} = one.getBoundingClientRect();
      const shapes = document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .filter((shape) => shape !== one);
      const fills = shapes
        .filter((shape) => shape.matches('rect, path, circle, ellipse, polygon'))
        .map((shape) => getComputedStyle(shape).fill);
      const root = one.closest('body > svg') ?? one;
      const {fill, stroke} = getComputedStyle(one);
      return {
        name: one.textContent || one.outerHTML,
        colour: one.matches('text, tspan') ? fill : stroke,
        ground: fills.find((colour) => colour.startsWith('rgb(')) ?? getComputedStyle(root).backgroundColor,
      };
    }),
  );

/** Expects the contrast of a number of things, or of some, to be enough. */
async function expectLegible(drawn: Locator, least: number): Promise<void> {
  const found = await coloursOf(drawn);
  expect(found.length).toBeGreaterThan(3);
  const isFaint = ({colour, ground}: (typeof found)[number]) =>
    !(contrast(channelsOf(colour), channelsOf(ground)) >= least);
  expect(found.filter(isFaint)).toEqual([]);
}

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
  // Without this, shapes that are not to be pressed would not be found.
  await page.addStyleTag({content: '* { pointer-events: all !important }'});
  const labels = "[local-name()='text' or local-name()='tspan'][text()[normalize-space()]]";
  await expectLegible(page.locator(`//*${labels}`), 4.5);
  await expectLegible(page.locator('.architecture-service svg :is(path, circle, line)'), 3);
});
