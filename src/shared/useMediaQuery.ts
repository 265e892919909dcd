import {useCallback, useSyncExternalStore} from 'react';

/** False on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listen: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listen);
      return () => list.removeEventListener('change', listen);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
