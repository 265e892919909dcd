/** Where the documentation says what its versions, its label and the releases of Rift are. */
export const WHICH_VERSION = 'introduction#which-version-is-which';
