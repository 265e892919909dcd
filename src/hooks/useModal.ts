import {useLayoutEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {onPressOutside} from '@site/src/utils/pressOutside';

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
    const controller = new AbortController();
    onPressOutside(dialog, () => dialog.close(), controller.signal);
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
      controller.abort();
      // Gives the focus back.
      dialog.close();
    };
  }, [dialogRef, firstRef, history]);
}
