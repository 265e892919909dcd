/** The nearest element around the target of an event that matches a selector. */
export const closestOf = ({target}: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** For measuring, which would delay the paint if it came before it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A press that does not open a new tab or window, or download. */
export const isPlainPress = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The drawer is no <dialog>, so only its role shows that it is open. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** Where jumps land, in px from the top of the window. It depends on the text size. */
export const readLandingLine = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

/** How the reader reached the document: opened, reloaded, or by going back or forward. Undefined if the browser does not say. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

/**
 * Calls back for a press that begins and ends on the backdrop; a press that begins inside may select text. The content fills the
 * dialog, so a press on the dialog element itself is on its backdrop.
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

/** Whether a key pressed there types text or chooses a value. */
export function isTyping(target: EventTarget | null): boolean {
  const {tagName = '', type = '', isContentEditable = false} = (target ?? {}) as Field;
  if (isContentEditable || tagName === 'TEXTAREA' || tagName === 'SELECT') return true;
  return tagName === 'INPUT' && !KINDS_WITHOUT_TEXT.has(type);
}

interface ReadVersion {
  label: string;
  /** `/docs/v1` */
  path: string;
}

/** The version being read, or the latest outside the docs: the search button of the top bar names it. */
export function readVersion(): ReadVersion {
  const {versionLabel = '', versionPath = ''} =
    document.querySelector<HTMLElement>('[data-version-path]')?.dataset ?? {};
  return {label: versionLabel, path: versionPath};
}

/** The id that a fragment such as `#signature` names; undefined if it cannot be decoded. */
export function idOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

export function elementOf(hash: string): HTMLElement | null {
  const id = idOf(hash);
  return id === undefined ? null : document.getElementById(id);
}

/** Moves the focus, but not the page, to the element that a fragment names. */
export function focusFragment(hash: string): void {
  const target = elementOf(hash);
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({preventScroll: true});
}
