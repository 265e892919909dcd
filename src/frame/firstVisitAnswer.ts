/**
 * The key of the site before this one, so that whoever answered there is not asked again. It is fixed: the theme's own
 * helper would add a suffix to it.
 */
export const ANSWER_KEY = 'hideRiftModal';
export const ANSWER = 'true';

/** Told to the window when the answer is given. */
export const ANSWER_EVENT = 'rift-install-answered';

/** How long the sheet takes to close; the answer is stored when it has. The style sheet reads it as --closing. */
export const CLOSING_MS = 400;
