import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {INTRODUCTION, latest} from './build';
import {diagramIn, draw, drawingIn, NAME, svgOf} from './diagram-page';
import {copied, copy, expect, test} from './fixtures';
import {expectFocusInSight} from './keyboard';
import {watchShifts} from './layout';
import {DIAGRAM_CODE, watchScripts} from './requests';
import {ON_ANY_SCREEN, PHONE} from './screens';

const tab = (diagram: Locator, name: string) => diagram.getByRole('tab', {name});

const tool = (diagram: Locator, name: string) => diagram.getByRole('button', {name, exact: true});

/** Opens the introduction, with its diagram drawn. */
async function openDiagram(page: Page, open: (path: string) => Promise<unknown>): Promise<Locator> {
  await open(INTRODUCTION);
  const diagram = diagramIn(page, NAME);
  await draw(diagram);
  return diagram;
}

/** The dialog in which that diagram is shown large. */
const fullScreen = (page: Page) => page.getByRole('dialog', {name: NAME});

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

test('a diagram is an image; Code shows its source; full screen obeys keys', async ({page, open}) => {
  const shifts = await watchShifts(page);
  const holds = watchScripts(page);
  const diagram = await openDiagram(page, open);
  const [preview, code] = [tab(diagram, 'Preview'), tab(diagram, 'Code')];
  await expect(preview).toHaveAttribute('aria-selected', 'true');
  await expect(diagram.getByRole('tabpanel')).toHaveAccessibleName('Preview');
  const place = () =>
    diagram.evaluate((element) => {
      const {top, height} = element.getBoundingClientRect();
      return {top: Math.round(top + window.scrollY), height};
    });
  const before = await place();

  await code.click();
  await expect(diagram.getByRole('tabpanel')).toHaveAccessibleName('Code');
  await expect(diagram.getByText('client["Client"] --> kernel["Entry point, kernel"]')).toBeVisible();
  await expect(drawingIn(diagram)).toBeHidden();
  expect(await place()).toEqual(before);

  await page.keyboard.press('ArrowLeft');
  await expect(preview).toBeFocused();
  await expect(preview).toHaveAttribute('aria-selected', 'true');
  await expect(drawingIn(diagram)).toBeVisible();
  await page.keyboard.press('End');
  await expect(code).toHaveAttribute('aria-selected', 'true');
  expect(await shifts()).toBe('0.00');
  expect(holds(DIAGRAM_CODE)).toBe(false);
  await page.keyboard.press('Home');

  await test.step('full screen zooms, pans and fits by keys and buttons, and ends with Escape', async () => {
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
});

test(
  'a diagram is copied, described, accessible, dark, and obeys the mouse',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    const BEFORE = '/robots.txt';
    await page.goto(BEFORE);
    const diagram = await openDiagram(page, open);
    const panel = diagram.getByRole('tabpanel');
    const said = /^A client's request passes the kernel/;

    await test.step('source and SVG are copied, and the SVG is downloaded', async () => {
      const copiedBy = async (name: string) => {
        await copy(page, '');
        await tool(diagram, name).click();
        await expect(tool(diagram, name)).toHaveCount(0);
        await expect.poll(() => copied(page)).not.toBe('');
        return copied(page);
      };
      const source = await copiedBy('Copy the source');
      expect(readFileSync('docs/introduction.md', 'utf8')).toContain(
        `\`\`\`mermaid\n${source.trim()}\n\`\`\``,
      );
      const svg = await copiedBy('Copy the SVG');
      const download = page.waitForEvent('download');
      await diagram.getByRole('link', {name: 'Download the SVG'}).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^the-path-of-a-request-through-rift-\w{16}\.svg$/);
      expect(readFileSync(await file.path(), 'utf8')).toBe(svg);
      expect(await svgOf(drawingIn(diagram))).toBe(svg);
    });

    await test.step('it is dark in both colour modes of the page', async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        const ground = await panel.evaluate((one) =>
          Math.max(...(getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).map(Number)),
        );
        expect(ground, colorScheme).toBeLessThan(40);
      }
    });

    await test.step('those who listen get the name and the words, those who see can open the words, and all is accessible', async () => {
      const part = `[role="group"][aria-label="Diagram: ${NAME}"]`;
      const words = diagram.locator('details').getByRole('paragraph');
      await expect(drawingIn(diagram)).toHaveAccessibleDescription(said);
      await expect(words).toBeHidden();
      await diagram.getByText('In words').click();
      await expect(words).toHaveText(said);
      await expect(words).toBeVisible();
      await expectAccessible(page, part);
      await tab(diagram, 'Code').click();
      await expectAccessible(page, part);
    });

    await test.step('on paper it is dark on white, without tools, whatever was chosen', async () => {
      await page.emulateMedia({media: 'print'});
      await expect(drawingIn(diagram)).toBeVisible();
      await expect(tool(diagram, 'Full screen')).toBeHidden();
      await expect(diagram.getByText('client["Client"]')).toBeHidden();
      // The drawing is light on dark.
      await expect(diagram.getByRole('tabpanel', {name: 'Preview'})).toHaveCSS('filter', /^invert\(1\)/);
      await page.emulateMedia({media: null});
    });

    await test.step('in full screen the same is said, and all is accessible', async () => {
      await tab(diagram, 'Preview').click();
      await enlarge(page, diagram);
      await expect(drawingIn(fullScreen(page))).toHaveAccessibleDescription(said);
      await expectAccessible(page, 'dialog[open]');
      await page.keyboard.press('Escape');
    });

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
      await page.mouse.move(fitted.x + 10, fitted.y + 10);
      await page.mouse.wheel(0, -300);
      await expect.poll(async () => (await placeOf(page)).width).toBeGreaterThan(fitted.width);
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
        await page.setViewportSize({width, height: 800});
        await expect.poll(async () => (await fullScreen(page).boundingBox())?.height).toBe(800);
        expect(await endOfTools(fullScreen(page)), `${width} px, full screen`).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await endOfTools(diagram), `${width} px`).toBeLessThanOrEqual(width);
        await enlarge(page, diagram);
      }
      await page.keyboard.press('Escape');
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });

    await test.step('a wide one scrolls by itself, and the page goes on under the same finger or wheel', async () => {
      await page.setViewportSize(PHONE.viewport);
      const room = await panel.evaluate(({scrollWidth, clientWidth, scrollHeight, clientHeight}) => ({
        beside: scrollWidth - clientWidth,
        below: scrollHeight - clientHeight,
      }));
      expect(room.beside).toBeGreaterThan(50);
      expect(room.below).toBe(0);

      await panel.hover();
      const scrolled = () => page.evaluate(() => window.scrollY);
      const before = await scrolled();
      await page.mouse.wheel(0, 200);
      await expect.poll(scrolled).toBeGreaterThan(before);
      await panel.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => panel.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    });

    await page.goBack();
    await expect(page).toHaveURL(BEFORE);
  },
);

test('a drawing that does not arrive is said so', ON_ANY_SCREEN, async ({page, open, allow}) => {
  allow(/Failed to load resource/);
  await page.route('**/assets/diagrams/*.svg', (route) => route.fulfill({status: 404}));
  await open(`/docs/${latest}/architecture`);
  const diagram = page.getByRole('group', {name: /^Diagram/}).last();
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.getByText('Render error: the drawing did not arrive.')).toBeVisible();
  await expect(diagram.locator('pre')).toBeVisible();
  await expect(diagram.locator('img')).toBeHidden();

  await open('/');
  await page.getByRole('tab', {name: 'Structure'}).first().click();
  await expect(page.getByText('Render error: the drawing did not arrive.').first()).toBeVisible();
});
