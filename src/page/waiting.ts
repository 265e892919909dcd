/** What a reader does before the script of the page runs, which comes after its text. */
export interface Waiting {
  /** Ends the waiting. Returns the presses that the reader still expects something of. */
  end: () => readonly (KeyboardEvent | MouseEvent)[];
  /** Ends it for good: the page takes the form that it has without script. */
  fail: () => void;
}

declare global {
  interface Window {
    /** Taken by the script of the page as soon as it runs. */
    waiting?: Waiting;
  }
}

/**
 * Keeps the last press on a control, or the last key. The keys of the search are kept from the browser, and with them what is typed
 * after them. The build writes this function into the head of pages as text, so it cannot use anything outside itself.
 */
export function waitForScript(): void {
  const controls = 'button:not([popovertarget], form *), [role=button]';
  const fields = 'input, textarea, select, [contenteditable]';
  const isApple = /^(Mac|iP)/.test(navigator.platform);
  let presses: (KeyboardEvent | MouseEvent)[] = [];
  let isSearching = false;

  function press(event: MouseEvent): void {
    const control = (event.target as Element).closest(controls);
    presses = control ? [event] : [];
    isSearching = control?.matches('[data-search]') ?? false;
  }

  function type(event: KeyboardEvent): void {
    const {key, code, ctrlKey, metaKey, altKey, shiftKey} = event;
    const target = event.target as Element;
    if (event.isComposing) return;
    const isOpening =
      (code === 'KeyK' || key === 'k') && !altKey && !shiftKey && ctrlKey !== isApple && metaKey === isApple;
    if (isOpening) {
      event.preventDefault();
      if (!event.repeat) presses = [event];
      isSearching = true;
    } else if (key === 'Escape') {
      presses = [];
      isSearching = false;
    } else if (!ctrlKey && !metaKey && !altKey && !target.matches(fields)) {
      presses = isSearching ? [...presses, event] : [event];
      isSearching ||= key === '/';
      if (isSearching && key !== 'Tab') event.preventDefault();
    }
  }

  function end(): typeof presses {
    removeEventListener('click', press, true);
    removeEventListener('keydown', type, true);
    return presses;
  }

  function fail(): void {
    end();
    const {dataset} = document.documentElement;
    delete dataset.script;
    // Nothing could open it again.
    delete dataset.sidebar;
  }

  addEventListener('click', press, true);
  addEventListener('keydown', type, true);
  window.waiting = {end, fail};
}

/** Does what a reader pressed while the script was not there. */
export function replay(presses: readonly (KeyboardEvent | MouseEvent)[]): void {
  for (const event of presses) {
    const Kind = event.constructor as new (type: string, init: EventInit) => Event;
    event.target?.dispatchEvent(new Kind(event.type, event));
  }
}
