import {useLayoutEffect, useReducer, useRef, type RefObject} from 'react';
import {useSearch} from '@site/src/shared/useAddress';
import type {Example} from '../example';

const KEY = 'example';

const idIn = (search: string) => new URLSearchParams(search).get(KEY);

/**
 * The chosen example and the way to choose another. The choice is in the address, `?example=registration`; an unknown
 * one counts as the first. The HTML shows the first, since it knows no query.
 */
export function useExample(examples: readonly [Example, ...Example[]]): [Example, (id: string) => void] {
  const asked = idIn(useSearch());
  // Nobody is told of an entry that is replaced.
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);

  const choose = (id: string) => {
    const {search, hash} = window.location;
    const query = new URLSearchParams(search);
    query.set(KEY, id);
    window.history.replaceState(window.history.state, '', `?${query}${hash}`);
    lookAgain();
  };

  return [examples.find(({id}) => id === asked) ?? examples[0], choose];
}

/** Whoever follows a link to an example sees it at once, unless the link names a place or the reader has moved. */
export function useArrival(ref: RefObject<HTMLElement | null>, {id}: Example): void {
  /** The example of the link, until it is shown. */
  const asked = useRef<string | null>(undefined);
  // In the frame in which the example that is asked for takes the place of the first one.
  useLayoutEffect(() => {
    const {search, hash} = window.location;
    if (asked.current === undefined) asked.current = idIn(search);
    if (id !== asked.current) return;
    asked.current = null;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (hash === '' && window.scrollY === 0 && entry?.type === 'navigate')
      ref.current?.scrollIntoView({behavior: 'instant'});
  }, [ref, id]);
}
