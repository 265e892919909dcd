import {storedText} from './storedText';

const MODIFIERS = ['Control', 'Alt', 'Meta', 'AltGraph'] as const;

type Modifier = (typeof MODIFIERS)[number];

export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'repeat'> & {
  getModifierState: (name: Modifier) => boolean;
};

/** The letter on the key; on keyboards of other scripts, the letter in that place on a Latin keyboard. */
export function signOf({key, code}: Pick<Press, 'key' | 'code'>): string {
  return key.length === 1 && key > '\u024f' ? code.replace(/^Key/, '').toLowerCase() : key.toLowerCase();
}

/** Systems on which Cmd goes with letters, and Ctrl belongs to the text: Ctrl+K deletes the rest of a line. */
export const isApple = (): boolean => /^(?:Mac|iP(?:hone|ad|od))/.test(navigator.platform);

/** The modifiers being held, except Shift. */
export const heldIn = (press: Pick<Press, 'getModifierState'>): readonly Modifier[] =>
  MODIFIERS.filter((name) => press.getModifierState(name));

/** `single` is the slash, `held` Ctrl+K or, on Apple's systems, Cmd+K. */
type SearchKey = 'single' | 'held';

/** Which of the keys that open the search was pressed, if any. */
export function searchKeyOf(press: Press, onApple: boolean): SearchKey | undefined {
  const [held, ...others] = heldIn(press);
  // On some keyboards the slash needs Shift.
  if (held === undefined) return press.key === '/' ? 'single' : undefined;
  const isAlone = held === (onApple ? 'Meta' : 'Control') && others.length === 0 && !press.shiftKey;
  return isAlone && signOf(press) === 'k' ? 'held' : undefined;
}

/** The key that is held for the search, as it is called on the keyboards of a system. */
export const heldKey = (onApple: boolean) => (onApple ? '⌘' : 'Ctrl');

export const SHORTCUTS_KEY = 'rift-shortcuts';
const OFF = 'off';

const stored = storedText(SHORTCUTS_KEY);
export const subscribeShortcuts = stored.subscribe;

/** Whether single keys such as `/` work. Those with Ctrl or Cmd always do. */
export const areShortcutsOn = (): boolean => stored.read() !== OFF;

export const setShortcuts = (isOn: boolean): void => stored.write(isOn ? null : OFF);

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
