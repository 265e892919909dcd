/** How the document was come to: opened anew, reloaded, or gone back or forward to. Undefined where the browser does not say. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}
