import {useEffect, useState, type RefObject} from 'react';
import {watchNear} from './near';

/** Whether an element has come near the window; from then on it stays so. An element that is not displayed is far. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    return watchNear([element], () => setIsNear(true));
  }, [ref, isNear]);
  return isNear;
}
