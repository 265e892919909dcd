import {useLayoutEffect, type RefObject} from 'react';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';

/** A modal dialog as long as it is in the page. A press outside closes it, as does the way back. */
export function useModal(dialogRef: RefObject<HTMLDialogElement | null>): void {
  useHistoryPopHandler(() => {
    dialogRef.current?.close();
    return false;
  });
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    // The frame fills the dialog: what hits the dialog itself hits its backdrop.
    const closeOutside = ({target}: Event) => {
      if (target === dialog) dialog.close();
    };
    dialog.addEventListener('pointerdown', closeOutside);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('pointerdown', closeOutside);
      dialog.close();
    };
  }, [dialogRef]);
}
