import {useSyncExternalStore} from 'react';
import {createWatchers} from '../../utils/watchers';

/**
 * The key of the site before this one, so that whoever answered there is not asked again. It is fixed: the theme's own
 * helper would add a suffix to it.
 */
export const ANSWER_KEY = 'hideRiftModal';
export const ANSWER = 'true';

const watchers = createWatchers();

/** Once given, the answer holds until the page is loaded anew, whatever becomes of the storage. */
let isGiven = false;

function isAnswered(): boolean {
  try {
    isGiven ||= localStorage.getItem(ANSWER_KEY) === ANSWER;
  } catch {
    // Storage is denied: nobody can know of an answer but this page.
  }
  return isGiven;
}

/** Stores the answer, here and in other tabs. */
export function giveAnswer(): void {
  isGiven = true;
  try {
    localStorage.setItem(ANSWER_KEY, ANSWER);
  } catch {
    // Denied or full: the answer holds for this page.
  }
  watchers.tell();
}

/** On the server, and while React takes its HTML over, nobody is asked. */
export function useIsAnswered(): boolean {
  return useSyncExternalStore(watchers.subscribe, isAnswered, () => true);
}
