import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {copied, copy} from './clipboard';
import {drawingIn, fullScreen, NAME, openDiagram, tool} from './diagram-page';
import {expect, test} from './fixtures';
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

/** What another program would draw from a file: its labels as text, its size, and how dark its corner is. */
async function drawElsewhere(page: Page, file: string) {
  return page.evaluate(async (text) => {
    const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const corner = context?.getImageData(2, 2, 1, 1).data;
    return {
      root: root.localName,
      labels: Array.from(root.querySelectorAll('text'), ({textContent}) => textContent.trim()),
      foreign: root.querySelectorAll('foreignObject').length,
      width: image.naturalWidth,
      corner: corner ? Array.from(corner) : [],
    };
  }, file);
}

test(
  'source and SVG can be copied; the SVG is downloaded, and shows the same elsewhere',
  ON_ANY_SCREEN,
  async ({page, open}) => {
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

    const drawn = await drawElsewhere(page, svg);
    expect(drawn).toMatchObject({root: 'svg', foreign: 0});
    expect(drawn.labels).toEqual(expect.arrayContaining(['Client', 'Entry point, kernel', 'no such path']));
    expect(drawn.width).toBeGreaterThan(300);
    const [red = 255, green = 255, blue = 255, alpha = 0] = drawn.corner;
    expect(alpha).toBe(255);
    expect(Math.max(red, green, blue)).toBeLessThan(40);
  },
);

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

/** The lightest and darkest points printed at a place, from 0 to 255. */
async function rangeOf(page: Page, place: Locator) {
  const shot = (await place.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const {data: points} = context?.getImageData(0, 0, image.width, image.height) ?? {
      data: new Uint8ClampedArray(),
    };
    const lights = Array.from({length: points.length / 4}, (_, index) => points[index * 4 + 1] ?? 0).sort(
      (a, b) => a - b,
    );
    return {darkest: lights[0], usual: lights[Math.floor(lights.length / 2)]};
  }, shot);
}

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
    const {darkest, usual} = await rangeOf(page, drawing);
    expect(usual).toBeGreaterThan(245);
    expect(darkest).toBeLessThan(80);
  },
);
