/** The key that the previous site used, so that its readers are not asked again. The theme's helper would add a suffix. */
export const ANSWER_KEY = 'hideRiftModal';
export const ANSWER = 'true';

/** How long the sheet takes to close; the answer is stored afterwards. The style sheet reads it as --closing. */
export const CLOSING_MS = 400;
