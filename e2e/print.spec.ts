import type {Locator, Page} from '@playwright/test';
import {examples} from '../src/landing/CodeShowcase/content';
import {components} from '../src/landing/CoreComponents/content';
import {docs} from './build';
import {diagramIn, drawingIn, NAME} from './diagram-page';
import {expect, test} from './fixtures';
import {layoutProblems} from './reflow';

/** In px: the inside of an A4 sheet with margins of 1.6 cm. */
const PAPER = {width: 673, height: 1009};

/** Expects all of a page to be on paper, with its address. */
async function expectWhole(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({media: 'print'});
  expect(await layoutProblems(page, 'paper')).toEqual([]);
  await expect(page.getByText(new RegExp(`^https?://[^/]+${new URL(page.url()).pathname}$`))).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test('pages are complete on white paper, with their address, without the frame', async ({page, open}) => {
  const openOnScreen = async (path: string) => {
    await page.emulateMedia({media: null});
    await open(path);
  };

  await test.step('in dark mode too; addresses of other sites are printed, and everything collapsed is open', async () => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(docs('introduction'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => {
      const details = document.createElement('details');
      details.innerHTML =
        '<summary>More</summary><p id="inside">Said <a href="https://example.org/elsewhere">inside</a>.</p>';
      document.querySelector('.markdown')?.append(details);
    });
    const elsewhere = page.locator('#inside a');
    const here = page.locator('.markdown :is(p, li, td) a[href^="/docs"]').first();
    const addressOf = (link: Locator) => link.evaluate((one) => getComputedStyle(one, '::after').content);
    await expect(elsewhere).toBeHidden();
    expect(await addressOf(elsewhere)).toBe('none');
    await expectWhole(page);
    await expect(elsewhere).toBeVisible();
    expect(await addressOf(elsewhere)).toContain('https://example.org/elsewhere');
    expect(await addressOf(here)).toBe('none');
    const white = 'rgb(255, 255, 255)';
    await expect(page.locator('html')).toHaveCSS('background-color', white);
    await expect(page.locator('.theme-code-block').first()).toHaveCSS('background-color', white);
    await expect(page.locator('.markdown p:not([class])').first()).toHaveCSS('color', 'rgb(23, 22, 26)');
    for (const landmark of ['navigation', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(0);
    await expect(page.getByRole('button', {name: /^Copy|^Toggle/})).toHaveCount(0);
    await expect(page.getByRole('link', {name: /^Edit this page|^Report a problem/})).toHaveCount(0);
    await expect(page.locator('main .hash-link').first()).toBeHidden();
    const drawing = await drawingIn(diagramIn(page, NAME)).boundingBox();
    expect(drawing?.height, 'room on its sheet').toBeLessThan(0.6 * PAPER.height);
    expect(drawing?.height).toBeGreaterThan(100);
  });

  await test.step('a data table is a table even on narrow paper', async () => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.setViewportSize({width: 560, height: 800});
    await openOnScreen(docs('reference/errors'));
    const row = page.locator('tbody tr').first();
    await expect(row).toHaveCSS('display', 'block');
    await page.emulateMedia({media: 'print'});
    await expect(row).toHaveCSS('display', 'table-row');
    await expect(row).toHaveCSS('break-inside', 'avoid');
    // Chromium repeats the head on each sheet only if it contains no box of a button.
    await expect(page.locator('thead button').first()).toHaveCSS('display', 'contents');
    await expectWhole(page);
  });

  await test.step('recorded runs are whole', async () => {
    await openOnScreen(docs('modules/validator/schema-validator'));
    await expectWhole(page);
  });

  await test.step('lines of code wrap; long samples continue on the next page, short ones stay whole', async () => {
    await openOnScreen(docs('first-endpoint'));
    await expectWhole(page);
    const code = page.locator('pre code').first();
    await expect(code).toHaveCSS('white-space-collapse', 'preserve');
    await expect(code).toHaveCSS('text-wrap-mode', 'wrap');
    const blocks = await page.locator('.markdown .theme-code-block').evaluateAll((elements) =>
      elements.map((block) => {
        const isLong = block.querySelectorAll('.token-line').length > 18;
        return {isLong, inside: getComputedStyle(block).breakInside};
      }),
    );
    expect(new Set(blocks.map(({isLong}) => isLong)).size, 'long samples and short ones').toBe(2);
    for (const {isLong, inside} of blocks) expect(inside).toBe(isLong ? 'auto' : 'avoid');
    // A real file, not the blank sheet that a page without height would give.
    expect((await page.pdf({format: 'A4'})).length).toBeGreaterThan(20_000);
  });

  await test.step('the landing page has no controls, and says what it shows', async () => {
    await openOnScreen('/');
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('Whose repository runs the query?')).toBeHidden();
    await expect(page.getByRole('heading', {name: examples[0].label, exact: true})).toBeVisible();
    const table = page.getByRole('table', {name: 'Core components of Rift'});
    await expect(table.getByRole('rowheader')).toHaveText(components.map(({name}) => name));
  });
});
