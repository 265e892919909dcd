const MODIFIERS = ['Control', 'Alt', 'Meta', 'AltGraph'] as const;

type Modifier = (typeof MODIFIERS)[number];

export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'repeat'> & {
  getModifierState: (name: Modifier) => boolean;
};

/** The letter on the key, or on keyboards of other scripts that of a Latin keyboard in the same place. */
export function signOf({key, code}: Pick<Press, 'key' | 'code'>): string {
  return key.length === 1 && key > '\u024f' ? code.replace(/^Key/, '').toLowerCase() : key.toLowerCase();
}

/** The modifiers that are held, without Shift. */
export const heldIn = (press: Pick<Press, 'getModifierState'>): readonly Modifier[] =>
  MODIFIERS.filter((name) => press.getModifierState(name));
