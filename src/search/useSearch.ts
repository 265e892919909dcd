import {useMemo, useState} from 'react';
import {readVersion} from '@site/src/page/readVersion';
import {useResponse, withResponse} from './pastedResponse';
import {pageOf, recentPages} from './recentPages';
import {resultsFor, startList, type ResultList} from './resultList';
import {useIndex} from './useIndex';

/**
 * Searches the version that is being read.
 *
 * @param isFrozen - whether results keep their order when the rest of the index arrives
 */
export function useSearch(query: string, isFrozen: boolean) {
  const [{label: version, path: root}] = useState(readVersion);
  const [recent] = useState(() => recentPages().filter((page) => page !== pageOf(window.location.pathname)));
  const {status, index, retry} = useIndex(version);
  const {response, isLoading} = useResponse(query, root);
  const [engine, setEngine] = useState(index?.engine);
  if (!isFrozen && engine !== index?.engine) setEngine(index?.engine);

  const list = useMemo((): ResultList | undefined => {
    if (!index || !engine || isLoading) return undefined;
    if (query.trim() === '') return startList(index, recent, root);
    const results = resultsFor(query, {...index, engine}, root);
    return response ? withResponse(results, query, response, index.heads.pages, root) : results;
  }, [query, index, engine, recent, response, isLoading, root]);

  return {version, status, list, retry};
}
