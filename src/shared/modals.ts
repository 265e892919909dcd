/** Whether something lies over the page and comes before it. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open]') !== null;
