import type {Locator, Page} from '@playwright/test';
import {channelsOf, contrast} from '../src/shared/contrast';
import {expectAccessible} from './accessibility';
import {diagramIn, draw, drawingIn, svgOf} from './diagram-page';
import {examples} from './draft';
import {expect, test} from './fixtures';
import {expectFits, expectLanded, watchShifts} from './layout';
import {hold, listenToRequests} from './requests';

const ADDRESS = '/contributing/diagrams';

const MIN_CONTRAST = 4.5;

/** The labels of a page that is a drawing, with too little contrast to the shape behind their middle. */
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

/** The colours of a symbol and of its background. */
const coloursOf = (icon: Locator) =>
  icon.evaluate((svg) => {
    const [ground, ...lines] = svg.querySelectorAll('rect, path, circle, line');
    const line = lines.find((element) => getComputedStyle(element).stroke !== 'none');
    return [ground && getComputedStyle(ground).fill, line && getComputedStyle(line).stroke];
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
    expect(await illegibleLabels(sheet), name).toEqual([]);
    const icons = await sheet.locator('.architecture-service svg').all();
    expect(icons.length, name).toBe(name === 'Where an application runs' ? 4 : 0);
    for (const icon of icons) {
      const [ground, line] = (await coloursOf(icon)).map((colour = '') => channelsOf(colour));
      expect(ground && line && contrast(ground, line), name).toBeGreaterThan(3);
    }
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
