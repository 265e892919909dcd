import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FONTS_FILE} from './screenshotMaker';
import {heightInColumn} from '../src/diagrams/Draft/height';
import {examples} from '../src/diagrams/Guide/examples';
import {expectAccessible} from './accessibility';
import {diagramIn, draw, drawingIn, TOLERANCE_PX} from './diagram-page';
import {expect, test} from './fixtures';
import {expectLanded} from './headings';
import {expectFits, watchShifts} from './layout';

// Some kinds size their boxes by the fonts of the machine, whatever the page says: here by those that every machine has.
test.use({
  launchOptions: [
    ({launchOptions}, use) => use({...launchOptions, env: {...process.env, FONTCONFIG_FILE: FONTS_FILE}}),
    {scope: 'worker'},
  ],
});

const ADDRESS = '/contributing/diagrams';
const SAMPLES = path.join(__dirname, '../src/diagrams/Guide/samples');

const shown = examples.map((example) => {
  const source = readFileSync(path.join(SAMPLES, `${example.sample}.mmd`), 'utf8');
  const name = /accTitle: (.+)/.exec(source)?.[1] ?? '';
  return {...example, source, name, height: Number(/%% height: (\d+)/.exec(source)?.[1])};
});

test('every kind is drawn, by its name, in the place kept free for it', async ({page, open}) => {
  test.slow();
  const shifts = await watchShifts(page);
  await open(ADDRESS);
  expect(shown.length).toBeGreaterThan(22);
  for (const {name, title, kinds, height} of shown) {
    expect(name, title).not.toBe('');
    const frame = diagramIn(page, name);
    const drawing = await draw(frame);
    const size = await drawing.evaluate(({viewBox: {baseVal}}: SVGSVGElement) => ({
      width: baseVal.width,
      height: baseVal.height,
    }));
    // The one kind that says no size.
    if (kinds[0] === 'info') continue;
    expect(Math.abs(heightInColumn(size) - height), `${title}: %% height`).toBeLessThan(TOLERANCE_PX);
  }
  expect(await shifts()).toBe('0.00');
  await expectFits(page);
  await expectAccessible(page);

  const outline = page.getByRole('navigation', {name: 'On this page'});
  await outline.getByRole('link', {name: 'Sankey diagram'}).filter({visible: true}).click();
  await expectLanded(page, 'sankey');
});

test('the box shows what is typed: a diagram, an error, a diagram again', async ({page, open}) => {
  await open(ADDRESS);
  const box = page.getByRole('textbox', {name: 'Your diagram'});
  const preview = page.getByRole('region', {name: 'Preview'});
  const frame = diagramIn(preview);
  await expect(await draw(frame)).toContainText('Use case');

  await box.fill('flowchart LR\n  a[First] --> ');
  await expect(preview).toContainText('Parse error on line');
  await expect(drawingIn(preview)).toHaveCount(0);

  await box.fill('sequenceDiagram\n  accTitle: Hello\n  Router->>Handler: execute');
  await expect(drawingIn(preview)).toContainText('execute');
  await expect(preview).not.toContainText('Parse error');
  await expect(frame).toHaveAccessibleName('Diagram: Hello');

  await box.fill('');
  await expect(preview).toHaveText('No diagram yet');
  await expectAccessible(page);
});

test('the box follows 300 ms after typing stops, and measures the diagram', async ({page, open}) => {
  await page.clock.install();
  await open(ADDRESS);
  const box = page.getByRole('textbox', {name: 'Your diagram'});
  const preview = page.getByRole('region', {name: 'Preview'});
  await draw(diagramIn(preview));
  await expect(page.getByText('Height of the diagram: %% height: 141')).toBeVisible();

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await box.fill('');
  await page.clock.runFor(299);
  await box.fill('pie\n  "a" : 1');
  await page.clock.runFor(299);
  await expect(drawingIn(preview)).toContainText('Use case');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(drawingIn(preview)).toContainText('100%');
  await expect(page.getByText(/Height of the diagram: %% height: 4\d\d/)).toBeVisible();
});
