export interface Watchers {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /** Says that the value has changed in this tab. */
  tell: () => void;
}

/** Another tab stored something; or this page comes back from the browser's cache, where it was told of nothing. */
const EVENTS = ['storage', 'pageshow'] as const;

/** Who watches a value that is kept in the browser. */
export function createWatchers(): Watchers {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      EVENTS.forEach((type) => window.addEventListener(type, listener));
      return () => {
        listeners.delete(listener);
        EVENTS.forEach((type) => window.removeEventListener(type, listener));
      };
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}
