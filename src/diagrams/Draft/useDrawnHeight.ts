import {useEffect, useState, type RefObject} from 'react';
import {naturalHeight, sizeOf} from './naturalHeight';

/** Mermaid gives each picture an id; icons have none. */
const PICTURE = 'svg[id]';

/** The height that the diagram drawn inside a frame would like to have; none while there is no picture. */
export function useDrawnHeight(ref: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const look = () => {
      const svg = frame.querySelector<SVGSVGElement>(PICTURE);
      const size = svg ? sizeOf(svg) : undefined;
      setHeight(size && naturalHeight(size));
    };
    const pictures = new MutationObserver(look);
    pictures.observe(frame, {childList: true, subtree: true});
    look();
    return () => pictures.disconnect();
  }, [ref]);
  return height;
}
