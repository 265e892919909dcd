import {ANSWER, ANSWER_KEY, askOnFirstVisit, CLOSING_MS} from '../firstVisitScript';
import {closestOf, focusFragment, onPressOutside, prefersReducedMotion} from '@site/src/shared/dom';
import {storedText} from '@site/src/shared/storedText';

const stored = storedText(ANSWER_KEY);

function answer(dialog: HTMLDialogElement): void {
  if (dialog.dataset.closing !== undefined) return;
  if (prefersReducedMotion()) {
    dialog.close();
    return;
  }
  dialog.dataset.closing = '';
  setTimeout(() => dialog.close(), CLOSING_MS);
}

/** If nothing had the focus before, the target of the address gets it. */
function leave(dialog: HTMLDialogElement): void {
  delete dialog.dataset.closing;
  const {activeElement, body} = document;
  if (activeElement === body || dialog.contains(activeElement)) focusFragment(window.location.hash);
}

function listen(dialog: HTMLDialogElement): void {
  const listening = new AbortController();
  const {signal} = listening;
  onPressOutside(dialog, () => answer(dialog), signal);
  dialog.addEventListener(
    'click',
    (event) => {
      if (!closestOf(event, '[data-answer]')) return;
      event.preventDefault();
      answer(dialog);
    },
    {signal},
  );
  // Not `cancel`: Chrome does not let a page prevent it before the first press. On the document, because a press on the text
  // of the sheet moves the focus out of the dialog.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      answer(dialog);
    },
    {signal},
  );
  dialog.addEventListener(
    'close',
    () => {
      listening.abort();
      leave(dialog);
    },
    {signal},
  );
  // It may be answered in another tab.
  signal.addEventListener(
    'abort',
    stored.subscribe(() => {
      if (stored.read() === ANSWER) dialog.close();
    }),
  );
}

/** In a build, a script in the page opens the dialog. */
export function onPageLoad(): void {
  if (process.env.NODE_ENV !== 'production') askOnFirstVisit(ANSWER_KEY, ANSWER);
  const dialog = document.querySelector<HTMLDialogElement>('#Rift-first-visit[open]');
  if (!dialog) return;
  listen(dialog);
  // If the address has a fragment, its target has taken the focus.
  if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>('[data-answer]')?.focus();
}
