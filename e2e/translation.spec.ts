import type {Browser, Page} from '@playwright/test';
import {ANSWER, ANSWER_KEY} from '../src/frame/firstVisitScript';
import {contributing} from '../src/contributing/contributing';
import type {islands} from '../src/page/hydrate';
import {latest} from './build';
import {ERRORS, filterBox, heading} from './data-table-page';
import {answerDialog, copied, expect, firstVisitDialog, hydrated, started, test} from './fixtures';
import {dialog, field, options, status} from './search-page';

declare global {
  interface Window {
    /** How many texts are waiting for their translation. */
    untranslated: number;
  }
}

/** A translation that differs from its original, but that locators by name and text still find. */
const translationOf = (text: string): string => text.toUpperCase();

/**
 * Imitates Chrome's translator: a moment after a text is added or changed, two nested `<font>` elements replace its text node. From
 * then on, the page must not rely on the old text node.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ANSWER_MS = 60;
    const KEPT = 'script, style, noscript, template, textarea, font, [translate="no"], .notranslate';
    window.untranslated = 0;

    const font = (content: Node | string) => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      element.append(content);
      return element;
    };
    const isText = (node: Node): node is Text =>
      node instanceof Text && /\p{L}/u.test(node.data) && !node.parentElement?.closest(KEPT);
    const textsIn = (root: Node): Text[] => {
      if (isText(root)) return [root];
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      return texts;
    };
    const ask = (nodes: readonly Node[]) => {
      const asked = [...new Set(nodes.flatMap(textsIn))].map((node) => ({node, text: node.data}));
      window.untranslated += asked.length;
      setTimeout(() => {
        for (const {node, text} of asked) node.parentNode?.replaceChild(font(font(text.toUpperCase())), node);
        window.untranslated -= asked.length;
      }, ANSWER_MS);
    };

    document.addEventListener('DOMContentLoaded', () => {
      const {documentElement} = document;
      documentElement.lang = 'fr';
      documentElement.classList.add('translated-ltr');
      new MutationObserver((records) =>
        ask(
          records.flatMap(({type, target, addedNodes}) =>
            type === 'characterData' ? target : [...addedNodes],
          ),
        ),
      ).observe(documentElement, {childList: true, characterData: true, subtree: true});
      ask([document.body]);
    });
  });
}

const docs = (route: string) => `/docs/${latest}/${route}`;

/** The page of each island. A missing island is a type error. */
const PLACES: Record<keyof typeof islands, string> = {
  DataTable: ERRORS,
  DiagramDraft: `${contributing.path}/diagrams`,
  DiagramViewer: docs('first-endpoint'),
  NotFoundHelp: docs('module/cache'),
};

/** Parts of pages that change without being islands. */
const SCRIPTED = [
  ['section:has(#code)', '/'],
  ['main .tabs-container', `${contributing.path}/blocks`],
] as const;

/** The same page twice: the original, and a translated one. */
interface Pair {
  plain: Page;
  translated: Page;
}

const both = <T>({plain, translated}: Pair, act: (page: Page) => Promise<T>) =>
  Promise.all([act(plain), act(translated)]);

/** Waits until nothing has changed for a moment, and no translation is pending. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET_MS = 150;
        const changes = new MutationObserver(() => wait());
        let timer = 0;
        const wait = () => {
          clearTimeout(timer);
          timer = window.setTimeout(() => {
            if (window.untranslated > 0) return wait();
            changes.disconnect();
            resolve();
          }, QUIET_MS);
        };
        changes.observe(document, {childList: true, characterData: true, attributes: true, subtree: true});
        wait();
      }),
  );
}

/** All text of a page, including hidden text and text for screen readers. */
async function textOf(page: Page): Promise<string> {
  await settled(page);
  const text = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let all = '';
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, noscript, textarea'))
        all += walker.currentNode.textContent;
    return all;
  });
  return translationOf(text.replaceAll(/\s+/g, ' '));
}

/** The end of the common part of two texts, and how each continues. */
function differenceOf([expected, found]: readonly [string, string]): string {
  const at = [...expected].findIndex((letter, index) => letter !== found[index]);
  if (expected === found) return '';
  const from = Math.max(0, at - 40);
  return `expected “${expected.slice(from, at + 60)}”, found “${found.slice(from, at + 60)}”`;
}

async function expectAlike(pair: Pair, what: string): Promise<void> {
  const difference = async () => differenceOf(await both(pair, textOf));
  await expect.configure({soft: true}).poll(difference, {message: what, timeout: 5_000}).toBe('');
}

const CONTROLS = 'button:not([data-copy]), select, input, textarea, summary';
/** How many controls of the same kind are tried. */
const MAX_OF_A_KIND = 2;
/** A query, a diagram, a diagram with an error, and a text that is neither. */
const TYPED = [
  'token',
  'flowchart LR\n  accTitle: One\n  accDescr: Two\n  a --> b',
  'flowchart LR\n  a[',
  '',
];

/** What can be done in a place: the index of each control, with a text if it is a field. */
async function actsIn(page: Page, place: string): Promise<(readonly [index: number, text?: string])[]> {
  const kinds = await page
    .locator(place)
    .locator(CONTROLS)
    .evaluateAll((all) =>
      all.map((one) => ({
        kind: `${one.tagName} ${one.className} ${one.getAttribute('role')}`,
        isField: one.matches('textarea, input:not([type="radio"], [type="checkbox"])'),
      })),
    );
  const acts = kinds.map(({kind, isField}, index) => {
    const isOneMore = kinds.slice(0, index).filter((other) => other.kind === kind).length >= MAX_OF_A_KIND;
    if (isOneMore) return [];
    return isField ? TYPED.map((text) => [index, text] as const) : [[index] as const];
  });
  return acts.flat();
}

/** Acts by script, because other tests check whether controls can be reached. */
const act = (place: string, index: number, text: string | undefined) => (page: Page) =>
  page.evaluate(
    ([selector, controls, at, value]) => {
      const control = document.querySelector(selector)?.querySelectorAll<HTMLElement>(controls)[at];
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex = control.options.length - 1;
        control.dispatchEvent(new Event('change', {bubbles: true}));
      } else if (value !== undefined && control) {
        const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
        set?.call(control, value);
        control.dispatchEvent(new Event('input', {bubbles: true}));
      } else control?.click();
    },
    [place, CONTROLS, index, text] as const,
  );

/** Does everything that can be done in a place. */
async function useAll(pair: Pair, place: string): Promise<void> {
  const acts = await actsIn(pair.plain, place);
  expect(acts.length, `controls of ${place}`).toBeGreaterThan(0);
  for (const [index, text] of acts) {
    await both(pair, act(place, index, text));
    await expectAlike(pair, `control ${index} of ${place}, ${text}`);
    const opened = `${place} dialog[open]`;
    if (!place.endsWith('[open]') && (await pair.plain.locator(opened).count()) > 0) {
      await useAll(pair, opened);
      await both(pair, (page) => page.keyboard.press('Escape'));
      await both(pair, (page) => expect(page.locator(opened)).toHaveCount(0));
    }
  }
}

async function openPlain(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({viewport: page.viewportSize()});
  return context.newPage();
}

test.use({actionTimeout: 10_000, firstVisit: true, expectedNoise: /Failed to load resource.*404/});

test('in a page that the browser translates, everything still works, and shows the same as in the original', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  await translate(page);
  const pair: Pair = {plain: await openPlain(browser, page), translated: page};
  const openBoth = (path: string) =>
    both(pair, async (one) => {
      await one.goto(path);
      await started(one);
      // Some islands have been translated before they wake.
      await settled(one);
      await hydrated(one);
    });

  await test.step('the dialog of the first visit', async () => {
    await openBoth(docs('installation'));
    await expectAlike(pair, 'the dialog');
    await both(pair, (one) => firstVisitDialog(one).getByRole('button', {name: 'Yes, sir'}).click());
    await both(pair, (one) => expect(firstVisitDialog(one)).toHaveCount(0));
    await expectAlike(pair, 'without the dialog');
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('INSTALLATION');
    expect(await page.evaluate((key) => localStorage.getItem(key), ANSWER_KEY)).toBe(ANSWER);
  });

  await test.step('copying', async () => {
    for (const name of ['Copy code to clipboard', /^Copy page/]) {
      const texts: string[] = [];
      for (const one of [pair.plain, page]) {
        await one.bringToFront();
        const copy = one.getByRole('button', {name}).first();
        await copy.click();
        await expect(one.getByRole('button', {name: 'Copied'})).toHaveCount(1);
        texts.push(await copied(one));
        await expect(one.getByRole('button', {name: 'Copied'})).toHaveCount(0);
      }
      expect.soft(texts[1]).toBe(texts[0]);
    }
    await expectAlike(pair, 'after copying');
  });

  await test.step('colours, versions and the sheet of keys', async () => {
    await both(pair, (one) => one.getByRole('button', {name: /^Switch between dark and light/}).click());
    await both(pair, (one) => one.keyboard.press('d'));
    await expectAlike(pair, 'other colours');
    await both(pair, (one) => one.keyboard.press('?'));
    await expectAlike(pair, 'the sheet of keys');
    await both(pair, (one) => one.getByRole('checkbox', {name: 'Single keys work'}).press('Space'));
    await both(pair, (one) => one.keyboard.press('Escape'));
    await both(pair, (one) => one.getByRole('button', {name: /^Version of the documentation/}).click());
    await expectAlike(pair, 'the list of versions');
    await both(pair, (one) => one.getByRole('link', {name: /^next/i}).first().click());
    await both(pair, (one) => expect(one).toHaveURL('/docs/next/installation'));
  });

  await test.step('the search', async () => {
    await openBoth(docs('installation'));
    await both(pair, (one) => one.keyboard.press('Control+k'));
    await both(pair, (one) => expect(options(one).first()).toBeVisible());
    await expectAlike(pair, 'the pages');
    const look = async (query: string) => {
      await both(pair, (one) => expect(status(one)).not.toHaveText(/loading|reading/i));
      await expectAlike(pair, query);
    };
    // Each key comes while the results of the previous one are still being translated.
    for (const key of 'schema validater') await both(pair, (one) => one.keyboard.press(key));
    await look('typed');
    for (const query of [
      'zzqqx',
      '{"ok": false, "code": 403, "payload": "Invalid credentials"}',
      'cors',
      'error: path not found in index.php',
      '',
    ]) {
      await both(pair, (one) => field(one).fill(query));
      await look(query);
    }
    await both(pair, (one) => field(one).fill('ensure'));
    await expectAlike(pair, 'ensure again');
    await both(pair, (one) => one.keyboard.press('Enter'));
    await both(pair, (one) => expect(one).toHaveURL(docs('basic-concepts/contract/methods/ensure')));
    await both(pair, (one) => expect(dialog(one)).toHaveCount(0));
  });

  for (const [name, path] of Object.entries(PLACES))
    await test.step(name, async () => {
      await openBoth(path);
      await expectAlike(pair, 'at first');
      await useAll(pair, `[data-island="${name}"]`);
    });
  for (const [place, path] of SCRIPTED)
    await test.step(place, async () => {
      await openBoth(path);
      await useAll(pair, place);
    });
  await pair.plain.context().close();
});

test('what is done to an island before it wakes also takes effect in a translated page', async ({page}) => {
  await translate(page);
  const place = page.locator('[data-island="DataTable"]');
  const openAsleep = async () => {
    await page.goto(ERRORS);
    await started(page);
    await settled(page);
    await expect(place).not.toHaveAttribute('data-awake');
  };

  await page.goto(ERRORS);
  await answerDialog(page);
  await openAsleep();
  const filter = filterBox(page, 'messages');
  await filter.pressSequentially('token expired');
  await expect(place).toHaveAttribute('data-awake');
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('token expired');
  await expect(place.getByText(/^\d of \d+ rows$/i)).toBeVisible();

  await openAsleep();
  await heading(page, 'messages', 'MESSAGE').getByRole('button').click();
  await expect(heading(page, 'messages', 'MESSAGE')).toHaveAttribute('aria-sort', 'ascending');

  await page.goto(PLACES.DiagramViewer);
  await started(page);
  await settled(page);
  const words = page.locator('[data-island="DiagramViewer"] details').first();
  await words.evaluate((details: HTMLDetailsElement) => {
    const host = details.closest('[data-island]');
    if (host?.hasAttribute('data-awake')) throw new Error('It is awake.');
    details.open = true;
    host?.dispatchEvent(new Event('wake', {bubbles: true}));
  });
  await expect(page.locator('[data-island="DiagramViewer"]').first()).toHaveAttribute('data-awake');
  await expect(words).toHaveAttribute('open');
});
