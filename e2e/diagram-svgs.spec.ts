import {readdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {latest, readBuild} from './build';
import {diagramIn, draw} from './diagram-page';
import {expect, test} from './fixtures';
import {watchShifts} from './layout';
import {DIAGRAM_CODE, watchScripts} from './scripts';

const FOLDER = 'assets/diagrams';

/** A page with several diagrams, far from one another. */
const ADDRESS = `/docs/${latest}/architecture`;

/** Words that are only in the code for sequence, entity-relationship and Sankey diagrams. */
const SIGNS = ['participant_actor', 'ATTRIBUTE_WORD', 'sankey-beta'];

const sizesOf = async (page: Page) => {
  const sizes = [];
  for (const diagram of await diagramIn(page).all()) sizes.push(await (await draw(diagram)).boundingBox());
  return sizes.map((box) => [box?.width, box?.height]);
};

test('a diagram is an image, with and without script, and only the page with the box loads code that draws', async ({
  page,
  open,
  scriptless,
}) => {
  await scriptless.goto(ADDRESS);
  const sizes = await sizesOf(scriptless);
  expect(sizes.length).toBeGreaterThan(1);

  const shifts = await watchShifts(page);
  const holds = watchScripts(page);
  await open(ADDRESS);
  expect(await sizesOf(page)).toEqual(sizes);
  await page.waitForLoadState('networkidle');
  expect(holds(DIAGRAM_CODE)).toBe(false);
  expect(await shifts()).toBe('0.00');

  await open('/contributing/diagrams');
  await draw(diagramIn(page.getByRole('region', {name: 'Preview'})));
  expect(holds(DIAGRAM_CODE)).toBe(true);
  const all = readdirSync('build/assets/js').map((file) => readBuild(`assets/js/${file}`));
  for (const sign of SIGNS) {
    expect(
      all.some((script) => script.includes(sign)),
      sign,
    ).toBe(true);
    expect(holds(sign), sign).toBe(false);
  }
});

/** How many texts of a diagram a wide font widens, and how many it would widen if their widths were not fixed. */
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

test('text stays in its place in a font that is wider than that of the drawing', async ({page}) => {
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
