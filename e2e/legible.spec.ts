import {contrast} from '../src/shared/contrast';
import {diagramIn, draw} from './diagram-page';
import {expect, test} from './fixtures';
import {illegibleLabels} from './legible';

test('labels of every kind keep 4.5:1', async ({page, open}) => {
  test.slow();
  await open('/contributing/diagrams');
  const diagrams = await diagramIn(page).all();
  expect(diagrams.length).toBeGreaterThan(22);
  for (const diagram of diagrams) {
    const picture = await draw(diagram);
    expect(await illegibleLabels(page, picture), (await diagram.getAttribute('aria-label')) ?? '').toEqual(
      [],
    );
  }
});

test('icons are drawn on their ground', async ({page, open}) => {
  await open('/contributing/diagrams');
  const picture = await draw(diagramIn(page, 'Where an application runs'));
  const icons = picture.locator('.architecture-service svg');
  expect(await icons.count()).toBe(4);
  for (const icon of await icons.all()) {
    const {ground, line} = await icon.evaluate((svg) => {
      const rgb = (colour = ''): [number, number, number] => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return [red, green, blue];
      };
      const [ground, ...lines] = svg.querySelectorAll('rect, path, circle, line');
      const line = lines.find((element) => getComputedStyle(element).stroke !== 'none');
      return {
        ground: rgb(ground && getComputedStyle(ground).fill),
        line: rgb(line && getComputedStyle(line).stroke),
      };
    });
    expect(contrast(ground, line)).toBeGreaterThan(3);
  }
});

test.describe('in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`labels keep 4.5:1 on a ${colorScheme} page`, async ({page, open}) => {
      await page.emulateMedia({colorScheme});
      await open('/contributing/diagrams');
      for (const diagram of (await diagramIn(page).all()).slice(1, 6)) {
        const picture = await draw(diagram);
        expect(
          await illegibleLabels(page, picture),
          (await diagram.getAttribute('aria-label')) ?? '',
        ).toEqual([]);
      }
    });
  }
});
