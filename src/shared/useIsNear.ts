import {useEffect, useState, type RefObject} from 'react';

/** In heights of the window. */
const MARGIN = '75%';

/** True once an element has come near the window. One that is not displayed is far. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setIsNear(true);
      },
      {rootMargin: `${MARGIN} 0px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
