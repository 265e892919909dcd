/** Width in px of a picture in a column of text: the column without the room at the sides of a diagram. */
export const PICTURE_WIDTH = 680;

interface Size {
  width: number;
  height: number;
}

/** The height in px of a picture in a column of text: a wider one shrinks to the column, a narrower one keeps its size. */
export function naturalHeight({width, height}: Size): number {
  return Math.round(width > PICTURE_WIDTH ? (height * PICTURE_WIDTH) / width : height);
}

/** The size that a drawn diagram has by itself; none of one that does not say it. */
export function sizeOf(svg: SVGSVGElement): Size | undefined {
  const {width, height} = svg.viewBox.baseVal;
  return width > 0 && height > 0 ? {width, height} : undefined;
}
