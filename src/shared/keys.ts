const MODIFIERS = ['Control', 'Alt', 'Meta', 'AltGraph'] as const;

type Modifier = (typeof MODIFIERS)[number];

/** What of a pressed key says what it is for. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'repeat' | 'isComposing'> & {
  getModifierState: (name: Modifier) => boolean;
};

/** On keyboards of other scripts a letter is where it is on a Latin one. */
export function signOf({key, code}: Pick<Press, 'key' | 'code'>): string {
  return key.length === 1 && key > '\u024f' ? code.replace(/^Key/, '').toLowerCase() : key.toLowerCase();
}

/** Besides Shift, which only some signs need. */
export const heldIn = (press: Pick<Press, 'getModifierState'>): readonly Modifier[] =>
  MODIFIERS.filter((name) => press.getModifierState(name));
