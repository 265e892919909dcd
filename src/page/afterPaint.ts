/** Does something once the page has been drawn, so that measuring it does not hold the first paint up. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
