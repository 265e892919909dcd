/** The code of a key that an input method takes. For the key that confirms a word, Safari gives no other sign. */
const TAKEN = 229;

/** Keys that an input method takes are only for its text: they are kept from fields, shortcuts and dialogs. */
export function setup(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === TAKEN) event.stopImmediatePropagation();
    },
    true,
  );
}
