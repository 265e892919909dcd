import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {useLostCode} from '@site/src/hooks/useLostCode';

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
  const {note, renew} = useLostCode();
  useEffect(() => {
    if (!isWanted || known.has(load)) return undefined;
    let isCurrent = true;
    load().then(
      (module) => {
        known.set(load, module.default);
        if (isCurrent) setContent(() => module.default);
      },
      async (error: unknown) => {
        await note(error);
        if (isCurrent) setIsFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempt, note]);
  const retry = useCallback(() => {
    renew();
    setIsFailed(false);
    setAttempt((before) => before + 1);
  }, [renew]);
  useEffect(() => {
    if (!isFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);
  return {Content, isFailed, retry};
}
