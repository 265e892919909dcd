import type {Page} from '@playwright/test';
import {filterBox, heading, REFERENCE, rowsOf} from './data-table-page';
import {answerDialog, expect, started, test} from './fixtures';
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

test.use({firstVisit: true});

test('in a page that the browser translates, the dialog, the table and the search work', async ({page}) => {
  await translate(page);
  await page.goto(`${REFERENCE}/http-codes`);
  await started(page);
  await page.waitForFunction(() => window.untranslated === 0);
  await answerDialog(page);

  // Before React runs: what is done is done again.
  const place = page.locator('[data-island="DataTable"]');
  await expect(place).not.toHaveAttribute('data-hydrated');
  const filter = filterBox(page, 'codes');
  await filter.pressSequentially('not allowed');
  await expect(place).toHaveAttribute('data-hydrated');
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('not allowed');
  await expect(place.getByText(/^\d OF \d+ ROWS$/)).toBeVisible();
  await filter.fill('no code means this');
  await expect(place.getByText('NO CODES MATCH THIS FILTER.')).toBeVisible();
  await place.getByRole('button', {name: 'Show all'}).first().click();
  await expect(place.getByText(/^\d+ ROWS$/)).toBeVisible();
  const head = heading(page, 'codes', 'MEANING');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(rowsOf(page, 'codes').first()).toContainText('A PART OF WHAT WAS REQUESTED.');

  // Each key comes while the results of the previous one are still being translated.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zzqqx');
  await expect(page.getByText(/^NOTHING IN/)).toBeVisible();
  await field(page).fill('ensure');
  await expect(chosen(page)).toHaveAttribute('href', /methods\/ensure$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/methods\/ensure$/);
});
