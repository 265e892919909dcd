/** The nearest element with a selector that an event happened in. */
export const closestOf = ({target}: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Measuring before the first paint would delay it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Not one that opens a new tab or window, or downloads. */
export const isPlainPress = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Of the drawer only the role says so: it is no <dialog>. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** Where jumps land, in px from the top of the window. It depends on the size of text. */
export const readLandingLine = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

/** How the document was come to: opened anew, reloaded, or gone back or forward to. Undefined where the browser does not say. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

/**
 * Calls back for a press that begins and ends on the backdrop: one that begins inside may select text. The content fills a
 * dialog, so a press on the dialog itself is on its backdrop.
 */
export function onPressOutside(dialog: HTMLElement, act: () => void, signal: AbortSignal): void {
  let isOutside = false;
  dialog.addEventListener('pointerdown', ({target}) => (isOutside = target === dialog), {signal});
  dialog.addEventListener(
    'click',
    ({target}) => {
      if (isOutside && target === dialog) act();
    },
    {signal},
  );
}

const KINDS_WITHOUT_TEXT = new Set(['button', 'checkbox', 'radio', 'range', 'reset', 'submit']);

interface Field {
  tagName?: string;
  type?: string;
  isContentEditable?: boolean;
}

/** Whether a key pressed there is text, or chooses a value. */
export function isTyping(target: EventTarget | null): boolean {
  const {tagName = '', type = '', isContentEditable = false} = (target ?? {}) as Field;
  if (isContentEditable || tagName === 'TEXTAREA' || tagName === 'SELECT') return true;
  return tagName === 'INPUT' && !KINDS_WITHOUT_TEXT.has(type);
}
