import type {Page} from '@playwright/test';
import {NOT_LOADED} from '../src/diagrams/render/errors';
import {latest} from './build';
import {DIAGRAM_SVGS, diagramIn, draw} from './diagram-page';
import {openDraft} from './draft';
import {expect, test} from './fixtures';

/** Scripts arrive no more; gives back what undoes it, and tells which were asked for. */
async function withhold(page: Page, isMeant: (url: string) => boolean = () => true) {
  const asked: string[] = [];
  const SCRIPTS = '**/assets/js/**';
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    if (!isMeant(url)) return route.continue();
    asked.push(url);
    return route.abort();
  });
  return {asked, deliver: () => page.unroute(SCRIPTS)};
}

test.describe('code that does not arrive', () => {
  test.use({
    expectedNoise:
      /^console error: Failed to load resource: (net::ERR_(FAILED|INTERNET_DISCONNECTED)|.* status of 404)/,
  });

  test('of a kind: it is said, with the source, and can be tried again', async ({page, open}) => {
    const {show, panel, drawing, status, source, again} = await openDraft(page, open);
    const text = 'pie\n  "One" : 1';
    const {asked, deliver} = await withhold(page);
    await show(text);
    await expect(status).toHaveText(`Render error: ${NOT_LOADED}`);
    expect(await source.textContent()).toBe(`${text}\n`);
    expect(asked.length).toBeGreaterThan(0);

    const before = asked.length;
    await again.press('Enter');
    await expect.poll(() => asked.length, 'asked for again').toBeGreaterThan(before);
    await expect(again).toBeVisible();
    await expect(panel).toBeFocused();

    await deliver();
    await again.click();
    await expect(drawing).toContainText('One');
    await expect(status).toBeEmpty();
    await expect(panel).toBeFocused();
  });

  test('without a connection: other kinds are drawn, and this one by itself as soon as there is one again', async ({
    page,
    open,
    context,
  }) => {
    const {show, drawing, status, again} = await openDraft(page, open);
    await show('flowchart LR\n  One');
    await context.setOffline(true);
    await show('gitGraph\n  commit id: "Two"');
    await expect(status).toHaveText(`Render error: ${NOT_LOADED}`);
    await show('flowchart LR\n  Three');
    await expect(drawing).toContainText('Three');
    await show('gitGraph\n  commit id: "Four"');
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await expect(drawing).toContainText('Four');
  });

  test('a connection that is back the moment it is missed is heard', async ({page, open}) => {
    const {show, drawing} = await openDraft(page, open);
    const asked = new Set<string>();
    await page.route('**/assets/js/**', (route) => {
      const url = route.request().url();
      if (asked.has(url)) return route.continue();
      asked.add(url);
      return route.abort();
    });
    await page.evaluate((message) => {
      let isMissed = false;
      new MutationObserver(() => {
        const wasMissed = isMissed;
        isMissed = document.querySelector('main')?.textContent.includes(message) === true;
        if (isMissed && !wasMissed) window.dispatchEvent(new Event('online'));
      }).observe(document.body, {childList: true, characterData: true, subtree: true});
    }, NOT_LOADED);
    await show('pie\n  "One" : 1');
    await expect(drawing).toContainText('One');
    expect(asked.size).toBeGreaterThan(0);
  });

  test('of an SVG that was drawn before the build, then of what draws it instead, then of Mermaid itself', async ({
    page,
    open,
  }) => {
    await page.route(DIAGRAM_SVGS, (route) =>
      route.fulfill({status: 404, body: '<svg viewBox="0 0 9 9"></svg>'}),
    );
    await open(`/docs/${latest}/introduction`);
    const frame = diagramIn(page);
    const {asked, deliver} = await withhold(page);
    await frame.scrollIntoViewIfNeeded();
    const status = frame.getByRole('tabpanel').getByRole('status');
    await expect(status).toHaveText(`Render error: ${NOT_LOADED}`);
    await deliver();

    const first = new Set(asked);
    const mermaid = await withhold(page, (url) => !first.has(url));
    await frame.getByRole('button', {name: 'Try again'}).click();
    await expect.poll(() => mermaid.asked.length).toBeGreaterThan(0);
    await expect(status).toHaveText(`Render error: ${NOT_LOADED}`);
    await mermaid.deliver();

    await frame.getByRole('button', {name: 'Try again'}).click();
    await expect(await draw(frame)).toHaveRole('img');
    await expect(status).toBeEmpty();
  });
});
