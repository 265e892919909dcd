import {useLayoutEffect, type RefObject} from 'react';
import {openModal} from './openModal';

/** Keeps a dialog modal as long as it is in the page. A press outside closes it, as does the browser's Back. */
export function useModal(dialogRef: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    openModal(dialog);
    // Gives the focus back.
    return () => dialog.close();
  }, [dialogRef]);
}
