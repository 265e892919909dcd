/** Measuring before the first paint would delay it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
