import {useLayoutEffect, useReducer, useRef, type RefObject} from 'react';
import {navigationType} from '@site/src/shared/navigationType';
import {useSearch} from '@site/src/shared/useAddress';
import type {Example} from '../example';

const KEY = 'example';

const idIn = (search: string) => new URLSearchParams(search).get(KEY);

/**
 * The chosen example, and a function to choose another. The choice is in the address, `?example=registration`. The first
 * is the default, and the one in the HTML.
 */
export function useExample(examples: readonly [Example, ...Example[]]): [Example, (id: string) => void] {
  const asked = idIn(useSearch());
  // replaceState fires no event.
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const choose = (id: string) => {
    const {search, hash} = window.location;
    const query = new URLSearchParams(search);
    query.set(KEY, id);
    window.history.replaceState(window.history.state, '', `?${query}${hash}`);
    rerender();
  };

  return [examples.find(({id}) => id === asked) ?? examples[0], choose];
}

/** Scrolls to the example of a link, unless the link has a fragment or the reader has scrolled. */
export function useArrival(ref: RefObject<HTMLElement | null>, {id}: Example): void {
  /** The example of the link until it is shown, then null. */
  const asked = useRef<string | null>(undefined);
  // Before the browser paints the example in place of the first one.
  useLayoutEffect(() => {
    const {search, hash} = window.location;
    if (asked.current === undefined) asked.current = idIn(search);
    if (id !== asked.current) return;
    asked.current = null;
    if (hash === '' && window.scrollY === 0 && navigationType() === 'navigate')
      ref.current?.scrollIntoView({behavior: 'instant'});
  }, [ref, id]);
}
