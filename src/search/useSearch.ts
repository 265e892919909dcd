import {useCallback, useEffect, useState} from 'react';
import {readVersion} from '@site/src/shared/dom';
import {isStaleBuild} from '@site/src/shared/missingFile';
import {loadSearch, type Search} from './loadSearch';
import {pageOf, recentPages} from './recentPages';
import type {ResultList} from './resultList';
import {isIndexed} from './searchIndex';
import type {Scope} from './worker';

/** `namesOnly`: the texts could not be loaded. */
export type IndexStatus = 'notBuilt' | 'loading' | 'ready' | 'namesOnly' | 'failed';

/** What can be searched so far. */
interface Index {
  search: Search;
  scope: Scope;
}

/** Loads the index of a version: first the names, for early results, then the texts. */
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
    void loadSearch(version).then(
      (search) => {
        show('ready', {search, scope: 'names'});
        return search.addTexts().then(
          () => show('ready', {search, scope: 'all'}),
          () => show('namesOnly'),
        );
      },
      (error) => {
        show('failed');
        void isStaleBuild(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [version, attempt]);

  const fail = useCallback(() => {
    setIndex(undefined);
    setStatus('failed');
  }, []);
  const retry = () => {
    if (status === 'failed') setStatus('loading');
    setAttempt(attempt + 1);
  };
  return {status, index, fail, retry};
}

interface Answer {
  query: string;
  scope: Scope;
  list: ResultList;
}

/**
 * Searches the version being read. Results arrive a moment after a query; until then, those of the previous query are shown.
 *
 * @param isFrozen - whether results keep their order when the rest of the index arrives
 */
export function useSearch(query: string, isFrozen: boolean) {
  const [{label: version, path: root}] = useState(readVersion);
  const [recent] = useState(() => recentPages().filter((page) => page !== pageOf(window.location.pathname)));
  const {status, index, fail, retry} = useIndex(version);
  const [last, setLast] = useState<Answer>();
  const [answer, setAnswer] = useState<Answer>();
  const isHeld = isFrozen && answer?.query === last?.query && answer?.scope !== last?.scope;
  if (answer !== last && !isHeld) setAnswer(last);
  const scope = (isFrozen ? answer?.scope : undefined) ?? index?.scope;

  useEffect(() => {
    if (!index || !scope) return;
    // Answers arrive in the order of their questions. A late answer is better than none.
    void index.search.find({query, scope, recent, root}).then((list) => setLast({query, scope, list}), fail);
  }, [query, index, scope, recent, root, fail]);

  return {
    version,
    status: status === 'ready' && !answer ? 'loading' : status,
    list: index && answer?.list,
    /** The query that the results are for. */
    answered: answer?.query,
    retry,
  } as const;
}
