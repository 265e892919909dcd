/** Up to this width in px the panels are tabs. The style sheets have the same breakpoint. */
export const NARROW_PX = 996;

export const NARROW = `(width <= ${NARROW_PX}px)`;
