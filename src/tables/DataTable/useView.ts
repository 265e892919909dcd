import {useEffect, useMemo, useState} from 'react';
import {useQuery} from '@site/src/shared/useAddress';
import {queryOf, viewIn, type Table, type ViewState} from './table';

/** The view of a table, kept in the address: it can be shared, and is restored on going back. */
export function useView<R>(table: Table<R>): [ViewState, (view: ViewState) => void] {
  const query = useQuery();
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
