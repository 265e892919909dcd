export interface Watchers {
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /** Call it when the value has changed in this tab. */
  notify: () => void;
}

/** Another tab has changed the storage, or this page returns from the browser's cache, where it got no events. */
const EVENTS = ['storage', 'pageshow'] as const;

/** Subscriptions to a value in the storage of the browser. */
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
    notify: () => listeners.forEach((listener) => listener()),
  };
}
