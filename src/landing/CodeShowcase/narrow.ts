/** Up to this width in px the panels are tabs, since there is no room for them side by side; as in the style sheets. */
export const NARROW_PX = 996;

export const NARROW = `(width <= ${NARROW_PX}px)`;
