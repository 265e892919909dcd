import type {Page} from '@playwright/test';
import {frame} from '../src/components/landing/CodeShowcase/content';
import {latest} from './build';
import {ERRORS, errors, filterBox, rowsOf} from './data-table-page';
import {expect, hydrated, sign, test} from './fixtures';
import {PHONE} from './screens';
import {dialog, field} from './search-page';
import {hold} from './requests';

const INTRODUCTION = `/docs/${latest}/introduction`;

const SCRIPTS = /\/assets\/js\//;
const STYLES = /\/assets\/css\//;

test('a page asks for nothing but its font and its icon before it is there, and starts by itself', async ({
  page,
}) => {
  // Browsers tell of a pointer that rests, too, where something comes to lie below it.
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto(INTRODUCTION);
  await hydrated(page);
  const [before, after] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const there = navigation?.loadEventStart ?? 0;
    const all = performance.getEntriesByType('resource');
    return [(time: number) => time < there, (time: number) => time >= there].map((isMeant) =>
      all.filter(({startTime}) => isMeant(startTime)).map(({name}) => new URL(name).pathname),
    );
  });
  expect(before?.length).toBeGreaterThan(0);
  for (const path of before ?? []) expect(path).toMatch(/\.(woff2|svg|ico)$/);
  expect(after?.filter((path) => SCRIPTS.test(path)).length).toBeGreaterThan(1);
  expect(after?.filter((path) => STYLES.test(path)).length).toBeGreaterThan(0);
});

/** Time passes in the page when the test says so, and nobody points at anything. */
async function stopClock(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.clock.install({time: 0});
  // In the time to come, also where the machine is slow: the clock runs until then.
  await page.clock.pauseAt(60_000);
}

for (const [what, begin] of [
  ['at the first sign', sign],
  ['after a while', (page: Page) => page.clock.runFor(10_000)],
] as const)
  test(`a page is left to those who read it: ${what} the application starts, which is at hand by then`, async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(INTRODUCTION);
    await page.clock.runFor(1000);
    const ahead = page.locator('link[rel="prefetch"]');
    await expect(ahead).toHaveCount(3);
    const scripts = page.locator('head script[src]');
    await expect(scripts).toHaveCount(0);
    await begin(page);
    await expect(scripts).not.toHaveCount(0);
    // What runs there waits for times of its own.
    await page.clock.resume();
    await hydrated(page);
  });

test('a sign while the page is still coming has the application wait for the rest of it', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'readyState', {get: () => 'loading', configurable: true}),
  );
  await page.goto(INTRODUCTION);
  await sign(page);
  const isStyled = () =>
    Boolean(document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]')?.sheet);
  await expect.poll(() => page.evaluate(isStyled)).toBe(true);
  await expect(page.locator('link[rel="preload"][as="script"]')).not.toHaveCount(0);
  await expect(page.locator('head script[src]')).toHaveCount(0);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'readyState');
    dispatchEvent(new Event('DOMContentLoaded'));
  });
  await hydrated(page);
});

for (const address of ['?#problem-it-solves', '?from=elsewhere'])
  test(`what is not all in the HTML, as with ${address}, is not waited with`, async ({page}) => {
    await stopClock(page);
    await page.goto(INTRODUCTION + address);
    await page.clock.runFor(1000);
    await expect(page.locator('head script[src]')).not.toHaveCount(0);
    await page.clock.resume();
    await hydrated(page);
  });

test.describe('what is done before the application runs', () => {
  /** Opens a page whose scripts are on their way until they are released. */
  async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
    const release = await hold(page, SCRIPTS);
    // What is held holds the end of loading back, where the application was asked for before.
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    return async () => {
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await release();
      await hydrated(page);
    };
  }

  test('a press on a button is held, shown by the pointer, and done', async ({page}) => {
    const release = await openHeld(page, '/');
    const showcase = page.getByRole('region', {name: frame.title});
    const tabs = showcase.getByRole('tab');
    await tabs.nth(1).click();
    await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
    await expect(page.locator('body')).toHaveCSS('cursor', 'progress');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false');
    await release();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  });

  test('keys of the search and what is typed behind them open it with the question', async ({page}) => {
    const release = await openHeld(page, INTRODUCTION);
    await page.keyboard.press('/');
    await page.keyboard.type('ensure');
    await expect(dialog(page)).toHaveCount(0);
    await release();
    await expect(field(page)).toHaveValue('ensure');
  });

  test('what is typed into a filter stays and filters', async ({page}) => {
    const release = await openHeld(page, ERRORS);
    const text = errors[0]?.message ?? '';
    await filterBox(page, 'messages').fill(text);
    await expect(rowsOf(page, 'messages')).toHaveCount(errors.length);
    await release();
    await expect(filterBox(page, 'messages')).toHaveValue(text);
    await expect.poll(() => rowsOf(page, 'messages').count()).toBeLessThan(errors.length);
    await expect(rowsOf(page, 'messages').first()).toContainText(text);
  });

  test('a link needs no application', async ({page}) => {
    await openHeld(page, INTRODUCTION);
    await page.getByRole('article').getByRole('link', {name: 'Results against exceptions'}).click();
    await expect(page).toHaveURL(/benchmark$/);
  });
});

type Looks = Map<Element, string[]>;

/** Notes how every element looks, with what stands before and behind it, under a name. */
const noteLooks = (page: Page, name: string) =>
  page.evaluate((key) => {
    const looks: Looks = new Map();
    for (const element of document.querySelectorAll('body, body *:not(script, style)'))
      if (element.checkVisibility())
        looks.set(
          element,
          [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part).cssText),
        );
    Object.assign(window, {[key]: looks});
    return looks.size;
  }, name);

/** The elements that look different in two notes, and in what. */
const differences = (page: Page, one: string, other: string) =>
  page.evaluate(
    (keys) => {
      const [before, after] = keys.map((key) => (window as unknown as Record<string, Looks>)[key]);
      const found: string[] = [];
      for (const [element, look] of before ?? []) {
        const now = after?.get(element) ?? ['not shown'];
        if (look.join() === now.join()) continue;
        const known = new Set(look.flatMap((part) => part.split('; ')));
        const changed = now.flatMap((part) => part.split('; ')).filter((line) => !known.has(line));
        found.push(`${element.outerHTML.slice(0, 100)}: ${changed.join('; ')}`);
      }
      return [...found, ...(before?.size === after?.size ? [] : ['not as many elements'])].slice(0, 10);
    },
    [one, other],
  );

test.describe('the look', () => {
  test.use({expectedNoise: /404/});

  for (const path of ['/', INTRODUCTION, ERRORS, '/changelog', '/nowhere'])
    test(`${path} looks the same with the style in its HTML as with the whole sheet`, async ({page}) => {
      test.slow();
      await hold(page, SCRIPTS);
      const release = await hold(page, STYLES);
      const turn = async (viewport: {width: number; height: number}, colorScheme: 'light' | 'dark') => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      };
      const desktop = {width: 1440, height: 900};
      const sheets = () => page.evaluate(() => [...document.styleSheets].filter(({href}) => href).length);

      await turn(desktop, 'light');
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await page.evaluate(() => document.fonts.ready);
      expect(await sheets()).toBe(0);
      expect(await noteLooks(page, 'desktop')).toBeGreaterThan(50);
      await turn(PHONE.viewport, 'dark');
      await noteLooks(page, 'phone');

      await release();
      await sign(page);
      await expect.poll(sheets).toBe(1);
      await noteLooks(page, 'phoneWhole');
      expect(await differences(page, 'phone', 'phoneWhole')).toEqual([]);
      await turn(desktop, 'light');
      await noteLooks(page, 'desktopWhole');
      expect(await differences(page, 'desktop', 'desktopWhole')).toEqual([]);
    });
});

test('every answer of the server carries the policy and what goes with it', async ({request}) => {
  for (const path of ['/', INTRODUCTION, '/nowhere', '/llms.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/);
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    });
  }
});

test.describe('a script that the site did not write', () => {
  test.use({expectedNoise: /Content Security Policy|404/});

  test('does not run, wherever it is put', async ({page, open, noise}) => {
    await open(INTRODUCTION);
    const isEvaluated = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = "script"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', `<img src="/img/none" onerror="window.ran = 'handler'">`);
      const link = document.createElement('a');
      link.href = 'javascript:window.ran="address"';
      document.body.append(link);
      link.click();
      // Beside the evaluation of the test, which the policy lets pass.
      return new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve(new Function('return true')());
          } catch {
            resolve(false);
          }
        });
      });
    });
    expect(isEvaluated).toBe(false);
    const refused = () => noise.filter((line) => line.includes('Content Security Policy')).length;
    await expect.poll(refused).toBeGreaterThan(2);
    expect(await page.evaluate(() => (window as {ran?: string}).ran)).toBeUndefined();
  });
});

test('style sheets hold what the browsers of package.json want to be told in their own words', async ({
  page,
  request,
}) => {
  await page.goto(INTRODUCTION);
  const address = await page.locator('script[data-style]').getAttribute('data-style');
  const sheet = await (await request.get(address ?? '')).text();
  for (const property of ['user-select', 'print-color-adjust', 'line-clamp'])
    expect(sheet).toContain(`-webkit-${property}:`);
});
