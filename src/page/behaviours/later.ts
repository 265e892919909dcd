import {afterPaint} from '@site/src/shared/dom';

const laterParts = () => [...document.querySelectorAll<HTMLElement>('[data-later]')];

const layOut = (part: HTMLElement) => part.style.setProperty('--rift-out-of-sight', 'visible');

/** For a scroll that has to end at its target: the height of a part that has not been laid out is only a guess. */
export const layOutAll = () => laterParts().forEach(layOut);

function layOutInTurn([next, ...others]: readonly HTMLElement[]): void {
  if (!next) return;
  layOut(next);
  afterPaint(() => layOutInTurn(others));
}

/**
 * Lays out what is out of sight when the page arrives, one part per frame, so that the page can respond in between. A reader who
 * scrolls far or takes a picture of the whole page finds it complete.
 */
export function onPageLoad(): void {
  afterPaint(() => layOutInTurn(laterParts()));
}
