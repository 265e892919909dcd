import {heldIn, signOf, type Press} from '@site/src/shared/keys';

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

/** What a press asks for. A key that stays down asks once; one with a modifier belongs to the browser. */
export function actionOf(press: Press): Action | undefined {
  if (press.repeat || press.isComposing || heldIn(press).length > 0) return undefined;
  const action = ACTIONS.get(signOf(press));
  return press.shiftKey && action !== 'help' ? undefined : action;
}
