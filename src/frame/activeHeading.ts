import {readLandingLine} from '@site/src/shared/dom';

/** In px: after a jump, a heading may be a fraction of one below the line. */
const TOLERANCE = 4;

/**
 * The id of the heading being read: the last one at or above the line where jumps land. At the end of the page it is the last one,
 * which may be too short to get there.
 */
export function readActiveHeading(headings: readonly Element[]): string | undefined {
  const {scrollHeight} = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1)
    return headings.at(-1)?.id;
  const line = readLandingLine() + TOLERANCE;
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id;
}
