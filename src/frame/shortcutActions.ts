import {heldIn, signOf, type Press} from '@site/src/shared/keys';

export type Action = 'help' | 'previous' | 'next' | 'version' | 'mode';

/** Letters, not brackets, which need AltGr on many keyboards. The question mark needs Shift on most. */
const ACTIONS: ReadonlyMap<string, Action> = new Map([
  ['?', 'help'],
  ['p', 'previous'],
  ['n', 'next'],
  ['v', 'version'],
  ['d', 'mode'],
]);

/** Undefined for repeated keys, and for those with a modifier, which belong to the browser. */
export function actionOf(press: Press): Action | undefined {
  if (press.repeat || heldIn(press).length > 0) return undefined;
  const action = ACTIONS.get(signOf(press));
  return press.shiftKey && action !== 'help' ? undefined : action;
}

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

export interface Shortcut {
  /** The alternative ways to press it: each is one key, or several together. */
  ways: readonly (readonly string[])[];
  does: string;
}

/** The key that is held for the search, as it is called on the keyboards of a system. */
export const heldKey = (onApple: boolean) => (onApple ? '⌘' : 'Ctrl');

export const shortcuts = (onApple: boolean): readonly Shortcut[] => [
  {ways: [['?']], does: 'Show this list'},
  {ways: [['/'], [heldKey(onApple), 'K']], does: 'Search'},
  {ways: [['n']], does: 'Next page'},
  {ways: [['p']], does: 'Previous page'},
  {ways: [['v']], does: 'Choose a version'},
  {ways: [['d']], does: 'Dark or light'},
];
