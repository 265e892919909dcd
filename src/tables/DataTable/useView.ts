import {useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore} from 'react';
import {flushSync} from 'react-dom';
import {elementOf, idOf} from '@site/src/shared/dom';
import {queryOf, viewIn, type Table, type ViewState} from './table';

const EVENTS = ['popstate', 'hashchange'] as const;

function subscribe(listener: () => void): () => void {
  for (const type of EVENTS) window.addEventListener(type, listener);
  return () => {
    for (const type of EVENTS) window.removeEventListener(type, listener);
  };
}

/** `#example` or `?example=auth`; empty on the server, which does not know the address. */
const useAddressPart = (part: 'hash' | 'search'): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location[part],
    () => '',
  );

/** The view of a table, kept in the address: it can be shared, and is restored on going back. */
export function useView<R>(table: Table<R>): [ViewState, (view: ViewState) => void] {
  const query = useAddressPart('search');
  const inAddress = useMemo(() => viewIn(query, table), [query, table]);
  const [chosen, setChosen] = useState<ViewState>();
  useEffect(() => {
    const forget = () => setChosen(undefined);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const setView = (view: ViewState) => {
    setChosen(view);
    try {
      const {pathname, search, hash} = window.location;
      window.history.replaceState(window.history.state, '', pathname + queryOf(search, table, view) + hash);
    } catch {
      // Browsers refuse too many changes in a short time. A later change writes the whole view.
    }
  };
  return [chosen ?? inAddress, setView];
}

/** The id that the address names; undefined on the server, which never sees the fragment. */
export const useTarget = (): string | undefined => idOf(useAddressPart('hash'));

/** Calls `show` when the reader goes to a row that is filtered out. */
export function useHiddenTarget(rows: readonly {id: string}[], show: () => void): void {
  const showHidden = useEffectEvent((hash: string): boolean => {
    const id = idOf(hash);
    if (!rows.some((row) => row.id === id) || elementOf(hash)) return false;
    flushSync(show);
    return true;
  });
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    // The row has to exist before the browser looks for it.
    const prepare = ({target}: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.pathname === window.location.pathname) showHidden(link.hash);
    };
    // The browser has already looked for it. After this event, Firefox scrolls to the position that it remembers.
    const follow = () => {
      const {hash} = window.location;
      if (!showHidden(hash)) return;
      const scroll = () => elementOf(hash)?.scrollIntoView({behavior: 'instant'});
      scroll();
      setTimeout(scroll);
    };
    document.addEventListener('click', prepare, {signal, capture: true});
    // Before the table follows the address: otherwise the row would exist already, but nothing would scroll to it.
    for (const type of EVENTS) window.addEventListener(type, follow, {signal, capture: true});
    return () => listening.abort();
  }, []);
}
