import {isIndexed, requestHeads} from '@site/src/search/requests';
import {searchKeyOf} from '@site/src/search/searchKey';
import {heldIn} from '@site/src/shared/keys';
import {isModalOpen} from '@site/src/shared/modals';
import {
  areShortcutsOn,
  SEARCH_EVENT,
  subscribeShortcuts,
  type SearchRequest,
} from '@site/src/shared/shortcuts';
import {isTyping} from '@site/src/shared/typing';
import {afterPaint} from '../afterPaint';
import {readVersion} from '../readVersion';
import {isStaleBuild} from '../staleBuild';
import {wholeSheet} from '../wholeSheet';

const BUTTON = '[data-search]';

/** What is there sooner than that, in ms, needs no word. */
const PATIENCE_MS = 150;

const NOTICES = {
  '': '',
  loading: 'Loading the search …',
  failed: 'The search could not be loaded. Press the button to try again.',
} as const;

/** What the search opens with when its code is there; undefined where nobody waits for it. */
let question: string | undefined;
let timer = 0;
/** Whether a newer build has removed the code. */
let isStale = false;

const isOnButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest(BUTTON) !== null;

/** Says what goes on before the dialog is there, in sight and for those who listen. */
function say(what: keyof typeof NOTICES): void {
  const notice = document.querySelector<HTMLElement>('[data-search-notice]');
  if (!notice || notice.dataset.searchNotice === what) return;
  notice.dataset.searchNotice = what;
  notice.textContent = NOTICES[what];
}

function setWaiting(next: string | undefined): void {
  question = next;
  document.querySelector(BUTTON)?.setAttribute('aria-busy', String(next !== undefined));
  clearTimeout(timer);
  if (next === undefined) say('');
  else timer = window.setTimeout(() => say('loading'), PATIENCE_MS);
}

/** The reader may be about to search: what that needs is loaded. */
async function reach(): Promise<void> {
  // What goes wrong with the index is said by the dialog, which asks for the same.
  if (isIndexed) requestHeads(readVersion().label).catch(() => undefined);
  try {
    const [{openSearch}] = await Promise.all([
      import(/* webpackChunkName: "search" */ '@site/src/search/openSearch'),
      wholeSheet(),
    ]);
    const asked = question;
    setWaiting(undefined);
    // The reader may have opened something else meanwhile.
    if (asked !== undefined && !isModalOpen()) openSearch(asked);
  } catch (error) {
    isStale = await isStaleBuild(error);
    setWaiting(undefined);
    say('failed');
  }
}

function open(text = ''): void {
  if (isStale) window.location.reload();
  const drawer = document.querySelector<HTMLDialogElement>('dialog#drawer[open]');
  if (drawer) {
    // Behind its event, with which its entry leaves the session history.
    drawer.addEventListener('close', () => open(text), {once: true});
    drawer.close();
    return;
  }
  // What else is modal comes first.
  if (isModalOpen()) return;
  say('');
  setWaiting(question === undefined || question === '' ? text : question);
  void reach();
}

function openByKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const key = searchKeyOf(event);
  if (key === undefined || (key === 'single' && (!areShortcutsOn() || isTyping(event.target)))) return;
  // Also while it stays down: the browser has a search of its own on it.
  event.preventDefault();
  if (!event.repeat) open();
}

/** While the search is awaited, keys are not for the page. Escape calls it off. */
function holdKeys(event: KeyboardEvent): void {
  if (question === undefined) return;
  if (event.key === 'Escape') setWaiting(undefined);
  else if ([...event.key].length !== 1 || heldIn(event).length > 0 || isTyping(event.target)) return;
  event.preventDefault();
}

/** The keys that work, as the reader has chosen and as their keyboard has them. */
function nameKeys(): void {
  const button = document.querySelector(BUTTON);
  button?.setAttribute('aria-keyshortcuts', `Control+K Meta+K${areShortcutsOn() ? ' /' : ''}`);
  const hint = button?.querySelector('kbd');
  if (hint && /Mac|iP(hone|ad|od)/.test(navigator.platform)) hint.textContent = '⌘ K';
}

export function install(): void {
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(
      type,
      ({target}) => {
        if (isOnButton(target)) void reach();
      },
      {passive: true},
    );
  window.addEventListener(
    'click',
    ({target}) => {
      if (isOnButton(target)) open();
      else if (question !== undefined) setWaiting(undefined);
    },
    true,
  );
  window.addEventListener('keydown', holdKeys, true);
  window.addEventListener('keydown', openByKey);
  window.addEventListener(SEARCH_EVENT, (event) =>
    open((event as CustomEvent<SearchRequest | null>).detail?.question),
  );
  subscribeShortcuts(nameKeys);
}

export function arrive(): void {
  afterPaint(nameKeys);
}
