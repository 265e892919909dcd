import {useCallback, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Example} from './example';

const KEY = 'example';

/**
 * The chosen example and the way to choose another. The choice is in the address, `?example=registration`; an unknown
 * one counts as the first. The HTML shows the first, since it knows no query.
 */
export function useExample(examples: readonly [Example, ...Example[]]): [Example, (id: string) => void] {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const asked = isBrowser ? new URLSearchParams(search).get(KEY) : null;

  const choose = useCallback(
    (id: string) => {
      const query = new URLSearchParams(history.location.search);
      // Docusaurus goes to the top of the page where an address takes the place of the same one.
      if (query.get(KEY) === id) return;
      query.set(KEY, id);
      history.replace({...history.location, search: query.toString()});
    },
    [history],
  );

  return [examples.find(({id}) => id === asked) ?? examples[0], choose];
}

/** Whoever follows a link to an example sees it at once, unless the link names a place or the reader has moved. */
export function useArrival(ref: RefObject<HTMLElement | null>, {id}: Example): void {
  const {search, hash} = useLocation();
  const [asked] = useState(() => new URLSearchParams(search).get(KEY));
  const hasArrived = useRef(false);
  // In the frame in which the example that is asked for takes the place of the first one.
  useLayoutEffect(() => {
    if (id !== asked || hasArrived.current) return;
    hasArrived.current = true;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (hash === '' && window.scrollY === 0 && entry?.type === 'navigate')
      ref.current?.scrollIntoView({behavior: 'instant'});
  }, [ref, hash, id, asked]);
}
