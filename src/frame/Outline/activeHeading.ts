export interface HeadingPosition {
  id: string;
  /** Distance from the top of the window, in px. */
  top: number;
}

interface Window {
  /** Where a heading stands after a jump to it, in px from the top of the window. */
  landingLine: number;
  /** Whether the page cannot be scrolled any further. */
  isAtEnd: boolean;
}

/** A heading may stand a fraction below the line after a jump; the reader still is there. */
const TOLERANCE = 4;

/**
 * The heading being read: the last one at or above the line where jumps land. At the end of the page it is
 * the last one, which may be too short to get there. Undefined above the first heading.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  {landingLine, isAtEnd}: Window,
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id;
  return headings.findLast(({top}) => top <= landingLine + TOLERANCE)?.id;
}
