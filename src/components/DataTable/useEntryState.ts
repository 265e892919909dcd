import {useEffect, useMemo, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** What the session history holds for an entry: the key is the router's, the rest is ours. */
interface EntryState {
  key?: string;
  tables?: Record<string, unknown>;
}

export const readEntry = () => window.history.state as EntryState | null;

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
 * @param read - what of a stored state can be used; the same function at each rendering
 */
export function useEntryState<S>(
  name: string,
  initial: S,
  read: (stored: unknown) => S | undefined,
): [S, (state: S) => void] {
  const {key} = useLocation();
  const isBrowser = useIsBrowser();
  const recalled = useMemo(
    () => (isBrowser ? read(readEntry()?.tables?.[name]) : undefined),
    [isBrowser, name, read],
  );
  const [chosen, setChosen] = useState<S>();
  const state = chosen ?? recalled;
  useEffect(() => {
    // While the next page is loaded, the entry is already that of the next page.
    if (state !== undefined && readEntry()?.key === key) keep(name, state);
  }, [key, name, state]);
  return [state ?? initial, setChosen];
}
