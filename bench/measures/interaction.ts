import type {Page} from '@playwright/test';
import {DESKTOP, openQuietly, slowProcessor, withBrowser} from '../browser';
import {onSlowLink, SAMPLES, type Bench} from '../subject';
import {watchFor} from '../watch';

/** How long a link is in sight before it is reached for, and how long the pointer is on it before it is pressed, in ms. */
const SEEN_MS = 2000;
const HOVERED_MS = 400;

/** A page that the plain one links to. */
export const NEXT = 'guides/test-a-use-case';

const QUESTION = 'ensure';

/** High enough that a diagram which is drawn when it is in sight is in sight. */
const HIGH = {viewport: {...DESKTOP.viewport, height: 2400}};

/** The page as a reader has it who has been there for a moment, and has closed the dialog of a first visit. */
async function openPlain(page: Page, {subject, server}: Bench): Promise<void> {
  await openQuietly(page, server.origin + subject.toAddress(SAMPLES.plain));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
}

async function pressLink(page: Page, address: string): Promise<void> {
  const link = page.locator(`:is(main, article) a[href^="${address}"]`).last();
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await page.waitForTimeout(SEEN_MS);
  await link.hover();
  await page.waitForTimeout(HOVERED_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/**
 * From the click on a link to the heading of the next page, on a slow machine and network.
 *
 * @param title - of the next page
 */
export function nextPage(bench: Bench, title: string): Promise<number> {
  const {subject, server, browser} = bench;
  return withBrowser(browser, async (opened) => {
    const page = await opened.newPage(DESKTOP);
    const times = await watchFor(page, {selector: subject.look.heading, text: title.toLowerCase()});
    await openPlain(page, bench);
    return onSlowLink(server, async () => {
      await slowProcessor(page);
      await pressLink(page, subject.toAddress(NEXT));
      const {pressed, seen} = await times(['pressed', 'seen']);
      return seen - pressed;
    });
  });
}

/** From the click on the search to the first result, on a slow machine and network, typing included. */
export function firstResult(bench: Bench): Promise<number> {
  const {subject, server, browser} = bench;
  const {opener, field, result} = subject.look.search;
  return withBrowser(browser, async (opened) => {
    const page = await opened.newPage(DESKTOP);
    const times = await watchFor(page, {selector: result, text: QUESTION});
    await openPlain(page, bench);
    return onSlowLink(server, async () => {
      await slowProcessor(page);
      await page.locator(opener).filter({visible: true}).first().click();
      await page.waitForFunction((selector) => document.activeElement?.matches(selector), field);
      await page.keyboard.type(QUESTION);
      const {pressed, seen} = await times(['pressed', 'seen']);
      return seen - pressed;
    });
  });
}

/** From the start of a cold visit to a diagram that can be seen, on a slow machine and network. */
export function diagramSeen({subject, server, browser}: Bench): Promise<number> {
  const {diagram = ''} = subject.look;
  return withBrowser(browser, async (opened) => {
    const page = await opened.newPage(HIGH);
    const times = await watchFor(page, {selector: diagram});
    await slowProcessor(page);
    return onSlowLink(server, async () => {
      await page.goto(server.origin + subject.toAddress(SAMPLES.diagram), {waitUntil: 'commit'});
      const {seen} = await times(['seen']);
      return seen - (await page.evaluate(() => performance.timeOrigin));
    });
  });
}
