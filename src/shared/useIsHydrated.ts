import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, which must render the same. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
