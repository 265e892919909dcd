/** What browsers report for a key that an input method takes. It is the only sign that Safari gives of the key that confirms a word. */
const TAKEN = 229;

/** Keys of an input method are for its text alone: no field, shortcut or dialog hears of them. */
export function setup(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === TAKEN) event.stopImmediatePropagation();
    },
    true,
  );
}
