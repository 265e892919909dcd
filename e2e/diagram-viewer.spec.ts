import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {drawingIn, fullScreen, NAME, openDiagram, svgOf, tool} from './diagram-page';
import {copied, copy, expect, test} from './fixtures';
import {watchShifts} from './layout';
import {ON_ANY_SCREEN} from './screens';

const tab = (diagram: Locator, name: string) => diagram.getByRole('tab', {name});

test('a diagram is first shown drawn; Code shows its source, by mouse and by keys, and nothing moves', async ({
  page,
  open,
}) => {
  const shifts = await watchShifts(page);
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
});

test('source and SVG can be copied, and the SVG is downloaded', ON_ANY_SCREEN, async ({page, open}) => {
  const diagram = await openDiagram(page, open);
  const message = diagram.getByRole('status').filter({hasText: 'Copied'});
  const copiedBy = async (name: string) => {
    await copy(page, '');
    // The message of the previous copy disappears after a while.
    await expect(message).toHaveCount(0);
    await tool(diagram, name).click();
    await expect(message).toHaveCount(1);
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

/** The description of a diagram in the browser's accessibility tree. */
async function descriptionIn(page: Page, name: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const {nodes} = await client.send('Accessibility.getFullAXTree');
  const image = nodes.find((node) => node.role?.value === 'image' && node.name?.value === name);
  return String(image?.description?.value);
}

test(
  'those who listen get the name and the words, those who see can open the words, and all is accessible',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    const diagram = await openDiagram(page, open);
    const part = '[role="group"][aria-label^="Diagram: "]';
    const said = /^A client's request passes the kernel/;
    const words = diagram.locator('details').getByRole('paragraph');
    expect(await descriptionIn(page, NAME)).toMatch(said);
    await expect(words).toBeHidden();
    await diagram.getByText('In words').click();
    await expect(words).toBeVisible();
    await expect(words).toHaveText(said);
    await expectAccessible(page, part);
    await tab(diagram, 'Code').click();
    await expectAccessible(page, part);
    await tool(diagram, 'Full screen').click();
    await expect(drawingIn(fullScreen(page))).toBeVisible();
    expect(await descriptionIn(page, NAME)).toMatch(said);
    await expectAccessible(page);
  },
);

test(
  'a wide diagram scrolls by itself, and the page goes on under the same finger or wheel',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    await page.setViewportSize({width: 390, height: 844});
    const diagram = await openDiagram(page, open);
    const panel = diagram.getByRole('tabpanel');
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
    await page.mouse.wheel(60, 0);
    await expect.poll(() => panel.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    await panel.focus();
    const left = await panel.evaluate(({scrollLeft}) => scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => panel.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(left);
  },
);

test(
  'it is dark in both colour modes of the page, and printed dark on white, without tools',
  ON_ANY_SCREEN,
  async ({page, open}) => {
    const diagram = await openDiagram(page, open);
    const ground = () =>
      diagram
        .getByRole('tabpanel')
        .evaluate((panel) =>
          Math.max(...(getComputedStyle(panel).backgroundColor.match(/\d+/g) ?? []).map(Number)),
        );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      expect(await ground(), colorScheme).toBeLessThan(40);
    }
    await tab(diagram, 'Code').click();
    await page.emulateMedia({media: 'print'});
    const drawing = drawingIn(diagram);
    await expect(drawing).toBeVisible();
    await expect(tool(diagram, 'Full screen')).toBeHidden();
    await expect(diagram.getByText('client["Client"]')).toBeHidden();
    // The drawing is light on dark.
    await expect(diagram.getByRole('tabpanel', {name: 'Preview'})).toHaveCSS('filter', /^invert\(1\)/);
  },
);
