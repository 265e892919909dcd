import type {Page} from '@playwright/test';
import {latest} from './build';
import {diagramIn, draw} from './diagram-page';
import {expect, firstVisitDialog, test} from './fixtures';
import {layoutProblems} from './reflow';
import {PHONE} from './screens';
import {chosen, field, IN_TEXTS_ONLY, options} from './search-page';

const WINDOW = {width: 1280, height: 1024};

/** The text spacing that readers may set according to WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const magnify = (page: Page, size: string) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);

/** Checks the page with text of twice the size, also on a phone, with spaced text, and enlarged four times. */
async function expectToReflow(page: Page): Promise<void> {
  await page.setViewportSize(WINDOW);
  await magnify(page, '200%');
  expect(await layoutProblems(page), 'text of twice the size').toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  expect(await layoutProblems(page), 'text of twice the size on a phone').toEqual([]);
  await page.setViewportSize(WINDOW);
  await magnify(page, '');

  const spacing = await page.addStyleTag({content: SPACING});
  expect(await layoutProblems(page), 'spaced text').toEqual([]);
  await spacing.evaluate((style) => (style as Element).remove());

  await page.setViewportSize({width: WINDOW.width / 4, height: WINDOW.height / 4});
  expect(await layoutProblems(page), 'enlarged four times').toEqual([]);
}

for (const path of [
  '/',
  ...[
    // With a diagram, a data table, and a recorded run.
    'introduction',
    'reference/errors',
    'modules/validator/schema-validator',
  ].map((route) => `/docs/${latest}/${route}`),
]) {
  test(`${path} can be read with large and spaced text, and enlarged`, async ({page, open}) => {
    await page.setViewportSize(WINDOW);
    await open(path);
    if (path.endsWith('introduction')) await draw(diagramIn(page).first());
    await expectToReflow(page);
  });
}

test('the controls of the top bar are side by side down to 320 px, and on a phone however large the text', async ({
  page,
  open,
}) => {
  await open(`/docs/${latest}/introduction`);
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
    edges
      .slice(1)
      .forEach((edge, at) => expect(edge, `${width} px, ${size}`).toBeGreaterThan((edges[at] ?? NaN) - 1));
  }
});

test('the search can be read with large and spaced text, and enlarged', async ({page, open}) => {
  await open(`/docs/${latest}/introduction`);
  await page.keyboard.press('/');
  await field(page).fill(IN_TEXTS_ONLY);
  await expect(chosen(page)).toContainText(IN_TEXTS_ONLY, {ignoreCase: true});
  await field(page).fill('middleware');
  await expect(options(page).nth(5)).toBeVisible();
  await expectToReflow(page);
});

test.describe('on a first visit', () => {
  test.use({firstVisit: true});

  test('the dialog can be read with large and spaced text, and enlarged', async ({page, open}) => {
    await open('/');
    await expect(firstVisitDialog(page)).toBeVisible();
    await expectToReflow(page);
  });
});
