const FRAME = '[data-wide-table]';

const FOCUSABLE = {role: 'group', tabindex: '0', 'aria-label': 'Table, scrolls sideways'};

/** A frame can be focused only while there is something to scroll. */
function look(entries: readonly ResizeObserverEntry[]): void {
  const frames = [...new Set(entries.flatMap(({target}) => target.closest(FRAME) ?? []))];
  // Read all sizes before writing, or each write would cause a layout.
  const isEachWide = frames.map(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
  frames.forEach((frame, index) => {
    for (const [name, value] of Object.entries(FOCUSABLE))
      if (isEachWide[index]) frame.setAttribute(name, value);
      else frame.removeAttribute(name);
  });
}

let sizes: ResizeObserver | undefined;

export function install(): void {
  sizes = new ResizeObserver(look);
}

export function watchTable(frame: Element | null): void {
  if (!frame) return;
  sizes?.observe(frame);
  // Its text may change without the size of the frame.
  if (frame.firstElementChild) sizes?.observe(frame.firstElementChild);
}

export function arrive(): void {
  sizes?.disconnect();
  document.querySelectorAll(FRAME).forEach(watchTable);
}
