import type {Page} from '@playwright/test';
import {docs} from './build';
import {diagramIn, draw} from './diagram-page';
import {answerDialog, expect, firstVisitDialog, started, test} from './fixtures';
import {chosen, field, options} from './frame-page';
import {layoutProblems} from './reflow';
import {PHONE} from './screens';

const WINDOW = {width: 1280, height: 1024};
const ENLARGED = {width: WINDOW.width / 4, height: WINDOW.height / 4};

/** The text spacing that readers may set according to WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const magnify = (page: Page, size: string) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);

/** Checks the page with text of twice the size on a phone, with spaced text, and enlarged four times. */
async function expectToReflow(page: Page): Promise<void> {
  await page.setViewportSize(PHONE.viewport);
  await magnify(page, '200%');
  expect(await layoutProblems(page), 'text of twice the size on a phone').toEqual([]);
  await magnify(page, '');

  await page.setViewportSize(ENLARGED);
  expect(await layoutProblems(page), 'enlarged four times').toEqual([]);

  await page.setViewportSize(WINDOW);
  const spacing = await page.addStyleTag({content: SPACING});
  expect(await layoutProblems(page), 'spaced text').toEqual([]);
  await spacing.evaluate((style) => (style as Element).remove());
}

test.use({firstVisit: true});

test('everything can be read with large and spaced text, and enlarged', async ({page, open}) => {
  await test.step('the dialog of the first visit', async () => {
    await open('/');
    await expect(firstVisitDialog(page)).toBeVisible();
    await expectToReflow(page);
    await answerDialog(page);
  });

  // With a diagram, a data table, one with long names, a pager with a long word, and a recorded run.
  for (const path of [
    '/',
    ...['reference/errors', 'reference/interfaces', 'reference/container-bindings'].map(docs),
    ...['modules/validator/schema-validator', 'introduction'].map(docs),
  ])
    await test.step(path, async () => {
      if (path !== '/') await open(path);
      await expectToReflow(page);
    });

  await test.step('text of twice the size beside the sidebar and the outline', async () => {
    await draw(diagramIn(page).first());
    await magnify(page, '200%');
    expect(await layoutProblems(page)).toEqual([]);
    await magnify(page, '');
  });

  await test.step('the controls of the top bar are side by side down to 320 px, and on a phone however large the text', async () => {
    const controls = page.locator('.navbar__inner :is(a, button)').filter({visible: true});
    for (const [width, size] of [
      ...[441, 420, 400, 390, 375, 360, 350, 320].map((width) => [width, '100%'] as const),
      ...['130%', '150%', '200%'].map((size) => [PHONE.viewport.width, size] as const),
    ]) {
      await page.setViewportSize({width, height: 568});
      await magnify(page, size);
      const edges = await controls.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).flatMap(({left, right}) => [left, right]),
      );
      expect(edges.length, `${width} px, ${size}`).toBeGreaterThanOrEqual(size === '100%' ? 10 : 8);
      // From left to right, give or take a fraction.
      const overlaps = edges.filter((edge, at) => edge <= (edges[at - 1] ?? -Infinity) - 1);
      expect(overlaps, `${width} px, ${size}`).toEqual([]);
    }
    await magnify(page, '');
  });

  await test.step('what scrolls sideways can be reached by keys before it is seen', async () => {
    await page.setViewportSize(PHONE.viewport);
    const states = () =>
      page
        .locator('[data-scrolls]')
        .evaluateAll((all) => all.map((box) => [box.scrollWidth > box.clientWidth, box.tabIndex === 0]));
    await expect.poll(states).toContainEqual([true, true]);
    for (const [isWide, isReached] of await states()) expect(isReached).toBe(isWide);
  });

  await test.step('the search', async () => {
    await page.keyboard.press('/');
    // A word that is only in texts: once it is found, the whole index is loaded.
    await field(page).fill('bookkeeping');
    await expect(chosen(page)).toContainText('bookkeeping', {ignoreCase: true});
    await field(page).fill('middleware');
    await expect(options(page).nth(5)).toBeVisible();
    await expectToReflow(page);
  });
});

test('a browser set to large text scrolls no page sideways', async ({playwright, launchOptions, baseURL}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({...launchOptions, args});
  const page = await browser.newPage({baseURL});
  for (const path of ['/', docs('introduction'), docs('reference/errors')]) {
    await page.goto(path);
    await started(page);
    if (path === '/') await answerDialog(page);
    for (const width of [1440, 1000, 768, 390]) {
      await page.setViewportSize({width, height: 800});
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide(), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
  await browser.close();
});
