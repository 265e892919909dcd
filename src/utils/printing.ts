/** Asks whatever is drawn late to draw now, as the page is about to be printed. */
export const PRINT_EVENT = 'rift-print';

/** What of a pressed key says whether it prints. */
export type PrintKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl-P, or Cmd-P where Ctrl-P moves the caret. */
export function isPrintKey({key, ctrlKey, metaKey, altKey, shiftKey}: PrintKey, isApple: boolean): boolean {
  const isHeld = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !altKey && !shiftKey && key.toLowerCase() === 'p';
}
