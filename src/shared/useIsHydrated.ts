import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** Whether React runs. Server rendering and hydration, which must be alike, are told that it does not. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
