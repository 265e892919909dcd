import {useSyncExternalStore} from 'react';

/** A key of its own, without the site's suffix: plugins/early.ts reads it before the first paint. */
export const SIDEBAR_KEY = 'rift-sidebar';
export const COLLAPSED = 'collapsed';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** The state lives on <html>, where style sheets see it before React runs; React only reads it. */
function isCollapsed(): boolean {
  return document.documentElement.dataset.sidebar === COLLAPSED;
}

function apply(collapsed: boolean) {
  if (collapsed) document.documentElement.dataset.sidebar = COLLAPSED;
  else delete document.documentElement.dataset.sidebar;
  notify();
}

function toggle() {
  const collapsed = !isCollapsed();
  apply(collapsed);
  try {
    if (collapsed) localStorage.setItem(SIDEBAR_KEY, COLLAPSED);
    else localStorage.removeItem(SIDEBAR_KEY);
  } catch {
    // Storage is denied or full: the choice holds until the page is left.
  }
}

function followOtherTabs({key, newValue}: StorageEvent) {
  if (key === SIDEBAR_KEY) apply(newValue === COLLAPSED);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** Whether the sidebar is collapsed, and the function that changes it and remembers it. */
export function useSidebarCollapsed(): [boolean, () => void] {
  return [useSyncExternalStore(subscribe, isCollapsed, () => false), toggle];
}
