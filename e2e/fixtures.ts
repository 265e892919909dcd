import {expect, test as base, type Browser, type Page, type Response} from '@playwright/test';
import {ANSWER, ANSWER_KEY} from '../src/frame/firstVisitScript';

interface Fixtures {
  /** Whether the first-visit dialog has not been answered yet. While it is open, nothing behind it can be pressed. */
  firstVisit: boolean;
  /** The console messages and the hosts of requests that a test expects, at first only the site. Anything else fails it. */
  allowed: RegExp[];
  allow: (noise: RegExp) => void;
  /** Opens an address, and waits until the page responds and has its final height. */
  open: (path: string) => Promise<Response>;
  /** A page in a browser that runs no script at all: unlike a context without script, it also reads `noscript`. */
  scriptless: Page;
}

interface WorkerFixtures {
  /** A browser that runs no script. */
  scriptlessBrowser: Browser;
}

/** Waits until the page responds to the reader, and has its final height: jumps land where they should from then on. */
export async function started(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready][data-laid-out]')).toBeAttached();
}

/** Lays out what is out of sight where the page's own script does not run. */
export const layOut = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--rift-out-of-sight', 'visible'));

const NOT_HYDRATED = '[data-island]:not([data-hydrated])';

/** Waits until the page responds, and React runs in each of its islands. */
export async function hydrated(page: Page): Promise<void> {
  await started(page);
  const islands = page.locator(NOT_HYDRATED);
  await islands.evaluateAll((hosts) => {
    for (const host of hosts) host.dispatchEvent(new Event('hydrate', {bubbles: true}));
  });
  await expect(islands).toHaveCount(0, {timeout: 15_000});
}

export const firstVisitDialog = (page: Page) => page.getByRole('dialog', {name: 'Importing a package'});

export async function answerDialog(page: Page): Promise<void> {
  const dialog = firstVisitDialog(page);
  await dialog.getByRole('button', {name: 'Yes, sir'}).click();
  await expect(dialog).toHaveCount(0);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  firstVisit: [false, {option: true}],
  context: async ({context, firstVisit}, use) => {
    if (!firstVisit) {
      await context.addInitScript(
        ([key, answer]) => {
          try {
            localStorage.setItem(key, answer);
          } catch {
            // A page without an origin, or a test that denies storage.
          }
        },
        [ANSWER_KEY, ANSWER] as const,
      );
    }
    await use(context);
  },
  allowed: async ({baseURL}, use) => use([new RegExp(`^request to ${baseURL}$`)]),
  allow: async ({allowed}, use) => use((noise) => void allowed.push(noise)),
  page: async ({page, allowed}, use) => {
    const noise: string[] = [];
    page.on('console', (message) =>
      noise.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
    );
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
    page.on('request', (request) => {
      const {origin, protocol} = new URL(request.url());
      if (protocol.startsWith('http')) noise.push(`request to ${origin}`);
    });
    await use(page);
    expect(noise.filter((line) => !allowed.some((one) => one.test(line)))).toEqual([]);
  },
  open: async ({page}, use) => {
    await use(async (path) => {
      const response = await page.goto(path);
      if (!response) throw new Error(`no response from ${path}`);
      await started(page);
      return response;
    });
  },
  scriptlessBrowser: [
    async ({playwright, launchOptions}, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'];
      const browser = await playwright.chromium.launch({...launchOptions, args});
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  scriptless: async ({scriptlessBrowser, baseURL, viewport}, use) => {
    const page = await scriptlessBrowser.newPage({baseURL, viewport});
    await use(page);
    await page.close();
  },
});

export {expect};

/** The text in the clipboard. */
export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Puts a text into the clipboard. */
export const copy = (page: Page, text: string): Promise<void> =>
  page.evaluate((value) => navigator.clipboard.writeText(value), text);
