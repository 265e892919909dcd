const TABLE = '[data-scrolls]';
const SCROLLING = `${TABLE}, .theme-code-block pre`;

/** A table can be focused only while there is something to scroll; code can always be focused. */
const FOCUSABLE = {role: 'group', tabindex: '0', 'aria-label': 'Table, scrolls sideways'};

/** How far code may extend beyond its box, in px, with every character in sight: the space after its longest line. */
const CODE_SPACE = 15;

/** Whether the content extends beyond the edge of its box; src/css/blocks.css shows it. */
const isCut = (box: Element) =>
  box.scrollWidth - box.scrollLeft - box.clientWidth > (box.matches(TABLE) ? 1 : CODE_SPACE);

function look(entries: readonly ResizeObserverEntry[]): void {
  const boxes = [...new Set(entries.flatMap(({target}) => target.closest(SCROLLING) ?? []))];
  // Read all sizes before writing, otherwise each write would cause a layout.
  const sizes = boxes.map((box) => ({box, isWide: box.scrollWidth > box.clientWidth, isCut: isCut(box)}));
  for (const {box, isWide, isCut} of sizes) {
    box.toggleAttribute('data-cut', isCut);
    if (!box.matches(TABLE)) continue;
    for (const [name, value] of Object.entries(FOCUSABLE))
      if (isWide) box.setAttribute(name, value);
      else box.removeAttribute(name);
  }
}

let sizes: ResizeObserver | undefined;

export function setup(): void {
  // In a frame of its own: asking a table for its width changes sizes that WebKit is about to report.
  sizes = new ResizeObserver((entries) => requestAnimationFrame(() => look(entries)));
  document.addEventListener(
    'scroll',
    ({target}) => {
      if (target instanceof Element && target.matches(SCROLLING))
        target.toggleAttribute('data-cut', isCut(target));
    },
    {capture: true, passive: true},
  );
}

export function watchOverflow(box: Element | null): void {
  if (!box) return;
  sizes?.observe(box);
  // The content may change while the size of the box stays.
  if (box.firstElementChild) sizes?.observe(box.firstElementChild);
}

export function onPageLoad(): void {
  sizes?.disconnect();
  document.querySelectorAll(SCROLLING).forEach(watchOverflow);
}
