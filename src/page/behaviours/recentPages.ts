import {keepRecent} from '@site/src/search/recentPages';
import {afterPaint} from '@site/src/shared/dom';

/** The search offers the pages of the documentation that were read last. */
export function onPageLoad(): void {
  // What is at this address, and not the page that says that nothing is.
  if (document.querySelector('.theme-doc-markdown')) afterPaint(() => keepRecent(window.location.pathname));
}
