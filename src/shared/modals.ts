/** Also while the drawer still is a popover. Browsers that know none pass over its selector inside `:is()`. */
export const isModalOpen = (): boolean => document.querySelector('dialog:is([open], :popover-open)') !== null;
