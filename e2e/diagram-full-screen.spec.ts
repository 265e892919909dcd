import type {Locator, Page} from '@playwright/test';
import {fullScreen, openDiagram, drawingIn, tool} from './diagram-page';
import {expect, test} from './fixtures';
import {expectFocusInSight} from './keyboard';
import {ON_ANY_SCREEN} from './screens';

const zoomOf = async (page: Page) =>
  Number.parseInt(await fullScreen(page).getByLabel('Zoom', {exact: true}).innerText(), 10);

/** The position of the drawing. */
async function placeOf(page: Page) {
  const box = await drawingIn(fullScreen(page)).boundingBox();
  if (!box) throw new Error('there is no drawing');
  return {x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width)};
}

async function enlarge(page: Page, diagram: Locator): Promise<void> {
  await tool(diagram, 'Full screen').click();
  await expect(drawingIn(fullScreen(page))).toBeVisible();
}

/** The right edge of the last tool. */
const endOfTools = (place: Locator) =>
  place
    .getByRole('button')
    .evaluateAll((buttons) => Math.max(...buttons.map((button) => button.getBoundingClientRect().right)));

test('full screen zooms, pans and fits by keys and buttons, and ends with Escape', async ({page, open}) => {
  const diagram = await openDiagram(page, open);
  await enlarge(page, diagram);
  const size = page.viewportSize() ?? {width: 0, height: 0};
  expect((await fullScreen(page).boundingBox())?.height).toBe(size.height);
  const fitted = await placeOf(page);
  expect(fitted.x).toBeGreaterThanOrEqual(0);
  expect(fitted.x + fitted.width).toBeLessThanOrEqual(size.width);

  for (const [larger, smaller] of [
    [() => page.keyboard.press('+'), () => page.keyboard.press('-')],
    [() => tool(fullScreen(page), 'Zoom in').click(), () => tool(fullScreen(page), 'Zoom out').click()],
  ] as const) {
    await larger();
    await larger();
    expect((await placeOf(page)).width).toBeGreaterThan(fitted.width * 1.4);
    await smaller();
    await smaller();
    expect(Math.abs((await placeOf(page)).width - fitted.width)).toBeLessThanOrEqual(2);
  }

  for (let press = 0; press < 8; press += 1) await page.keyboard.press('+');
  const near = await placeOf(page);
  await page.keyboard.press('ArrowRight');
  expect((await placeOf(page)).x).toBeLessThan(near.x);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  expect((await placeOf(page)).y).toBeLessThan(near.y);
  await page.keyboard.press('ArrowUp');
  expect(await placeOf(page)).toEqual(near);

  await page.keyboard.press('0');
  expect(await placeOf(page)).toEqual(fitted);
  await page.keyboard.press('Tab');
  await expectFocusInSight(page);
  await page.keyboard.press('+');
  await tool(fullScreen(page), 'Fit to the window').click();
  expect(await placeOf(page)).toEqual(fitted);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tool(diagram, 'Full screen')).toBeFocused();
  await expect(drawingIn(diagram)).toBeVisible();
});

test('full screen obeys wheel and mouse, and leads back', ON_ANY_SCREEN, async ({page, open}) => {
  const BEFORE = '/robots.txt';
  await page.goto(BEFORE);
  const diagram = await openDiagram(page, open);
  const resize = async (width: number, height: number) => {
    await page.setViewportSize({width, height});
    await expect.poll(async () => (await fullScreen(page).boundingBox())?.height).toBe(height);
  };

  await test.step('Back and Escape lead out of it, and the page behind it does not scroll', async () => {
    const state = () => page.evaluate(() => [history.state as unknown, window.scrollY]);
    for (const close of [() => page.evaluate(() => history.back()), () => page.keyboard.press('Escape')]) {
      await tool(diagram, 'Full screen').scrollIntoViewIfNeeded();
      const before = await state();
      await enlarge(page, diagram);
      await page.keyboard.press('End');
      await page.mouse.wheel(0, 600);
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(state).toEqual(before);
    }
  });

  await test.step('the wheel zooms, and the mouse moves', async () => {
    await enlarge(page, diagram);
    const fitted = await placeOf(page);
    const before = await zoomOf(page);
    await page.mouse.move(fitted.x + 10, fitted.y + 10);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(before);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('+');
    const near = await placeOf(page);
    await page.mouse.down();
    await page.mouse.move(fitted.x - 50, fitted.y - 30, {steps: 4});
    await page.mouse.up();
    const moved = await placeOf(page);
    expect([moved.x - near.x, moved.y - near.y]).toEqual([-60, -40]);
    // The same library gets fingers only if the browser leaves them alone.
    await expect(fullScreen(page).locator('.drawing')).toHaveCSS('touch-action', 'none');
  });

  await test.step('at 320 px, and with text of twice the size, every tool is in the window', async () => {
    for (const [width, size] of [
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      await resize(width, 800);
      expect(await endOfTools(fullScreen(page)), `${width} px, full screen`).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await endOfTools(diagram), `${width} px`).toBeLessThanOrEqual(width);
      await enlarge(page, diagram);
    }
  });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
});
