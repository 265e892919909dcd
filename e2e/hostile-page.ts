import type {Page} from '@playwright/test';

/** How long a page may take for one of them, in ms, before it counts as hung. */
const LONGEST_MS = 5000;

interface Attempt {
  /** What is done, and what is so then, one after the other. */
  steps: readonly (readonly [act: () => void, isSo: () => boolean])[];
  /** What has to be so in the end, at once. */
  holds?: () => boolean;
  /** Where something was not so: what stands there instead. */
  says: () => string;
}

/** What stands in the page for a test: as one object, since each attempt is made and looked at inside the page. */
interface Tools {
  /** Waits until something is so; false where it never is. */
  until: (isSo: () => boolean) => Promise<boolean>;
  /** As a reader types: React takes no other change of a value. */
  type: (field: HTMLInputElement | HTMLTextAreaElement, text: string) => void;
  /** Leads to an address as Back and Forward do. */
  visit: (address: string) => void;
  /** Makes an attempt with each text, one after the other, and looks for harm after each. */
  attemptEach: <Value>(
    pairs: readonly (readonly [text: string, value: Value])[],
    attemptWith: (value: Value, text: string) => Attempt,
  ) => Promise<Finding[]>;
  /** What is there that only a text taken for more than text can have put there. */
  findings: () => string[];
}

export type WithTools = Window & {tools: Tools};

/** What was found of a text; nothing of most. */
export type Finding = [text: string, found: string[]];

export async function bringTools(page: Page): Promise<void> {
  await page.evaluate((longest) => {
    const LINKS = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster'];
    const scripts = new Set(document.scripts);
    let patience = longest;
    const tools: Tools = {
      until: (isSo) =>
        new Promise((resolve) => {
          const end = (is: boolean) => {
            observer.disconnect();
            clearTimeout(timer);
            resolve(is);
          };
          const look = () => isSo() && end(true);
          const observer = new MutationObserver(look);
          const how = {subtree: true, childList: true, attributes: true, characterData: true};
          const timer = setTimeout(() => {
            // Once is enough to know.
            patience = 0;
            end(false);
          }, patience);
          observer.observe(document, how);
          look();
        }),
      type(box, text) {
        const prototype = box instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(box, text);
        box.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
      },
      visit(address) {
        const state = {key: `visit-${Math.random()}`};
        history.pushState(state, '', address);
        dispatchEvent(new PopStateEvent('popstate', {state}));
      },
      async attemptEach(pairs, attemptWith) {
        const results: Finding[] = [];
        for (const [text, value] of pairs) {
          const {steps, holds = () => true, says} = attemptWith(value, text);
          let isSo = true;
          for (const [act, isDone] of steps) {
            act();
            isSo = (await tools.until(isDone)) && isSo;
          }
          results.push([text, [...(isSo && holds() ? [] : [says()]), ...tools.findings()]]);
        }
        return results;
      },
      findings() {
        const found: string[] = [];
        const handlers = document.evaluate(
          '//@*[starts-with(translate(name(), "ON", "on"), "on")]',
          document,
          null,
          XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
        );
        for (let index = 0; index < handlers.snapshotLength; index++)
          found.push(`a handler: ${handlers.snapshotItem(index)?.nodeName}`);
        for (const element of document.querySelectorAll(`${LINKS.map((name) => `[${name}]`).join()}, image`))
          for (const name of [...LINKS, 'xlink:href']) {
            const value = element.getAttribute(name);
            if (value === null || /^[/#](?!\/)/.test(value)) continue;
            const {protocol, host} = new URL(value, location.href);
            if (!/^(https?|mailto|blob):$/.test(protocol) && !value.startsWith('data:image/'))
              found.push(`<${element.localName} ${name}="${value.slice(0, 60)}">`);
            if (/elsewhere/.test(host)) found.push(`a link to ${host}`);
          }
        const unwanted =
          'iframe, object, embed, base, meta[http-equiv="refresh"], marquee, video, img[src="x"]';
        for (const element of document.querySelectorAll(unwanted)) found.push(`<${element.localName}>`);
        for (const script of document.scripts)
          if (!scripts.has(script) && !script.src.startsWith(`${location.origin}/`)) found.push('<script>');
        for (const {textContent} of document.querySelectorAll('style'))
          if (textContent.includes('elsewhere')) found.push('a style from elsewhere');
        if ('pwned' in window) found.push('a script ran');
        if ('polluted' in {}) found.push('a prototype was changed');
        return found;
      },
    };
    Object.assign(window, {tools});
  }, LONGEST_MS);
}

/**
 * Whatever opens because of a text. What it loads from elsewhere and what the console says is noise (fixtures.ts), and in
 * another document there would be no tools.
 */
export function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', async (dialogOpened) => {
    seen.push(`dialog: ${dialogOpened.message()}`);
    await dialogOpened.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  page.on('download', (download) => seen.push(`download: ${download.url()}`));
  page.on('frameattached', () => seen.push('frame'));
  return seen;
}
