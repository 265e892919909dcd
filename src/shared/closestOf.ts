/** The nearest element with a selector that an event happened in. */
export const closestOf = ({target}: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
