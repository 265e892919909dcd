import type {Page} from '@playwright/test';
import {examples} from '../src/landing/CodeShowcase/content';
import {components} from '../src/landing/CoreComponents/content';
import {latest} from './build';
import {diagramIn, drawingIn, openDiagram} from './diagram-page';
import {expect, test} from './fixtures';
import {layoutProblems} from './reflow';

/** In px: the inside of an A4 sheet with margins of 1.6 cm. */
const PAPER = {width: 673, height: 1009};

/** Pages with a diagram, a data table, long samples, and a recorded run. */
const PAGES = [
  'introduction',
  'reference/errors',
  'first-endpoint',
  'modules/validator/schema-validator',
].map((route) => `/docs/${latest}/${route}`);
const [INTRODUCTION = ''] = PAGES;

async function toPaper(page: Page) {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({media: 'print'});
}

test('pages are complete on paper, with their address and without the frame', async ({page, open}) => {
  for (const address of PAGES)
    await test.step(address, async () => {
      await page.emulateMedia({media: null});
      await open(address);
      await toPaper(page);
      expect(await layoutProblems(page, 'paper')).toEqual([]);
      await expect(page.getByText(new RegExp(`^https?://[^/]+${address}$`))).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      for (const landmark of ['navigation', 'contentinfo', 'complementary'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(0);
      await expect(page.getByRole('button', {name: /^Copy|^Toggle/})).toHaveCount(0);
      await expect(page.getByRole('link', {name: /^Edit this page|^Report a problem/})).toHaveCount(0);
      await expect(page.locator('main .hash-link').first()).toBeHidden();
    });
  // A real file, not the blank sheet that a page without height would give.
  const file = await page.pdf({format: 'A4'});
  expect(file.length).toBeGreaterThan(20_000);
});

test('a data table is a table even on narrow paper', async ({page, open}) => {
  await open(`/docs/${latest}/reference/errors`);
  await page.setViewportSize({width: 560, height: 800});
  const row = page.locator('tbody tr').first();
  await expect(row).toHaveCSS('display', 'block');
  await page.emulateMedia({media: 'print'});
  await expect(row).toHaveCSS('display', 'table-row');
  await expect(row).toHaveCSS('break-inside', 'avoid');
  // Chromium repeats the head on each sheet only if it contains no box of a button.
  await expect(page.locator('thead button').first()).toHaveCSS('display', 'contents');
});

test('paper is white in either colour mode, addresses of other sites are printed, and everything collapsed is open', async ({
  page,
  open,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(INTRODUCTION);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    const details = document.createElement('details');
    details.innerHTML =
      '<summary>More</summary><p id="inside">Said <a href="https://example.org/elsewhere">inside</a>.</p>';
    document.querySelector('.markdown')?.append(details);
  });
  const after = (selector: string) =>
    page
      .locator(`.markdown ${selector}`)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  const isShown = () => page.locator('#inside').evaluate((element) => element.checkVisibility());
  expect(await after('#inside a')).toBe('none');
  expect(await isShown()).toBe(false);
  await toPaper(page);
  expect(await isShown()).toBe(true);
  expect(await after('#inside a')).toContain('https://example.org/elsewhere');
  expect(await after(':is(p, li, td) a[href^="/docs"]')).toBe('none');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.markdown p:not([class])').first()).toHaveCSS('color', 'rgb(23, 22, 26)');
  await expect(page.locator('.theme-code-block').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a diagram is printed as a picture, without script too', async ({page, open, scriptless}) => {
  await page.setViewportSize({width: 1440, height: 200});
  await open(`/docs/${latest}/architecture/databases`);
  await scriptless.goto(page.url());
  for (const printed of [page, scriptless]) {
    await printed.emulateMedia({media: 'print'});
    const diagrams = await diagramIn(printed).all();
    expect(diagrams.length).toBeGreaterThan(0);
    for (const diagram of diagrams) {
      await expect(diagram.locator('img')).toBeVisible();
      for (const other of ['details p', '[role="tabpanel"] > pre'])
        for (const part of await diagram.locator(other).all()) await expect(part).toBeHidden();
    }
  }
  // The address is printed too.
  await expect(
    scriptless.getByText(new RegExp(`^https?://[^/]+${new URL(page.url()).pathname}$`)),
  ).toBeVisible();

  const diagram = await openDiagram(page, open);
  await toPaper(page);
  const height = (await drawingIn(diagram).boundingBox())?.height;
  expect(height, 'room on its sheet').toBeLessThan(0.6 * PAPER.height);
});

test('lines of code wrap; long samples continue on the next page, short ones stay whole, each with its introduction', async ({
  page,
  open,
}) => {
  await open(`/docs/${latest}/first-endpoint`);
  await toPaper(page);
  await expect(page.locator('pre code').first()).toHaveCSS('white-space-collapse', 'preserve');
  await expect(page.locator('pre code').first()).toHaveCSS('text-wrap-mode', 'wrap');
  const blocks = await page.locator('.markdown .theme-code-block').evaluateAll((elements) =>
    elements.map((block) => {
      const lines = [...block.querySelectorAll('.token-line')];
      const before = block.previousElementSibling;
      const style = (element: Element | null | undefined) => element && getComputedStyle(element);
      return {
        count: lines.length,
        height: block.getBoundingClientRect().height,
        inside: getComputedStyle(block).breakInside,
        ends: [style(lines[0])?.breakAfter, style(lines.at(-1))?.breakBefore],
        lead: before?.localName === 'p' ? style(before)?.breakAfter : 'avoid',
      };
    }),
  );
  const long = blocks.filter(({count}) => count > 18);
  expect(long.length).toBeGreaterThan(0);
  expect(blocks.length).toBeGreaterThan(long.length);
  for (const {count, height, inside, ends, lead} of blocks) {
    const isLong = count > 18;
    expect(inside, `${count} lines`).toBe(isLong ? 'auto' : 'avoid');
    if (!isLong) expect(height).toBeLessThan(PAPER.height / 2);
    if (count > 1) expect(ends).toEqual(['avoid', 'avoid']);
    expect(lead).toBe('avoid');
  }
});

test('the landing page is printed without controls, and says what it shows', async ({page, open}) => {
  await open('/');
  await toPaper(page);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Whose repository runs the query?')).toBeHidden();
  const [example] = examples;
  await expect(page.getByRole('heading', {name: example.label, exact: true})).toBeVisible();
  const table = page.getByRole('table', {name: 'Core components of Rift'});
  await expect(table.getByRole('rowheader')).toHaveText(components.map(({name}) => name));
  const stranded = await page.locator('main :is(h2, h3)').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .filter((heading) => {
        const frame = heading.parentElement?.localName === 'header' ? heading.parentElement : heading;
        // Chromium breaks pages between the rows of a grid, whatever the styles say.
        const isInGrid = getComputedStyle(frame.parentElement ?? frame).display === 'grid';
        return isInGrid || getComputedStyle(frame).breakAfter !== 'avoid';
      })
      .map(({textContent}) => textContent),
  );
  expect(stranded).toEqual([]);
});
