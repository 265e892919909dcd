import {keepRecent} from '@site/src/search/recentPages';
import {afterPaint} from '@site/src/shared/dom';

/** Remembers the page, because the search offers the documentation pages that were read last. */
export function onPageLoad(): void {
  // Only a page that exists, not the 404 page.
  if (document.querySelector('.theme-doc-markdown')) afterPaint(() => keepRecent(window.location.pathname));
}
