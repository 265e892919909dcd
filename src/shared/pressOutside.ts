/**
 * Calls back for a press that begins and ends on the backdrop: one that begins inside may select text. The content fills a
 * dialog, so a press on the dialog itself is on its backdrop.
 */
export function onPressOutside(dialog: HTMLElement, act: () => void, signal: AbortSignal): void {
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
