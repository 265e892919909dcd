/** Where jumps land, in px from the top of the window. It depends on the size of text. */
export const readLandingLine = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
