import type {Page} from '@playwright/test';
import {latest} from './build';
import {diagramIn, draw} from './diagram-page';
import {expect, test} from './fixtures';
import {watchShifts} from './layout';
import {DIAGRAM_CODE, watchScripts} from './scripts';

/** A page with several diagrams, far from one another. */
const ADDRESS = `/docs/${latest}/architecture`;

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
});
