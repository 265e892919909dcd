import {useEffect, type RefObject} from 'react';

/** Leaves the focus in the field, or gives it back: the list takes it neither by Tab nor by a press of any button. */
export function useFieldFocus(
  fieldRef: RefObject<HTMLElement | null>,
  listRef: RefObject<HTMLElement | null>,
  hasList: boolean,
): void {
  useEffect(() => {
    const list = listRef.current;
    if (!hasList || !list) return undefined;
    // Chrome lets Tab stop at whatever scrolls.
    list.tabIndex = -1;
    const give = (event: Event) => {
      event.preventDefault();
      fieldRef.current?.focus();
    };
    list.addEventListener('mousedown', give);
    return () => list.removeEventListener('mousedown', give);
  }, [fieldRef, listRef, hasList]);
}
