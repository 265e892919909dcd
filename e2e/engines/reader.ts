import {expect, test as base} from '@playwright/test';
import {ANSWER, ANSWER_KEY} from '../../src/frame/firstVisitScript';
import {WINDOW, type Browser, type EngineName, type LaunchOptions} from './engine';
import {launch as launchFirefox} from './firefox';
import {launch as launchWebKit} from './webkit';

/** An element, by its role and its full name or a pattern for the name. */
type Target = readonly [role: string, name?: string | RegExp];

/** Runs in the page. Finds the first element that can be seen and pressed, and scrolls it into the window. */
function look([role, source, isExact]: readonly [string, string, boolean]) {
  const SELECTORS: Record<string, string> = {
    button: 'button, summary, [role="button"]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    figure: 'figure',
    radio: 'input[type="radio"]',
  };
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  // A field may be shown as its label.
  const labelOf = (element: Element) =>
    element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (by.length > 0) return by.map((id) => textOf(document.getElementById(id))).join(' ');
    return element.getAttribute('aria-label') ?? textOf(labelOf(element) ?? element);
  };
  const isDrawn = (one: Element) => {
    const {width, height} = one.getBoundingClientRect();
    return one.checkVisibility() && width > 2 && height > 2 && getComputedStyle(one).clipPath === 'none';
  };
  /** The value of a field, otherwise the state that the element reports. */
  const stateOf = (element: Element) => {
    if (element instanceof HTMLInputElement)
      return ['radio', 'checkbox'].includes(element.type) ? String(element.checked) : element.value;
    return element.getAttribute('aria-selected') ?? element.getAttribute('aria-expanded');
  };
  const pattern = new RegExp(source);
  const isNamed = (name: string) => (isExact ? name === source : pattern.test(name));
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const all = (root.matches(':modal') ? root : document).querySelectorAll<HTMLElement>(
    `${SELECTORS[role] ?? 'none'}, [role="${role}"]`,
  );
  for (const element of all) {
    const shown = [element, labelOf(element)].find((one) => one && isDrawn(one));
    if (!shown || !isNamed(nameOf(element))) continue;
    let box = shown.getBoundingClientRect();
    if (box.top < 80 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
      shown.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
      box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    }
    return {
      x: box.left + box.width / 2,
      y: box.top + Math.min(box.height, innerHeight) / 2,
      text: element.innerText,
      isFocused: document.activeElement === element,
      state: stateOf(element),
    };
  }
  return null;
}

type Found = NonNullable<ReturnType<typeof look>>;

/** A reader in front of a browser. */
export class Reader {
  constructor(
    readonly browser: Browser,
    private readonly base: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.browser.goto(this.base + path);
    await expect.poll(() => this.run(() => 'ready' in document.documentElement.dataset)).toBe(true);
  }

  run<Result>(fn: () => Result): Promise<Result>;
  run<Result, Argument>(fn: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  run<Result, Argument>(fn: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    return this.browser.run(fn, argument as Argument);
  }

  /** Waits until the target is there and stops moving. */
  async see([role, name = /./]: Target): Promise<Found> {
    const what = [role, typeof name === 'string' ? name : name.source, typeof name === 'string'] as const;
    let seen: Found | null = null;
    const isAtRest = async () => {
      const before = seen;
      seen = await this.browser.run(look, what);
      return seen !== null && before?.x === seen.x && before.y === seen.y;
    };
    await expect
      .poll(isAtRest, {message: `${role} ${String(name)}`, timeout: 15_000, intervals: [50]})
      .toBe(true);
    return seen as unknown as Found;
  }

  async click(target: Target): Promise<void> {
    const {x, y} = await this.see(target);
    await this.browser.clickAt(x, y);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.browser.press(key);
  }

  async type(text: string): Promise<void> {
    for (const sign of text) await this.browser.press(sign === ' ' ? 'Space' : sign);
  }

  async expectState(target: Target, state: string): Promise<void> {
    await expect.poll(async () => (await this.see(target)).state, {message: String(target)}).toBe(state);
  }

  async expectFocus(target: Target): Promise<void> {
    await expect.poll(async () => (await this.see(target)).isFocused, {message: String(target)}).toBe(true);
  }

  async expectText(target: Target, text: string): Promise<void> {
    await expect.poll(async () => (await this.see(target)).text, {message: String(target)}).toContain(text);
  }

  /** Expects a path with query and fragment. */
  async expectPlace(place: string): Promise<void> {
    await expect.poll(() => this.run(() => location.href.slice(location.origin.length))).toBe(place);
  }

  async expectFits(): Promise<void> {
    expect(await this.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

interface WorkerFixtures {
  engine: EngineName;
  browserOf: (options: LaunchOptions) => Promise<Browser>;
}

interface Fixtures {
  firstVisit: boolean;
  hasScripts: boolean;
  reader: Reader;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', {option: true, scope: 'worker'}],
  firstVisit: [false, {option: true}],
  hasScripts: [true, {option: true}],
  browserOf: [
    async ({engine}, use) => {
      const launched = new Map<boolean, Promise<Browser>>();
      const launch = (options: LaunchOptions) =>
        engine === 'webkit' ? launchWebKit(options) : launchFirefox(options);
      await use((options) => {
        const browser = launched.get(options.hasScripts) ?? launch(options);
        launched.set(options.hasScripts, browser);
        return browser;
      });
      for (const browser of launched.values()) await (await browser).close();
    },
    {scope: 'worker'},
  ],
  reader: async ({browserOf, baseURL, firstVisit, hasScripts}, use, {annotations}) => {
    const base = baseURL ?? '';
    const browser = await browserOf({hasScripts});
    annotations.push({type: 'engine', description: browser.title});
    await browser.resize(WINDOW.width, WINDOW.height);
    await browser.goto(`${base}/robots.txt`);
    if (hasScripts)
      await browser.run(
        (flag) => {
          localStorage.clear();
          sessionStorage.clear();
          if (flag) localStorage.setItem(...flag);
        },
        firstVisit ? null : ([ANSWER_KEY, ANSWER] as const),
      );
    await browser.noise();
    await use(new Reader(browser, base));
    expect(await browser.noise(), 'what the pages said').toEqual([]);
  },
});

export {expect};
