const WITHIN_DECADE = [1, 2, 5];

/** 1, 2, 5, 10, 20, 50 ... up to the most, which is a power of ten. */
export function notchesUpTo(most: number): number[] {
  const notches: number[] = [];
  for (let decade = 1; decade < most; decade *= 10)
    notches.push(...WITHIN_DECADE.map((step) => step * decade));
  return [...notches, most];
}

/** Where a value is among notches: at the last one that is not above it. */
export const notchOf = (value: number, notches: readonly number[]): number =>
  Math.max(
    0,
    notches.findLastIndex((notch) => notch <= value),
  );
