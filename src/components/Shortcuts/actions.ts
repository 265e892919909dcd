export type Action = 'help' | 'previous' | 'next' | 'version' | 'mode';

/**
 * Letters, not brackets: these need AltGr on many keyboards, and a key that is held is not a single key any more. The
 * question mark needs Shift on most.
 */
const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['?', 'help'],
  ['p', 'previous'],
  ['n', 'next'],
  ['v', 'version'],
  ['d', 'mode'],
]);

const HOLDS = ['Control', 'Alt', 'Meta', 'AltGraph'] as const;

/** What of a pressed key says what it does. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'repeat' | 'isComposing'> & {
  getModifierState: (name: (typeof HOLDS)[number]) => boolean;
};

/** On keyboards of other scripts a letter is where it is on a Latin one. */
function signOf({key, code}: Press): string {
  return key.length === 1 && key > '\u024f' ? code.replace(/^Key/, '').toLowerCase() : key.toLowerCase();
}

/** What a press asks for. A key that stays down asks once; one with a modifier belongs to the browser. */
export function actionOf(press: Press): Action | undefined {
  if (press.repeat || press.isComposing || HOLDS.some((name) => press.getModifierState(name)))
    return undefined;
  const action = ACTIONS.get(signOf(press));
  return press.shiftKey && action !== 'help' ? undefined : action;
}
