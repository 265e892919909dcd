import {useSyncExternalStore} from 'react';

const EVENTS = ['popstate', 'hashchange'] as const;

function subscribe(listener: () => void): () => void {
  for (const type of EVENTS) window.addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) window.removeEventListener(type, listener);
  };
}

/** The path of the address. The server knows none where it makes one page for all. */
export const usePath = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '',
  );

/** The fragment of the address, `#example`. The server knows none. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );

/** The query of the address, `?example=auth`. The server knows none. */
export const useSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
