const STEPS: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1};

/**
 * The index that a key leads to in a row of `length` things, going round at its ends; none where the key is another or
 * the row is empty.
 */
export function nextIndex(key: string, index: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + length) % length;
}
