import {createWatchers} from './watchers';

export const SHORTCUTS_KEY = 'rift-shortcuts';
const OFF = 'off';

const watchers = createWatchers();
export const subscribeShortcuts = watchers.subscribe;

/** The choice where the storage is denied or full: it holds for this page. */
let unstored: boolean | undefined;

/** Whether single keys such as `/` work. Those with Ctrl or Cmd always do. */
export function areShortcutsOn(): boolean {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SHORTCUTS_KEY);
    else localStorage.setItem(SHORTCUTS_KEY, OFF);
    unstored = undefined;
  } catch {
    unstored = isOn;
  }
  watchers.notify();
}

export const SEARCH_EVENT = 'rift-search';

export interface SearchRequest {
  query?: string;
}

export function requestSearch(request: SearchRequest = {}): void {
  window.dispatchEvent(new CustomEvent<SearchRequest>(SEARCH_EVENT, {detail: request}));
}
