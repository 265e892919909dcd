/** Whatever lies over the page and comes before it: dialogs, and the drawer of a small screen. */
const MODAL = 'dialog[open], [role="dialog"][aria-modal="true"]';

export const isModalOpen = (): boolean => document.querySelector(MODAL) !== null;
