import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {findBrowser, OWN} from '../scripts/lib/browser';
import type {Certificate} from './certificate';

/** The phone that Lighthouse emulates. */
export const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP = {viewport: {width: 1280, height: 800}};

export interface BrowserProgram {
  file: string;
  flags: string[];
}

/**
 * The browser that the tests have. It trusts the certificate by its key: told to overlook errors, it would keep nothing in its
 * cache, and what is fetched ahead would be fetched again.
 */
export async function readyBrowser({fingerprint}: Certificate): Promise<BrowserProgram> {
  const file = await findBrowser();
  return {
    file: file === OWN ? chromium.executablePath() : file,
    flags: [
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  };
}

/** Opens a browser of its own, with nothing in its cache, for as long as something is done with it. */
export async function withBrowser<Result>(
  {file, flags}: BrowserProgram,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({executablePath: file, args: flags});
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** How much slower the processor of a phone is. */
const SLOWDOWN = 4;

export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  return session;
}

/** For how long nothing may be on its way, in ms, until a page counts as quiet. */
const QUIET_MS = 2500;

/** The longest that is waited for something to be seen. */
export const LIMIT_MS = 90_000;

/**
 * Goes to a page, moves the pointer once all is there, and waits until nothing has been on its way for a while: some
 * applications start late, or when somebody is there, and fetch ahead.
 *
 * @returns how many requests it took
 */
export async function openQuietly(page: Page, url: string): Promise<number> {
  let asked = 0;
  let open = 0;
  let quiet: NodeJS.Timeout | undefined;
  let settle: () => void = () => undefined;
  const wait = () => {
    clearTimeout(quiet);
    if (open === 0) quiet = setTimeout(() => settle(), QUIET_MS);
  };
  const settled = () =>
    new Promise<void>((resolve) => {
      settle = resolve;
      wait();
    });
  page.on('request', () => {
    asked += 1;
    open += 1;
    clearTimeout(quiet);
  });
  const close = () => {
    open -= 1;
    wait();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`${url}: status ${response?.status() ?? 'unknown'}`);
  await settled();
  await page.mouse.move(0, 1);
  await settled();
  return asked;
}
