import {ANSWER, ANSWER_EVENT, ANSWER_KEY, CLOSING_MS} from '@site/src/frame/firstVisitAnswer';
import {focusFragment} from '@site/src/shared/fragment';
import {isModalOpen} from '@site/src/shared/modals';
import {prefersReducedMotion} from '@site/src/shared/motion';
import {onPressOutside} from '@site/src/shared/pressOutside';
import {afterPaint} from '../afterPaint';

/** What is pressed so soon after the dialog came was meant for the page, in ms. */
const TOO_SOON_MS = 500;

const dialogOf = () => document.querySelector<HTMLDialogElement>('#first-visit');

/** Once given, the answer holds until the page is left, whatever becomes of the storage. */
let isGiven = false;

function isAnswered(): boolean {
  try {
    isGiven ||= localStorage.getItem(ANSWER_KEY) === ANSWER;
  } catch {
    // Storage is denied: nobody can know of an answer but this page.
  }
  return isGiven;
}

/** Whether the storage can keep an answer: it may be denied or full. */
function canKeep(): boolean {
  try {
    localStorage.setItem(ANSWER_KEY, '');
    localStorage.removeItem(ANSWER_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Whether the reader came from another page of the site, where they were asked. */
function isOnTheWay(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && document.referrer.startsWith(`${window.location.origin}/`);
}

function giveAnswer(): void {
  isGiven = true;
  try {
    localStorage.setItem(ANSWER_KEY, ANSWER);
  } catch {
    // Denied or full: the answer holds for this page.
  }
  window.dispatchEvent(new Event(ANSWER_EVENT));
}

let open: AbortController | undefined;

/** Gives the focus back; if nothing had it, the reader goes on where the address leads. */
function leave(dialog: HTMLDialogElement): void {
  open?.abort();
  open = undefined;
  dialog.close();
  delete dialog.dataset.closing;
  dialog.querySelector('[inert]')?.remove();
  const {activeElement, body} = document;
  if (activeElement === body || dialog.contains(activeElement)) focusFragment(window.location.hash);
}

/** Cuts the sheet in two: the lower half is a copy for the eye. Which half shows what is the style sheet's. */
function cut(dialog: HTMLDialogElement): void {
  const sheet = dialog.firstElementChild;
  if (!sheet) return;
  const lower = sheet.cloneNode(true) as HTMLElement;
  lower.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  lower.inert = true;
  sheet.after(lower);
}

function answer(dialog: HTMLDialogElement): void {
  if (dialog.dataset.closing !== undefined) return;
  dialog.dataset.closing = '';
  const end = () => {
    giveAnswer();
    leave(dialog);
  };
  if (prefersReducedMotion()) {
    end();
    return;
  }
  cut(dialog);
  setTimeout(end, CLOSING_MS);
}

/** A press that was on its way to the page when the dialog came goes there; the dialog waits for another page. */
function passOn(dialog: HTMLDialogElement, {clientX, clientY}: MouseEvent): void {
  dialog.close();
  const meant = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a[href], button, summary, label');
  if (meant) {
    leave(dialog);
    meant.click();
  } else {
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-answer]')?.focus();
  }
}

function listen(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const settling = setTimeout(() => (dialog.dataset.settled = ''), TOO_SOON_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(settling);
    delete dialog.dataset.settled;
  });
  /** Whether the press that goes on was begun for the dialog; a key that stays down was begun once. */
  let isMeant: boolean | undefined;
  const isSettled = () => dialog.dataset.settled !== undefined;
  const note = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) isMeant = isSettled();
  };
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, note, {capture: true, signal});
  for (const type of ['pointerup', 'keyup'] as const)
    // Behind the click that comes of it.
    window.addEventListener(type, () => setTimeout(() => (isMeant = undefined)), {capture: true, signal});
  window.addEventListener(
    'click',
    (event) => {
      // Assistive technology clicks without a press.
      if (isMeant ?? isSettled()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.detail > 0 && event.target === dialog) passOn(dialog, event);
    },
    {capture: true, signal},
  );
  onPressOutside(dialog, () => answer(dialog), signal);
  dialog.addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Element && target.closest('[data-answer]')) answer(dialog);
    },
    {signal},
  );
  // At the key, because Chrome lets `cancel` be prevented once: a second Escape would close the dialog there and then.
  // On the document, because a press on the text of the sheet takes the focus out of it.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (isSettled()) answer(dialog);
    },
    {signal},
  );
  // Other ways to close, such as the gesture that goes back on a phone. What cannot be prevented is an answer all the same.
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      answer(dialog);
    },
    {signal},
  );
  dialog.addEventListener(
    'close',
    () => {
      if (!dialog.open) answer(dialog);
    },
    {signal},
  );
}

/** Whether the reader is in the middle of a press, or waits for something else that opens. */
let isPressing = false;

function ask(): void {
  const dialog = dialogOf();
  if (!dialog || dialog.open || isAnswered() || isModalOpen()) return;
  // Whose answer cannot be kept is not asked on every page.
  if (isOnTheWay() && !canKeep()) return;
  if (isPressing || document.querySelector('[data-search][aria-busy="true"]')) return;
  open = new AbortController();
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-answer]')?.focus();
  listen(dialog, open.signal);
}

/** The dialog of the first visit. Answered once, it does not come back. */
export function install(): void {
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, () => (isPressing = true), {capture: true, passive: true});
  for (const type of ['pointerup', 'pointercancel', 'keyup'] as const)
    window.addEventListener(
      type,
      () => {
        isPressing = false;
        // Behind what the press does.
        setTimeout(ask);
      },
      {capture: true, passive: true},
    );
  for (const type of ['storage', 'pageshow'] as const)
    window.addEventListener(type, () => {
      const dialog = dialogOf();
      if (!dialog?.open || dialog.dataset.closing !== undefined || !isAnswered()) return;
      leave(dialog);
      window.dispatchEvent(new Event(ANSWER_EVENT));
    });
}

export function arrive(): void {
  afterPaint(ask);
}
