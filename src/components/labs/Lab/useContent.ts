import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {isGone} from '@site/src/utils/connection';

export type Load<P> = () => Promise<{default: ComponentType<P>}>;

/** What has come already: it is there again at once. */
const known = new WeakMap<object, unknown>();

/**
 * A component whose code is a file of its own, from the moment that it is wanted.
 *
 * @param load - the same function at each rendering
 */
export function useContent<P>(load: Load<P>, isWanted: boolean) {
  const [Content, setContent] = useState(() => known.get(load) as ComponentType<P> | undefined);
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isGoneRef = useRef(false);
  useEffect(() => {
    if (!isWanted || known.has(load)) return undefined;
    let isCurrent = true;
    load().then(
      (module) => {
        known.set(load, module.default);
        if (isCurrent) setContent(() => module.default);
      },
      async (error: unknown) => {
        isGoneRef.current = await isGone(error);
        if (isCurrent) setIsFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempt]);
  const retry = useCallback(() => {
    // Only the page of the new build has another.
    if (isGoneRef.current) window.location.reload();
    setIsFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    if (!isFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);
  return {Content, isFailed, retry};
}
