import {closestOf} from '@site/src/shared/dom';
import {storedText} from '@site/src/shared/storedText';

export const CLOSED = 'closed';

/** Where it is stored that a reader has closed an announcement. */
export const closedKey = (id: string): string => `rift-announcement-${id}`;

/** Closes the announcement of src/theme/AnnouncementBar for good. */
export function setup(): void {
  document.addEventListener('click', (event) => {
    const button = closestOf(event, '[data-announcement]');
    if (!button?.parentElement) return;
    button.parentElement.hidden = true;
    storedText(closedKey(button.dataset.announcement ?? '')).write(CLOSED);
  });
}
