import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isPrintKey, PRINT_EVENT} from '@site/src/utils/printing';

/** A diagram that nobody has come near yet, or that is being drawn. */
const UNDRAWN = '[role="tabpanel"][aria-busy="true"]';

/** What is not drawn by then is printed in words. */
const LIMIT_MS = 10_000;

const isUndrawn = () => document.querySelector(UNDRAWN) !== null;

function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (!isUndrawn()) end();
    });
    const timer = setTimeout(end, LIMIT_MS);
    observer.observe(document.body, {subtree: true, childList: true, attributeFilter: ['aria-busy']});
  });
}

let isWaiting = false;

/**
 * `beforeprint` waits for nothing, and drawing takes a moment. So the key that prints draws first; who prints from the
 * browser's menu gets what was not drawn in words.
 */
async function printDrawn(event: KeyboardEvent) {
  if (!isPrintKey(event, /^(Mac|iP)/.test(navigator.platform)) || !isUndrawn()) return;
  event.preventDefault();
  if (isWaiting) return;
  isWaiting = true;
  const isDrawn = drawn();
  window.dispatchEvent(new Event(PRINT_EVENT));
  await isDrawn;
  isWaiting = false;
  window.print();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', (event) => void printDrawn(event));
