import {useEffect, useMemo, useState} from 'react';
import {readVersion} from '@site/src/page/readVersion';
import {memoizeAsync} from '@site/src/shared/memoizeAsync';
import {createEngine, createFullEngine} from './engine';
import {useLookup, withLookup} from './pastedResponse';
import {pageOf, recentPages} from './recentPages';
import {resultsFor, startList, type Index, type ResultList} from './resultList';
import {isIndexed, requestHeads, requestTexts} from './searchIndex';

/** `namesOnly`: the texts could not be loaded. */
export type IndexStatus = 'notBuilt' | 'loading' | 'ready' | 'namesOnly' | 'failed';

const loadNames = memoizeAsync(async (version): Promise<Index> => {
  const heads = await requestHeads(version);
  return {heads, engine: createEngine(heads)};
});

const loadAll = memoizeAsync(async (version): Promise<Index> => {
  const [heads, texts] = await Promise.all([requestHeads(version), requestTexts(version)]);
  return {heads, texts, engine: await createFullEngine(heads, texts)};
});

/** Loads the index of a version: names first, which give results soon, then texts. */
function useIndex(version: string) {
  const [status, setStatus] = useState<IndexStatus>(isIndexed ? 'loading' : 'notBuilt');
  const [index, setIndex] = useState<Index>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isIndexed) return undefined;
    let isCurrent = true;
    const show = (next: IndexStatus, loaded?: Index) => {
      if (!isCurrent) return;
      setStatus(next);
      if (loaded) setIndex(loaded);
    };
    void loadNames(version).then(
      (names) => {
        show('ready', names);
        return loadAll(version).then(
          (all) => show('ready', all),
          () => show('namesOnly'),
        );
      },
      () => show('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [version, attempt]);

  const retry = () => {
    if (status === 'failed') setStatus('loading');
    setAttempt(attempt + 1);
  };
  return {status, index, retry};
}

/**
 * Searches the version that is being read.
 *
 * @param isFrozen - whether results keep their order when the rest of the index arrives
 */
export function useSearch(query: string, isFrozen: boolean) {
  const [{label: version, path: root}] = useState(readVersion);
  const [recent] = useState(() => recentPages().filter((page) => page !== pageOf(window.location.pathname)));
  const {status, index, retry} = useIndex(version);
  const {lookup, isLoading} = useLookup(query, root);
  const [engine, setEngine] = useState(index?.engine);
  if (!isFrozen && engine !== index?.engine) setEngine(index?.engine);

  const list = useMemo((): ResultList | undefined => {
    if (!index || !engine || isLoading) return undefined;
    if (query.trim() === '') return startList(index, recent, root);
    const results = resultsFor(query, {...index, engine}, root);
    return lookup ? withLookup(results, query, lookup, index.heads.pages, root) : results;
  }, [query, index, engine, recent, lookup, isLoading, root]);

  return {version, status, list, retry};
}
