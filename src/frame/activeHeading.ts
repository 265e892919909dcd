import {readLandingLine} from '@site/src/shared/dom';

interface HeadingPosition {
  id: string;
  /** Distance from the top of the window, in px. */
  top: number;
}

interface Window {
  /** Where a heading stands after a jump to it, in px from the top of the window. */
  landingLine: number;
  isAtEnd: boolean;
}

/** After a jump, a heading may be a fraction of a pixel below the line. */
const TOLERANCE = 4;

/**
 * The heading being read: the last one at or above the line where jumps land. At the end of the page it is the last one,
 * which may be too short to get there.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  {landingLine, isAtEnd}: Window,
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id;
  return headings.findLast(({top}) => top <= landingLine + TOLERANCE)?.id;
}

export function readActiveHeading(headings: readonly Element[]): string | undefined {
  const {scrollHeight} = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
  const positions = headings.map((heading) => ({id: heading.id, top: heading.getBoundingClientRect().top}));
  return activeHeading(positions, {landingLine: readLandingLine(), isAtEnd});
}
