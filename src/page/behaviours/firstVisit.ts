import {ANSWER, ANSWER_EVENT, ANSWER_KEY, CLOSING_MS} from '@site/src/frame/firstVisitAnswer';
import {focusFragment} from '@site/src/shared/fragment';
import {isModalOpen} from '@site/src/shared/modals';
import {prefersReducedMotion} from '@site/src/shared/motion';
import {onPressOutside} from '@site/src/shared/pressOutside';
import {afterPaint} from '../afterPaint';

/** In ms: an earlier press was begun for the page. */
const TOO_SOON_MS = 500;

const dialogOf = () => document.querySelector<HTMLDialogElement>('#first-visit');

/** Holds for this page even where the storage is denied. */
let isGiven = false;

function isAnswered(): boolean {
  try {
    isGiven ||= localStorage.getItem(ANSWER_KEY) === ANSWER;
  } catch {
    // Storage is denied.
  }
  return isGiven;
}

function canKeep(): boolean {
  try {
    localStorage.setItem(ANSWER_KEY, '');
    localStorage.removeItem(ANSWER_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Whether the reader comes from another page of the site, which has asked already. */
function isOnTheWay(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && document.referrer.startsWith(`${window.location.origin}/`);
}

function giveAnswer(): void {
  isGiven = true;
  try {
    localStorage.setItem(ANSWER_KEY, ANSWER);
  } catch {
    // Storage is denied or full: the answer holds for this page.
  }
  window.dispatchEvent(new Event(ANSWER_EVENT));
}

let open: AbortController | undefined;

/** If nothing had the focus before, the target of the address gets it. */
function leave(dialog: HTMLDialogElement): void {
  open?.abort();
  open = undefined;
  dialog.close();
  delete dialog.dataset.closing;
  dialog.querySelector('[inert]')?.remove();
  const {activeElement, body} = document;
  if (activeElement === body || dialog.contains(activeElement)) focusFragment(window.location.hash);
}

/** Cuts the sheet in two by a copy of it; the style sheet shows a half of each. */
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

/** Passes a press that was begun for the page on to it; the dialog then waits for another page. */
function passOn(dialog: HTMLDialogElement, {clientX, clientY}: MouseEvent): void {
  dialog.close();
  const target = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('a[href], button, summary, label');
  if (target) {
    leave(dialog);
    target.click();
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
  /** Whether the current press was begun for the dialog. */
  let isForDialog: boolean | undefined;
  const isSettled = () => dialog.dataset.settled !== undefined;
  const note = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) isForDialog = isSettled();
  };
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, note, {capture: true, signal});
  for (const type of ['pointerup', 'keyup'] as const)
    // After the click.
    window.addEventListener(type, () => setTimeout(() => (isForDialog = undefined)), {capture: true, signal});
  window.addEventListener(
    'click',
    (event) => {
      // Assistive technology clicks without a press.
      if (isForDialog ?? isSettled()) return;
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
  // Not by `cancel`, which Chrome lets a page prevent only once: a second Escape would close the dialog at once.
  // On the document, because a press on the text of the sheet takes the focus out of the dialog.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (isSettled()) answer(dialog);
    },
    {signal},
  );
  // Other ways to close, such as the back gesture of a phone, are an answer too.
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

let isPressing = false;

function ask(): void {
  const dialog = dialogOf();
  if (!dialog || dialog.open || isAnswered() || isModalOpen()) return;
  // Where no answer can be stored, only the first page of a visit asks.
  if (isOnTheWay() && !canKeep()) return;
  if (isPressing || document.querySelector('[data-search][aria-busy="true"]')) return;
  open = new AbortController();
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-answer]')?.focus();
  listen(dialog, open.signal);
}

export function install(): void {
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, () => (isPressing = true), {capture: true, passive: true});
  for (const type of ['pointerup', 'pointercancel', 'keyup'] as const)
    window.addEventListener(
      type,
      () => {
        isPressing = false;
        // After what the press does.
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
