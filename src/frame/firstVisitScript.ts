/** The key that the previous site used, so that its readers are not asked again. The theme's helper would add a suffix. */
export const ANSWER_KEY = 'hideRiftModal';
export const ANSWER = 'true';

/** How long the sheet takes to close; the answer is stored afterwards. The style sheet reads it as --closing. */
export const CLOSING_MS = 400;

/**
 * Opens the first-visit dialog unless it was answered; closing it in any way counts as an answer. The build writes this function
 * into pages as text, below the dialog, so that it opens before the rest of the page is laid out and before anything is painted.
 * So the function cannot use anything outside itself.
 */
export function askOnFirstVisit(key: string, answer: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#Rift-first-visit');
  if (!dialog || dialog.open) return;
  try {
    if (localStorage.getItem(key) === answer) return;
    localStorage.setItem(key, '');
    localStorage.removeItem(key);
  } catch {
    // Where no answer can be stored, only the first page of a visit asks.
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (entry?.type !== 'reload' && document.referrer.startsWith(`${location.origin}/`)) return;
  }
  const store = () => {
    try {
      localStorage.setItem(key, answer);
    } catch {
      // Denied or full: the answer holds for this page.
    }
  };
  dialog.addEventListener('close', store, {once: true});
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-answer]')?.focus();
}
