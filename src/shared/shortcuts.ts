import {createWatchers} from './watchers';

/** Whether single keys do something; missing where they do. */
export const SHORTCUTS_KEY = 'rift-shortcuts';
const OFF = 'off';

const watchers = createWatchers();
export const subscribeShortcuts = watchers.subscribe;

/** The choice where storage refuses it: it holds until the page is loaded anew. */
let unstored: boolean | undefined;

/** Whether single keys such as `/` do something. Those with Ctrl or Cmd always do. */
export function areShortcutsOn(): boolean {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Keeps the choice, for other tabs and visits too. */
export function setShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SHORTCUTS_KEY);
    else localStorage.setItem(SHORTCUTS_KEY, OFF);
    unstored = undefined;
  } catch {
    // Denied or full.
    unstored = isOn;
  }
  watchers.tell();
}

/** Asks the search to open, from anywhere in the site. */
export const SEARCH_EVENT = 'rift-search';

/** What the search opens with. */
export interface SearchRequest {
  query?: string;
}

export function requestSearch(request: SearchRequest = {}): void {
  window.dispatchEvent(new CustomEvent<SearchRequest>(SEARCH_EVENT, {detail: request}));
}
