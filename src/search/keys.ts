import {heldIn, signOf, type Press} from '@site/src/shared/keys';

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
