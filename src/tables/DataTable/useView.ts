import {useEffect, useMemo, useState} from 'react';
import {useQuery} from '@site/src/shared/useAddress';
import {queryOf, viewIn, type Table, type ViewState} from './table';

/** What the address says is shown of a table, so that it can be sent to somebody and is there again on the way back. */
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
      // Browsers refuse too many changes in a short time: the next one is written.
    }
  };
  return [chosen ?? inAddress, setView];
}
