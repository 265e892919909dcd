import {prefersReducedMotion} from './dom';

/** In px: two lines of code, so that none is cut. */
const ROOM = 40;

/** In px: outlines and the halo of a label reach beyond their boxes. */
const EDGE = 6;

interface How {
  axis: 'block' | 'inline' | 'both';
  behavior?: ScrollBehavior;
}

function distance(start: number, end: number, frameStart: number, frameEnd: number): number {
  return start >= frameStart + EDGE && end <= frameEnd - EDGE ? 0 : start - frameStart - ROOM;
}

/** Scrolls a frame, but nothing around it, until an element in it is in sight. */
export function reveal(
  frame: Element | null,
  place: Element | null | undefined,
  {axis, behavior = prefersReducedMotion() ? 'instant' : 'smooth'}: How,
): void {
  if (!frame || !place) return;
  const outer = frame.getBoundingClientRect();
  const inner = place.getBoundingClientRect();
  const top = axis === 'inline' ? 0 : distance(inner.top, inner.bottom, outer.top, outer.bottom);
  const left = axis === 'block' ? 0 : distance(inner.left, inner.right, outer.left, outer.right);
  // One call for both axes: a second would cancel the first.
  if (top !== 0 || left !== 0) frame.scrollBy({top, left, behavior});
}
