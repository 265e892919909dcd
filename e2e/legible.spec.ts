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
