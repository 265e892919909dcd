import {readFileSync} from 'node:fs';
import type {Locator} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {latest} from './build';
import {drawingIn, fullScreen, NAME, openDiagram, svgOf, tool} from './diagram-page';
import {copied, copy, expect, test} from './fixtures';
import {watchShifts} from './layout';
import {ON_ANY_SCREEN, PHONE} from './screens';
import {DIAGRAM_CODE, watchScripts} from './requests';

const tab = (diagram: Locator, name: string) => diagram.getByRole('tab', {name});

test('a diagram is an image; Code shows its source; nothing moves or is drawn', async ({page, open}) => {
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
});

test('a diagram is copied, described, accessible, dark, and scrolls', ON_ANY_SCREEN, async ({page, open}) => {
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
    expect(readFileSync('docs/introduction.md', 'utf8')).toContain(`\`\`\`mermaid\n${source.trim()}\n\`\`\``);
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
    await tool(diagram, 'Full screen').click();
    await expect(drawingIn(fullScreen(page))).toBeVisible();
    await expect(drawingIn(fullScreen(page))).toHaveAccessibleDescription(said);
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
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
});

test('a drawing that does not arrive is said so, with its source', async ({page, open, allow}) => {
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
