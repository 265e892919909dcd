import {afterPaint} from '@site/src/shared/dom';

const laterParts = () => [...document.querySelectorAll<HTMLElement>('[data-later]')];

const layOut = (part: HTMLElement) => part.style.setProperty('--rift-out-of-sight', 'visible');

/** For a way through the page that has to end at its target: a part that has not been laid out may be of another height than is thought. */
export const layOutAll = () => laterParts().forEach(layOut);

function layOutInTurn([next, ...others]: readonly HTMLElement[]): void {
  if (!next) return;
  layOut(next);
  afterPaint(() => layOutInTurn(others));
}

/**
 * What is out of sight when the page arrives is laid out after it, one part in each frame: the page answers in between, and whoever
 * scrolls far or takes a picture of all of it finds it complete.
 */
export function onPageLoad(): void {
  afterPaint(() => layOutInTurn(laterParts()));
}
