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
