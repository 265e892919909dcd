import {afterPaint} from '../afterPaint';

function layOut([next, ...others]: readonly HTMLElement[]): void {
  if (!next) return;
  next.style.setProperty('--rift-out-of-sight', 'visible');
  afterPaint(() => layOut(others));
}

/**
 * What is out of sight when the page arrives is laid out after it, one part in each frame: the page answers in between, and whoever
 * scrolls far or takes a picture of all of it finds it complete.
 */
export function arrive(): void {
  afterPaint(() => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')]));
}
