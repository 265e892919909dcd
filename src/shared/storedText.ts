interface StoredText {
  read: () => string | null;
  /** Null removes it. */
  write: (text: string | null) => void;
  /** Calls back when the text has changed, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/** Another tab has written, or this page has returned from the browser's cache, where it received no events. */
const EVENTS = ['storage', 'pageshow'] as const;

/** A text in local storage. If storage is denied or full, the text holds for this page only. */
export function storedText(key: string): StoredText {
  let unstored: string | null | undefined;
  const listeners = new Set<() => void>();
  const read = () => {
    if (unstored !== undefined) return unstored;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    read,
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        unstored = undefined;
      } catch {
        unstored = text;
      }
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      let known = read();
      const compare = () => {
        const text = read();
        if (text === known) return;
        known = text;
        listener();
      };
      listeners.add(compare);
      EVENTS.forEach((type) => window.addEventListener(type, compare));
      return () => {
        listeners.delete(compare);
        EVENTS.forEach((type) => window.removeEventListener(type, compare));
      };
    },
  };
}
