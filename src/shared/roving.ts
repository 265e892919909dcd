type Axis = 'horizontal' | 'vertical';

const STEPS: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  horizontal: {ArrowRight: 1, ArrowLeft: -1},
  vertical: {ArrowDown: 1, ArrowUp: -1},
};

export type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The index that a key moves to in a row, wrapping at its ends; undefined for other keys. */
export function nextIndex(
  {key, altKey, ctrlKey, metaKey}: Key,
  axis: Axis,
  index: number,
  length: number,
): number | undefined {
  if (length === 0 || altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = STEPS[axis][key];
  return step === undefined ? undefined : (index + step + length) % length;
}
