import {contrast} from '../src/shared/contrast';
import {diagramIn, draw} from './diagram-page';
import {expect, test} from './fixtures';
import {illegibleLabels} from './legible';

test('labels of every kind keep 4.5:1, and icons 3:1', async ({page, open}) => {
  test.slow();
  await open('/contributing/diagrams');
  const diagrams = await diagramIn(page).all();
  expect(diagrams.length).toBeGreaterThan(22);
  for (const diagram of diagrams)
    expect(
      await illegibleLabels(page, await draw(diagram)),
      (await diagram.getAttribute('aria-label')) ?? '',
    ).toEqual([]);

  const icons = diagramIn(page, 'Where an application runs').locator('.architecture-service svg');
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

  test('labels keep 4.5:1 on a light and on a dark page', async ({page, open}) => {
    await open('/contributing/diagrams');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      for (const diagram of (await diagramIn(page).all()).slice(1, 6))
        expect(
          await illegibleLabels(page, await draw(diagram)),
          `${await diagram.getAttribute('aria-label')} on a ${colorScheme} page`,
        ).toEqual([]);
    }
  });
});
