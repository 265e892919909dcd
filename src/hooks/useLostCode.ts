import {useCallback, useRef} from 'react';
import {isGone} from '@site/src/utils/connection';

/** What to do about code that was asked for and did not come. */
export function useLostCode() {
  const isGoneRef = useRef(false);
  /** Looks why it did not come. */
  const note = useCallback(async (error: unknown) => {
    isGoneRef.current = await isGone(error);
  }, []);
  /** Before it is asked for again. Where its file is gone, only the page of the new build has another. */
  const renew = useCallback(() => {
    if (isGoneRef.current) window.location.reload();
  }, []);
  return {note, renew};
}
