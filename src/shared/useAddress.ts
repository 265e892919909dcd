import {useSyncExternalStore} from 'react';

const EVENTS = ['popstate', 'hashchange'] as const;

function subscribe(listener: () => void): () => void {
  for (const type of EVENTS) window.addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) window.removeEventListener(type, listener);
  };
}

/** Empty on the server, which does not know the address. */
const useAddressPart = (part: 'hash' | 'search'): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location[part],
    () => '',
  );

/** `#example` */
export const useHash = () => useAddressPart('hash');

/** `?example=auth` */
export const useQuery = () => useAddressPart('search');
