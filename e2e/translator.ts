import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** How many texts are waiting for their translation. */
    untranslated: number;
  }
}

/** A translation that differs from its original, but that locators by name and text still find. */
export const translationOf = (text: string): string => text.toUpperCase();

/**
 * Imitates Chrome's translator: a moment after a text is added or changed, two nested `<font>` elements replace its text node. From
 * then on, the page must not rely on the old text node.
 */
export async function translate(page: Page): Promise<void> {
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
