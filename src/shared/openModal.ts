import {focusFragment} from './fragment';
import {isModalOpen} from './modals';
import {isPlainPress} from './plainPress';
import {onPressOutside} from './pressOutside';

interface EntryState {
  dialog?: true;
}

/** Whether the present entry of the session history is that of a dialog. */
const isDialogs = () => (window.history.state as EntryState | null)?.dialog === true;

/** A step back that the browser has yet to take. */
let leaving: Promise<void> | undefined;

/** Steps back from the entry of a dialog where there is none: after it was closed, or where its page was loaded anew. */
export async function leaveEntry(): Promise<void> {
  if (isDialogs() && !isModalOpen())
    leaving ??= new Promise((resolve) => {
      const end = () => {
        leaving = undefined;
        resolve();
      };
      // Behind the event the browser may yet scroll to where the page was.
      window.addEventListener('popstate', () => setTimeout(end), {once: true});
      window.history.back();
    });
  await leaving;
}

/** Where a plain press on something leads, unless somebody else has seen to it. */
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
  // With the query of this page, and whether or not its address has the place already.
  window.location.assign(hash);
  focusFragment(hash);
}

/**
 * Opens a modal dialog. A button with `data-close` in it closes it, as do a press outside and the way back: each page is a
 * document of its own, so that without an entry in the session history the way back would lead out of the page. The entry
 * goes with the dialog, also before a link in it is followed.
 *
 * @param first - what has the focus, where it is not the first that can have it
 */
export function openModal(dialog: HTMLDialogElement, first?: HTMLElement | null): void {
  const listening = new AbortController();
  const {signal} = listening;
  const close = () => dialog.close();
  const enter = () => {
    if (signal.aborted) return;
    if (!isDialogs())
      window.history.pushState({...(window.history.state as EntryState | null), dialog: true}, '');
    window.addEventListener('popstate', close, {signal});
  };
  onPressOutside(dialog, close, signal);
  dialog.addEventListener(
    'close',
    () => {
      // It may be open again: this event comes late.
      if (dialog.open) return;
      listening.abort();
      void leaveEntry();
    },
    {signal},
  );
  // On the window, behind everybody else who may see to a press.
  window.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof Element) || !dialog.contains(target)) return;
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
  dialog.showModal();
  first?.focus();
}
