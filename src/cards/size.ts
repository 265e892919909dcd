/** Sizes that a title is tried in, the largest first. */
export const SIZES = [124, 108, 94, 82, 70, 58, 48] as const;

export const LINE_HEIGHT = 1.02;

/** The width of letters of the face as a part of the size: of a word of wide ones, and of a line of narrow ones. */
const WIDE = 0.62;
const NARROW = 0.44;

interface Place {
  width: number;
  height: number;
}

/**
 * The sizes worth trying for a title: no word is wider than the line, and the lines are not surely too many. The smallest
 * is always among them.
 */
export function sizesFor(title: string, {width, height}: Place): readonly number[] {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const isWorthIt = (size: number) => {
    const lines = Math.ceil((title.length * size * NARROW) / width);
    return size * WIDE * longest <= width && lines * size * LINE_HEIGHT <= height;
  };
  const smallest = SIZES.slice(-1);
  return [...SIZES.slice(0, -1).filter(isWorthIt), ...smallest];
}
