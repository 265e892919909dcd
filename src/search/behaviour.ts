import {keepRecent} from './recentPages';
import {isIndexed, requestHeads} from './searchIndex';
import {startWorker} from './startWorker';
import {afterPaint, closestOf, isModalOpen, isTyping, readVersion} from '@site/src/shared/dom';
import {
  areShortcutsOn,
  heldIn,
  heldKey,
  isApple,
  searchKeyOf,
  subscribeShortcuts,
} from '@site/src/shared/keys';
import {isStaleBuild} from '@site/src/shared/missingFile';

/** Sent to the window before the dialog opens: what else is open closes. */
export const OPENING_EVENT = 'rift-search-opens';

const BUTTON = '[data-search]';

const NOTICE_AFTER_MS = 150;

/** What is typed while the dialog loads; it opens with this text. Undefined if nobody is waiting for it. */
let waitingQuery: string | undefined;
let noticeTimer = 0;
/** Whether a newer deploy has removed the code. */
let isStale = false;

const isOnButton = (event: Event) => closestOf(event, BUTTON) !== null;

function notify(text: string): void {
  const notice = document.querySelector('[data-search-notice]');
  if (notice) notice.textContent = text;
}

function waitWith(query: string | undefined): void {
  waitingQuery = query;
  document.querySelector(BUTTON)?.setAttribute('aria-busy', String(query !== undefined));
  clearTimeout(noticeTimer);
  notify('');
  if (query !== undefined)
    noticeTimer = window.setTimeout(() => notify('Loading the search …'), NOTICE_AFTER_MS);
}

/** Loads the dialog and the index, and opens the dialog if a reader is waiting for it. */
async function load(): Promise<void> {
  // The dialog loads the index itself and reports errors, so they are ignored here.
  if (isIndexed) {
    startWorker();
    requestHeads(readVersion().label).catch(() => undefined);
  }
  try {
    const {openSearch} = await import(/* webpackChunkName: "search" */ './SearchDialog');
    const query = waitingQuery;
    waitWith(undefined);
    // The reader may have opened something else meanwhile.
    if (query !== undefined && !isModalOpen()) openSearch(query);
  } catch (error) {
    isStale = await isStaleBuild(error);
    waitWith(undefined);
    notify('The search could not be loaded. Press the button to try again.');
  }
}

function open(query = ''): void {
  if (isStale) window.location.reload();
  window.dispatchEvent(new Event(OPENING_EVENT));
  if (isModalOpen()) return;
  waitWith(query || (waitingQuery ?? ''));
  void load();
}

function openByKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const key = searchKeyOf(event, isApple());
  if (key === undefined || (key === 'single' && (!areShortcutsOn() || isTyping(event.target)))) return;
  // For repeated keys, too, because the browser would act on them.
  event.preventDefault();
  if (!event.repeat) open();
}

/** While a reader waits, Escape cancels, and typed text is kept for the field. */
function keepKeys(event: KeyboardEvent): void {
  if (waitingQuery === undefined) return;
  if (event.key === 'Escape') waitWith(undefined);
  else if (heldIn(event).length > 0 || isTyping(event.target)) return;
  else if (event.key === 'Backspace') waitingQuery = waitingQuery.slice(0, -1);
  else if (event.key.length > 1) return;
  // The key that opens the search may still be held down.
  else if (!event.repeat) waitingQuery += event.key;
  event.preventDefault();
}

function nameKeys(): void {
  const button = document.querySelector(BUTTON);
  const held = isApple() ? 'Meta' : 'Control';
  button?.setAttribute('aria-keyshortcuts', `${held}+K${areShortcutsOn() ? ' /' : ''}`);
  const hint = button?.querySelector('kbd');
  if (hint) hint.textContent = `${heldKey(isApple())} K`;
}

export function setup(): void {
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(
      type,
      (event) => {
        if (isOnButton(event)) void load();
      },
      {passive: true},
    );
  window.addEventListener(
    'click',
    (event) => {
      const button = closestOf(event, BUTTON);
      if (button) open(button.dataset.search);
      else if (waitingQuery !== undefined) waitWith(undefined);
    },
    true,
  );
  window.addEventListener('keydown', keepKeys, true);
  window.addEventListener('keydown', openByKey);
  subscribeShortcuts(nameKeys);
}

export function onPageLoad(): void {
  afterPaint(nameKeys);
  // The search offers the documentation pages that were read last; the 404 page is none.
  if (document.querySelector('.theme-doc-markdown')) afterPaint(() => keepRecent(window.location.pathname));
}
