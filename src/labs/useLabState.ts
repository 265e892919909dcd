import {useCallback, useEffect, useRef, useState} from 'react';
import {isModalOpen} from '@site/src/shared/modals';
import type {Codec} from './codec';
import {fromRaw, MOST, rawIn, toRaw, withRaw} from './query';

export interface LabState<S> {
  state: S;
  change: (next: S | ((state: S) => S)) => void;
  /** Back to the preset. */
  reset: () => void;
  /** Whether the address holds a state that cannot be read; until the first change. */
  isRefused: boolean;
  /** Whether the state does not fit into an address. */
  isTooLong: boolean;
  /** The whole address of the lab with its present state. */
  link: (id: string) => string;
}

/** What a lab shows, and what the address is to hold for it. */
interface Held<S> {
  state: S;
  raw: string | undefined;
  isRefused: boolean;
  isTooLong: boolean;
}

/** In ms. Browsers take some 100 changes of the address in 30 seconds: this many cannot come. */
const PAUSE_MS = 400;

/** In ms, where the address could not be changed. */
const RETRY_MS = 3000;

/** Back, Forward and links lead to another entry of the same page. */
const EVENTS = ['popstate', 'hashchange', 'pageshow'] as const;

const rawNow = (name: string) => rawIn(window.location.search, name);

function read<S>(name: string, preset: S, codec: Codec<S>): Held<S> {
  const raw = rawNow(name);
  const none = {state: preset, raw, isTooLong: false};
  if (raw === undefined) return {...none, isRefused: false};
  try {
    const text = fromRaw(raw);
    const state = text === undefined ? undefined : codec.decode(text);
    if (state !== undefined) return {...none, state, isRefused: false};
  } catch {
    // A codec that stumbles has not read it either.
  }
  return {...none, isRefused: true};
}

/** Changes the query of this entry and nothing else of it. */
function write(name: string, raw: string | undefined): boolean {
  const {pathname, search, hash} = window.location;
  try {
    window.history.replaceState(window.history.state, '', pathname + withRaw(search, name, raw) + hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * The state of a lab, kept in one parameter of the address. Only for what is never rendered on the server: the first
 * rendering has already what the address says.
 *
 * @param name - of the parameter
 * @param preset - what the lab shows where the address says nothing; the same object at each rendering
 * @param codec - the same object at each rendering
 */
export function useLabState<S>(name: string, preset: S, codec: Codec<S>): LabState<S> {
  const [held, setHeld] = useState(() => read(name, preset, codec));
  /** What the address held for the lab when it was last read or written. */
  const seenRef = useRef(held.raw);

  useEffect(() => {
    const readAnew = () => {
      const raw = rawNow(name);
      if (raw === seenRef.current) return;
      seenRef.current = raw;
      setHeld(read(name, preset, codec));
    };
    EVENTS.forEach((type) => window.addEventListener(type, readAnew));
    return () => EVENTS.forEach((type) => window.removeEventListener(type, readAnew));
  }, [name, preset, codec]);

  const {raw} = held;
  useEffect(() => {
    const isKept = () => rawNow(name) === raw;
    if (isKept()) return undefined;
    const keep = () => {
      clearTimeout(timer);
      if (isKept()) return;
      // A dialog has an entry of its own, which goes with it.
      if (!isModalOpen() && write(name, raw)) seenRef.current = raw;
      else timer = setTimeout(keep, RETRY_MS);
    };
    let timer = setTimeout(keep, PAUSE_MS);
    const keepBeforeLeaving = ({target}: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) keep();
    };
    document.addEventListener('click', keepBeforeLeaving, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', keepBeforeLeaving, true);
    };
  }, [name, raw]);

  const change = useCallback<LabState<S>['change']>(
    (next) =>
      setHeld((before) => {
        const state = typeof next === 'function' ? (next as (state: S) => S)(before.state) : next;
        const text = codec.encode(state);
        const encoded = text === codec.encode(preset) ? undefined : toRaw(text);
        const isTooLong = encoded !== undefined && encoded.length > MOST;
        return {state, raw: isTooLong ? undefined : encoded, isRefused: false, isTooLong};
      }),
    [codec, preset],
  );
  const reset = useCallback(() => change(preset), [change, preset]);
  const link = (id: string) => {
    const {origin, pathname, search} = window.location;
    return `${origin}${pathname}${withRaw(search, name, raw)}#${id}`;
  };
  return {state: held.state, change, reset, isRefused: held.isRefused, isTooLong: held.isTooLong, link};
}
