/**
 * Calls back for a press that begins and ends outside. The content fills the dialog: what hits the dialog itself hits its
 * backdrop. One that begins inside selects text; one that is heard before it ends would go on to the page below.
 *
 * @param signal - ends the listening
 */
export function onPressOutside(dialog: HTMLDialogElement, act: () => void, signal: AbortSignal): void {
  let isOutside = false;
  dialog.addEventListener('pointerdown', ({target}) => (isOutside = target === dialog), {signal});
  dialog.addEventListener(
    'click',
    ({target}) => {
      if (isOutside && target === dialog) act();
    },
    {signal},
  );
}
