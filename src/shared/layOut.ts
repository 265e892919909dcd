/** What may be left until it comes near the window: text, sections of the landing page, rows that are cards. Outer ones first. */
const PARTS = 'main :is(.markdown > *, section, [role="row"])';

/** In ms: how long a busy page waits for an idle moment, and how long each is at least. */
const LONGEST_WAIT = 500;
const SLICE = 8;

const isLeft = (part: Element) => getComputedStyle(part).contentVisibility === 'auto';

let waiting = 0;

/** Lays out what is left, part by part, while nothing else is to be done: jumps land where they should only then. */
function layOutWhenIdle(): void {
  if (!('requestIdleCallback' in window)) return;
  cancelIdleCallback(waiting);
  const {dataset} = document.documentElement;
  delete dataset.laidOut;
  const parts = document.querySelectorAll<HTMLElement>(PARTS).values();
  const goOn = (idle: IdleDeadline) => {
    const end = performance.now() + Math.max(SLICE, idle.timeRemaining() - SLICE);
    for (const part of parts) {
      if (!isLeft(part)) continue;
      part.style.contentVisibility = 'visible';
      part.getBoundingClientRect();
      if (performance.now() < end) continue;
      waiting = requestIdleCallback(goOn, {timeout: LONGEST_WAIT});
      return;
    }
    dataset.laidOut = '';
  };
  waiting = requestIdleCallback(goOn, {timeout: LONGEST_WAIT});
}

/** Lays out everything at once, for a jump that cannot wait: src/css/base.css. */
export const layOutAll = (): void =>
  document.documentElement.style.setProperty('--rift-out-of-sight', 'visible');

/** A key after which the browser may move the window to any part of the page: to the next control, to the end, to what it finds. */
const isJump = ({key, ctrlKey, metaKey}: KeyboardEvent) =>
  /^(Tab|End|F3)$/.test(key) || ((ctrlKey || metaKey) && /^[fg]$/i.test(key));

export function setup(): void {
  // Before the browser follows the key.
  document.addEventListener('keydown', (event) => {
    if (isJump(event)) layOutAll();
  });
  // In a window of another width, rows of a table may have become cards.
  window.addEventListener('resize', layOutWhenIdle);
}

export function onPageLoad(): void {
  layOutWhenIdle();
}
