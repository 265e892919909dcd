import {heldIn, signOf, type Press} from '@site/src/shared/keys';

/** The keys that open the search: one alone, or a letter with Ctrl or Cmd. */
export type SearchKey = 'single' | 'held';

/** Which of the keys of the search a press is. While a letter is composed none is meant. */
export function searchKeyOf(press: Press): SearchKey | undefined {
  if (press.isComposing) return undefined;
  const [held, ...others] = heldIn(press);
  // Some keyboards have the slash on Shift.
  if (held === undefined) return press.key === '/' ? 'single' : undefined;
  const isAlone = (held === 'Control' || held === 'Meta') && others.length === 0 && !press.shiftKey;
  return isAlone && signOf(press) === 'k' ? 'held' : undefined;
}
