import {useEffect, useState, type RefObject} from 'react';

/** Width in px of a diagram in a column of text: the column without the room at the sides of the diagram. */
const COLUMN_WIDTH = 680;

interface Size {
  width: number;
  height: number;
}

/** The height in px of a diagram in a column of text: a wider one shrinks to the column, a narrower one keeps its size. */
export function heightInColumn({width, height}: Size): number {
  return Math.round(width > COLUMN_WIDTH ? (height * COLUMN_WIDTH) / width : height);
}

/** The height in a column of text of the diagram that is drawn inside a frame; none while there is no diagram. */
export function useDrawnHeight(ref: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const measure = () => {
      // Mermaid gives each drawing an id; icons have none.
      const size = frame.querySelector<SVGSVGElement>('svg[id]')?.viewBox.baseVal;
      setHeight(size && size.width > 0 && size.height > 0 ? heightInColumn(size) : undefined);
    };
    const drawings = new MutationObserver(measure);
    drawings.observe(frame, {childList: true, subtree: true});
    measure();
    return () => drawings.disconnect();
  }, [ref]);
  return height;
}
