import {naturalHeight} from '../src/components/DiagramDraft/naturalHeight';
import {latest} from './build';
import {diagramIn, draw, TOLERANCE_PX} from './diagram-page';
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
      const picture = await draw(frame);
      const {scale, ...size} = await picture.evaluate((svg: SVGSVGElement) => ({
        scale: svg.getScreenCTM()?.a ?? 0,
        width: svg.viewBox.baseVal.width,
        height: svg.viewBox.baseVal.height,
      }));
      const said = Number(/%% height: (\d+)/.exec((await frame.textContent()) ?? '')?.[1]);
      expect(Math.abs(naturalHeight(size) - said), `${route}: %% height`).toBeLessThan(TOLERANCE_PX);
      expect(scale * 15, `${route}: ${await frame.getAttribute('aria-label')}`).toBeGreaterThanOrEqual(
        LEAST_LABEL_PX,
      );
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(8);
});
