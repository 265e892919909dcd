import {createRequire} from 'node:module';
import {firefox, type Page} from '@playwright/test';
import {programOf, WINDOW, type Browser, type LaunchOptions} from './engine';

/**
 * Playwright is made for the newest Firefox. The extended support release does not have all of its commands yet, so no page would
 * open. https://github.com/microsoft/playwright/issues/38374
 */
function leaveOutUnknownCommands(): void {
  const {ws} = createRequire(createRequire(__filename).resolve('@playwright/test'))(
    'playwright-core/lib/utilsBundle',
  ) as {ws: {prototype: {send: (data: unknown, ...rest: unknown[]) => void}}};
  const {send} = ws.prototype;
  ws.prototype.send = function sendKnown(data, ...rest) {
    const isUnknown = typeof data === 'string' && data.includes('"emulation.setMediaFeaturesOverride"');
    const known = isUnknown
      ? JSON.stringify({id: (JSON.parse(data) as {id: number}).id, method: 'session.status', params: {}})
      : data;
    send.call(this, known, ...rest);
  };
}

/** Tries again if the page was left meanwhile. */
async function runIn<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error;
    return runIn(run);
  }
}

/** Firefox reports some navigations twice, and Playwright takes the second report for an interruption by another navigation. */
async function goTo(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address);
  } catch (error) {
    if (!String(error).includes(`interrupted by another navigation to "${address}"`)) throw error;
    await page.waitForURL(address);
  }
}

/** Debian's Firefox, driven by Playwright over WebDriver BiDi. */
export async function launch({hasScripts}: LaunchOptions): Promise<Browser> {
  leaveOutUnknownCommands();
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: programOf('firefox'),
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': 1,
      // Headless Firefox has no mouse; 6 makes it report one.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'javascript.enabled': hasScripts,
    },
  });
  const context = await browser.newContext({viewport: WINDOW, locale: 'en-GB', colorScheme: 'light'});
  let said: string[] = [];
  const openTab = async () => {
    const tab = await context.newPage();
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
    });
    tab.on('pageerror', ({message}) => said.push(`error: ${message}`));
    return tab;
  };
  let page = await openTab();
  return {
    title: `Firefox ${browser.version()}`,
    goto: async (address) => {
      // Firefox's toolbars keep the keyboard focus once Tab has reached them.
      if (!(await page.evaluate(() => document.hasFocus()))) {
        const left = page;
        page = await openTab();
        await left.close();
      }
      await goTo(page, address);
    },
    // In a task of its own, because the page may be gone before it can answer.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    run: (fn, argument) => runIn(() => page.evaluate(fn as never, argument)),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (keys) => page.keyboard.press(keys),
    resize: (width, height) => page.setViewportSize({width, height}),
    noise: () => {
      const [all, none]: string[][] = [said, []];
      said = none ?? [];
      return Promise.resolve(all ?? []);
    },
    close: () => browser.close(),
  };
}
