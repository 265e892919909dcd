/** Of the drawer only the role says so: it is no <dialog>. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open], [role="dialog"]') !== null;
