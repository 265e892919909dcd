import {useEffect, useMemo, useState} from 'react';
import {useIsHydrated} from '@site/src/shared/useIsHydrated';

/** A part of the state of an entry in the session history. */
interface EntryState {
  tables?: Record<string, unknown>;
}

const readEntry = () => window.history.state as EntryState | null;

function keep(name: string, state: unknown): void {
  const entry = readEntry();
  try {
    window.history.replaceState({...entry, tables: {...entry?.tables, [name]: state}}, '');
  } catch {
    // Browsers refuse too many changes in a short time: the next one is kept.
  }
}

/**
 * State that is there again when the reader comes back to the page, but not when they open it anew.
 *
 * @param isState - whether a stored value can be used; the same function at each rendering
 */
export function useEntryState<S>(
  name: string,
  initial: S,
  isState: (stored: unknown) => stored is S,
): [S, (state: S) => void] {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<S>();
  const recalled = useMemo(() => {
    const stored = isHydrated ? readEntry()?.tables?.[name] : undefined;
    return isState(stored) ? stored : undefined;
  }, [isHydrated, name, isState]);
  const state = chosen ?? recalled;
  useEffect(() => {
    if (state === undefined) return undefined;
    const keepState = () => keep(name, state);
    keepState();
    // A place in the page is an entry of its own.
    window.addEventListener('popstate', keepState);
    return () => window.removeEventListener('popstate', keepState);
  }, [name, state]);
  return [state ?? initial, setChosen];
}
