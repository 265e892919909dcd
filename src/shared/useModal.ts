import {useLayoutEffect, type RefObject} from 'react';
import {openModal} from './openModal';

/**
 * A modal dialog as long as it is in the page. A press outside closes it, as does the way back.
 *
 * @param firstRef - what has the focus, where it is not the first that can have it
 */
export function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
  firstRef?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    openModal(dialog, firstRef?.current);
    // Gives the focus back.
    return () => dialog.close();
  }, [dialogRef, firstRef]);
}
