import {prefersReducedMotion} from '@docusaurus/theme-common';

/** Room in px before what is brought into sight. */
const ROOM = 48;

const chosenMotion = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');

/** Scrolls a frame up or down, and nothing around it, so that a thing in it can be seen. */
export function revealBelow(
  frame: Element | null,
  place: Element | null | undefined,
  behavior: ScrollBehavior = chosenMotion(),
): void {
  if (!frame || !place) return;
  const outer = frame.getBoundingClientRect();
  const inner = place.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  frame.scrollBy({top: inner.top - outer.top - ROOM, behavior});
}

/** The same sideways. */
export function revealBeside(frame: Element | null, place: Element | null | undefined): void {
  if (!frame || !place) return;
  const outer = frame.getBoundingClientRect();
  const inner = place.getBoundingClientRect();
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  frame.scrollBy({left: inner.left - outer.left - ROOM, behavior: chosenMotion()});
}
