import {useEffect, useState, type RefObject} from 'react';

/** How far from the window, in its own heights, an element counts as near. */
const MARGIN = '75%';

/** Whether an element has come near the window; from then on it stays so. An element that is not displayed is far. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({isIntersecting}) => isIntersecting)),
      {rootMargin: `${MARGIN} 0px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
