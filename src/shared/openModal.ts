import {focusFragment, isModalOpen, isPlainPress, onPressOutside} from './dom';

interface EntryState {
  dialog?: true;
}

/** Whether the current entry of the session history belongs to a dialog. */
const isDialogEntry = () => (window.history.state as EntryState | null)?.dialog === true;

/**
 * The step back to the page's entry must not scroll: the browser restores the old position some time after `popstate`, which
 * would undo the jump to a heading that a link in the dialog leads to. Each entry has its own setting.
 */
function pushDialogEntry(): void {
  window.history.scrollRestoration = 'manual';
  window.history.pushState({...(window.history.state as EntryState | null), dialog: true}, '');
  window.history.scrollRestoration = 'auto';
}

/** A step back that the browser has yet to take. */
let leaving: Promise<void> | undefined;

/** Steps back from the entry of a dialog that is no longer open: it was closed, or the page was reloaded. */
export async function leaveEntry(): Promise<void> {
  if (isDialogEntry() && !isModalOpen())
    leaving ??= new Promise((resolve) => {
      const end = () => {
        leaving = undefined;
        window.history.scrollRestoration = 'auto';
        resolve();
      };
      window.addEventListener('popstate', () => setTimeout(end), {once: true});
      window.history.back();
    });
  await leaving;
}

/** The address of the pressed link, unless the press was handled elsewhere or opens a new tab. */
function addressOf(event: MouseEvent, pressed: Element): string | null {
  if (event.defaultPrevented || !isPlainPress(event)) return null;
  return pressed.closest('a[href]:not([target="_blank"], [download])')?.getAttribute('href') ?? null;
}

function go(address: string): void {
  const {origin, pathname, hash} = new URL(address, window.location.href);
  if (hash === '' || origin + pathname !== window.location.origin + window.location.pathname) {
    window.location.assign(address);
    return;
  }
  // Keeps the query of this page, and scrolls even if the address has this fragment already.
  window.location.assign(hash);
  focusFragment(hash);
}

/**
 * Lets a button with `data-close`, a press outside and the browser's Back close what is over the page. Each page is a document of
 * its own, so Back would leave the page without an extra entry in the session history. The entry is removed on closing, before a
 * link in the layer is followed.
 *
 * @param signal - is aborted when the layer is closed, in whatever way
 */
export function listenToClose(layer: HTMLElement, close: () => void, signal: AbortSignal): void {
  const enter = () => {
    if (signal.aborted) return;
    if (!isDialogEntry()) pushDialogEntry();
    window.addEventListener(
      'popstate',
      () => {
        window.history.scrollRestoration = 'auto';
        close();
      },
      {signal},
    );
  };
  onPressOutside(layer, close, signal);
  signal.addEventListener('abort', () => void leaveEntry());
  // On the window, so that all other listeners that may handle the press run first.
  window.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof Element) || !layer.contains(target)) return;
      if (target.closest('[data-close]')) close();
      const address = addressOf(event, target);
      if (address === null) return;
      event.preventDefault();
      close();
      void leaveEntry().then(() => go(address));
    },
    {signal},
  );
  if (leaving) void leaving.then(enter);
  else enter();
}

/**
 * Opens a modal dialog.
 *
 * @param first - gets the focus, if it is not the first element that can have it
 */
export function openModal(dialog: HTMLDialogElement, first?: HTMLElement | null): void {
  const opened = new AbortController();
  const {signal} = opened;
  listenToClose(dialog, () => dialog.close(), signal);
  dialog.addEventListener(
    'close',
    () => {
      // This event comes late: the dialog may have been opened again.
      if (!dialog.open) opened.abort();
    },
    {signal},
  );
  dialog.showModal();
  first?.focus();
}
