import type {Page} from '@playwright/test';
import {ANSWER, ANSWER_KEY} from '../../src/frame/firstVisitAnswer';
import {DESKTOP, openQuietly, PHONE, slowProcessor, withBrowser} from '../browser';
import {onSlowLink, SAMPLES, type Asked, type Bench} from '../subject';
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

/** In ms. */
export interface Press {
  /** From the press to the next picture. */
  answer: number;
  /** From the press to what was asked for. */
  effect: number;
}

/** In a page: keeps the longest time from a press or a key to the next picture. */
const NOTE_INTERACTIONS = `
  window.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const {interactionId, duration} of list.getEntries())
      if (interactionId > 0) window.longestInteraction = Math.max(window.longestInteraction, duration);
  }).observe({type: 'event', durationThreshold: 16, buffered: true});
`;

/** Presses something on a slow phone as soon as a page is loaded, which a reader opens who has been on the site before. */
export function firstPress(
  {server, browser}: Bench,
  address: string,
  {press, effect}: Asked,
): Promise<Press> {
  return withBrowser(browser, async (opened) => {
    const page = await opened.newPage(PHONE);
    await page.addInitScript(
      `localStorage.setItem(${JSON.stringify(ANSWER_KEY)}, ${JSON.stringify(ANSWER)})`,
    );
    await page.addInitScript(NOTE_INTERACTIONS);
    const times = await watchFor(page, {selector: effect});
    await slowProcessor(page);
    return onSlowLink(server, async () => {
      await page.goto(server.origin + address);
      const target = page.locator(press).first();
      // What a press does is often seen below what is pressed.
      await target.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
      await target.tap();
      const {pressed, seen} = await times(['pressed', 'seen']);
      // What follows the press is told of once the next picture is there.
      await page.waitForFunction('window.longestInteraction > 0');
      return {answer: await page.evaluate<number>('window.longestInteraction'), effect: seen - pressed};
    });
  });
}
