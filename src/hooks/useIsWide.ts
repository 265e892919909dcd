import {useEffect, useState, type RefObject} from 'react';

/** Whether what a frame holds is wider than the frame, so that there is something to scroll. */
export function useIsWide(ref: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const look = () => setIsWide(frame.scrollWidth > frame.clientWidth);
    const sizes = new ResizeObserver(look);
    const content = new MutationObserver(look);
    sizes.observe(frame);
    content.observe(frame, {childList: true, characterData: true, subtree: true});
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [ref]);
  return isWide;
}
