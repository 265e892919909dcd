import {useLayoutEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';

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
  const history = useHistory();
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const leave = onPressOutside(dialog, () => dialog.close());
    // Before it is shown, so that no step back falls in between. The theme's hook for it comes later, with the effects.
    const release = history.block((_, action) => {
      if (action !== 'POP' || !dialog.open) return undefined;
      dialog.close();
      return false;
    });
    dialog.showModal();
    firstRef?.current?.focus();
    return () => {
      release();
      leave();
      // Gives the focus back.
      dialog.close();
    };
  }, [dialogRef, firstRef, history]);
}
