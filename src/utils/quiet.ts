/** Does something when the browser has nothing else to do; some cannot tell, and do it soon. */
export function whenQuiet(act: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, options);
  else setTimeout(act);
}
