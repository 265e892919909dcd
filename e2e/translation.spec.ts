import type {Locator, Page} from '@playwright/test';
import {contributing} from '../src/contributing/contributing';
import type {islands} from '../src/page/hydrate';
import {latest} from './build';
import {ERRORS, filterBox, heading, rowsOf} from './data-table-page';
import {diagramIn} from './diagram-page';
import {answerDialog, copied, expect, hydrated, started, test} from './fixtures';
import {chosen, field} from './search-page';

declare global {
  interface Window {
    /** How many texts are waiting for their translation. */
    untranslated: number;
  }
}

/**
 * Imitates Chrome's translator: a moment after a text is added or changed, two nested `<font>` elements replace its text node. From
 * then on, the page must not rely on the old text node; if it does, React reports it on the console, which fails the test.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ANSWER_MS = 60;
    const KEPT = 'script, style, noscript, template, textarea, font, [translate="no"], .notranslate';
    window.untranslated = 0;

    const font = (content: Node | string) => {
      const element = document.createElement('font');
      element.append(content);
      return element;
    };
    const textsIn = (root: Node): Text[] => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node; node = walker.nextNode())
        if (node instanceof Text && /\p{L}/u.test(node.data) && !node.parentElement?.closest(KEPT))
          texts.push(node);
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

const translated = (page: Page) => page.waitForFunction(() => window.untranslated === 0);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
  await translated(page);
}

/** The page of each island, and what is done there. A missing island is a type error. */
const PLACES: Record<keyof typeof islands, {path: string; use: (place: Locator) => Promise<unknown>}> = {
  DataTable: {
    path: ERRORS,
    async use(place) {
      await place.getByRole('searchbox').fill('no message says this');
      await expect(place.getByText('No messages match this filter.'.toUpperCase())).toBeVisible();
      await place.getByRole('button', {name: 'Show all'}).first().click();
      await expect(place.getByText(/^\d+ rows$/i)).toBeVisible();
    },
  },
  DiagramDraft: {
    path: `${contributing.path}/diagrams`,
    async use(place) {
      const error = place.getByText(/^RENDER ERROR/);
      await place.getByRole('textbox').fill('flowchart LR\n  a[');
      await expect(error).toBeVisible();
      await place.getByRole('textbox').fill('flowchart LR\n  accTitle: One\n  accDescr: Two\n  a --> b');
      await expect(error).toHaveCount(0);
      await expect(diagramIn(place, 'One')).toBeVisible();
    },
  },
  DiagramViewer: {
    path: `/docs/${latest}/introduction`,
    async use(place) {
      await place.getByText('In words'.toUpperCase()).first().click();
      await place.getByRole('tab', {name: 'Code'}).first().click();
      await expect(place.getByText('accTitle:').first()).toBeVisible();
    },
  },
  NotFoundHelp: {
    path: `/docs/${latest}/module/cache`,
    use: (place) => expect(place.getByRole('link').first()).toBeVisible(),
  },
};

test.use({firstVisit: true, expectedNoise: /Failed to load resource.*404/});

test('in a page that the browser translates, the dialog, the table, the search and copying work', async ({
  page,
}) => {
  await translate(page);
  await open(page, ERRORS);
  await answerDialog(page);

  // Before React runs: what is done is done again.
  const place = page.locator('[data-island="DataTable"]');
  await expect(place).not.toHaveAttribute('data-awake');
  const filter = filterBox(page, 'messages');
  await filter.pressSequentially('token expired');
  await expect(place).toHaveAttribute('data-awake');
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('token expired');
  await expect(place.getByText(/^\d of \d+ rows$/i)).toBeVisible();
  await heading(page, 'messages', 'MESSAGE').getByRole('button').click();
  await expect(heading(page, 'messages', 'MESSAGE')).toHaveAttribute('aria-sort', 'ascending');
  await expect(rowsOf(page, 'messages').first()).toContainText(/EXPIRED/);

  // Each key comes while the results of the previous one are still being translated.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zzqqx');
  await expect(page.getByText(/^NOTHING IN/)).toBeVisible();
  await field(page).fill('ensure');
  await expect(chosen(page)).toHaveAttribute('href', /methods\/ensure$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/methods\/ensure$/);

  await started(page);
  await translated(page);
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expect.poll(() => copied(page)).toMatch(/->ensure\(fn /);
});

test('in such a page every island works', async ({page}) => {
  await translate(page);
  for (const [name, {path, use}] of Object.entries(PLACES))
    await test.step(name, async () => {
      await open(page, path);
      if (name === 'DataTable') await answerDialog(page);
      await hydrated(page);
      await use(page.locator(`[data-island="${name}"]`).first());
      await translated(page);
    });
});
