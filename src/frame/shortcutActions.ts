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
