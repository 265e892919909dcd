import {useLayoutEffect, type RefObject} from 'react';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';

/**
 * Calls back for a press that begins and ends outside. The content fills the dialog: what hits the dialog itself hits its
 * backdrop. One that begins inside selects text; one that is heard before it ends would go on to the page below.
 */
function onPressOutside(dialog: HTMLDialogElement, act: () => void): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  let isOutside = false;
  dialog.addEventListener('pointerdown', ({target}) => (isOutside = target === dialog), {signal});
  dialog.addEventListener(
    'click',
    ({target}) => {
      if (isOutside && target === dialog) act();
    },
    {signal},
  );
  return () => controller.abort();
}

/**
 * A modal dialog as long as it is in the page. A press outside closes it, as does the way back.
 *
 * @param firstRef - what has the focus, where it is not the first that can have it
 */
export function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
  firstRef?: RefObject<HTMLElement | null>,
): void {
  useHistoryPopHandler(() => {
    dialogRef.current?.close();
    return false;
  });
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const leave = onPressOutside(dialog, () => dialog.close());
    dialog.showModal();
    firstRef?.current?.focus();
    return () => {
      leave();
      // Gives the focus back.
      dialog.close();
    };
  }, [dialogRef, firstRef]);
}
