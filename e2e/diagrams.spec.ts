import {latest} from './build';
import {diagramIn} from './diagram-page';
import {expect, test} from './fixtures';
import {routes} from './routes';

/** The labels are drawn at 15 px; a picture that is wider than the text may shrink them to this. */
const LEAST_LABEL_PX = 10;

test('labels of diagrams can be read, and the place kept free is the place taken', async ({page, open}) => {
  test.slow();
  let count = 0;
  for (const route of routes.filter((name) => name.startsWith('basic-concepts') || name === 'introduction')) {
    await open(`/docs/${latest}/${route}`);
    for (const frame of await diagramIn(page).all()) {
      await frame.scrollIntoViewIfNeeded();
      const before = await frame.boundingBox();
      await expect(frame.getByRole('img')).toBeVisible();
      expect(await frame.boundingBox(), route).toEqual(before);
      const scale = await frame.getByRole('img').evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
      expect(scale * 15, `${route}: ${await frame.getAttribute('aria-label')}`).toBeGreaterThanOrEqual(
        LEAST_LABEL_PX,
      );
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(8);
});
