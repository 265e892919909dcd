import {useCallback, useEffect, useRef, useState} from 'react';
import {isModalOpen} from '@site/src/shared/modals';
import {fromRaw, MOST, rawIn, toRaw, withRaw, type Codec} from './address';

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

interface Snapshot<S> {
  state: S;
  /** What the address is to hold for the lab. */
  raw: string | undefined;
  isRefused: boolean;
  isTooLong: boolean;
}

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const PAUSE_MS = 400;

const rawNow = (name: string) => rawIn(window.location.search, name);

function read<S>(name: string, preset: S, codec: Codec<S>): Snapshot<S> {
  const raw = rawNow(name);
  const text = raw === undefined ? undefined : fromRaw(raw);
  const state = text === undefined ? undefined : codec.decode(text);
  return {
    state: state ?? preset,
    raw,
    isRefused: raw !== undefined && state === undefined,
    isTooLong: false,
  };
}

/** Changes one parameter in the address of the present history entry. */
function write(name: string, raw: string | undefined): void {
  const {pathname, search, hash} = window.location;
  window.history.replaceState(window.history.state, '', pathname + withRaw(search, name, raw) + hash);
}

/**
 * The state of a lab, kept in one parameter of the address. Only for what is never rendered on the server: the first
 * rendering already has what the address says.
 *
 * @param name - of the parameter
 * @param preset - what the lab shows where the address says nothing; the same object at each rendering
 * @param codec - the same object at each rendering
 */
export function useLabState<S>(name: string, preset: S, codec: Codec<S>): LabState<S> {
  const [snapshot, setSnapshot] = useState(() => read(name, preset, codec));
  const {state, raw, isRefused, isTooLong} = snapshot;
  /** What the address held for the lab when it was last read or written. */
  const seenRef = useRef(raw);

  useEffect(() => {
    const readAgain = () => {
      const next = rawNow(name);
      if (next === seenRef.current) return;
      seenRef.current = next;
      setSnapshot(read(name, preset, codec));
    };
    window.addEventListener('popstate', readAgain);
    return () => window.removeEventListener('popstate', readAgain);
  }, [name, preset, codec]);

  useEffect(() => {
    if (rawNow(name) === raw) return undefined;
    const keep = () => {
      clearTimeout(timer);
      // A dialog has a history entry of its own, which goes when it closes.
      if (isModalOpen()) timer = setTimeout(keep, PAUSE_MS);
      else {
        write(name, raw);
        seenRef.current = raw;
      }
    };
    let timer = setTimeout(keep, PAUSE_MS);
    const keepBeforeLeaving = ({target}: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]') && rawNow(name) !== raw) keep();
    };
    document.addEventListener('click', keepBeforeLeaving, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', keepBeforeLeaving, true);
    };
  }, [name, raw]);

  const change = useCallback<LabState<S>['change']>(
    (next) =>
      setSnapshot((before) => {
        const changed = typeof next === 'function' ? (next as (state: S) => S)(before.state) : next;
        const text = codec.encode(changed);
        const encoded = text === codec.encode(preset) ? undefined : toRaw(text);
        const isLong = encoded !== undefined && encoded.length > MOST;
        return {state: changed, raw: isLong ? undefined : encoded, isRefused: false, isTooLong: isLong};
      }),
    [codec, preset],
  );
  const reset = useCallback(() => change(preset), [change, preset]);
  const link = (id: string) => {
    const {origin, pathname, search} = window.location;
    return `${origin}${pathname}${withRaw(search, name, raw)}#${id}`;
  };
  return {state, change, reset, isRefused, isTooLong, link};
}
