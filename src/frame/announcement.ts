import {closestOf} from '@site/src/shared/dom';

export const CLOSED = 'closed';

/** Where it is stored that a reader has closed an announcement. */
export const closedKey = (id: string): string => `rift-announcement-${id}`;

/** Closes the announcement of src/theme/AnnouncementBar for good. */
export function setup(): void {
  document.addEventListener('click', (event) => {
    const button = closestOf(event, '[data-announcement]');
    if (!button?.parentElement) return;
    button.parentElement.hidden = true;
    try {
      localStorage.setItem(closedKey(button.dataset.announcement ?? ''), CLOSED);
    } catch {
      // Denied or full: it is closed on this page.
    }
  });
}
