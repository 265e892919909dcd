import {heldIn, heldKey, signOf, type Press} from '@site/src/shared/keys';

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

export interface Shortcut {
  /** The alternative ways to press it: each is one key, or several together. */
  ways: readonly (readonly string[])[];
  does: string;
}

export const shortcuts = (onApple: boolean): readonly Shortcut[] => [
  {ways: [['?']], does: 'Show this list'},
  {ways: [['/'], [heldKey(onApple), 'K']], does: 'Search'},
  {ways: [['n']], does: 'Next page'},
  {ways: [['p']], does: 'Previous page'},
  {ways: [['v']], does: 'Choose a version'},
  {ways: [['d']], does: 'Dark or light'},
];
