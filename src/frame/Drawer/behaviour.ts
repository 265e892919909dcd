import {placeList} from '../sidebarScript';
import {afterPaint, closestOf} from '@site/src/shared/dom';
import {OPENING_EVENT} from '@site/src/search/behaviour';
import {leaveEntry, listenToClose} from '@site/src/shared/openModal';

/** In windows this wide the drawer is the sidebar. */
const WIDE = '(width > 62.25em)';

/** When its animation has ended: `--rift-quick`, plus a little. */
const COMING_MS = 200;

const drawerOf = () => document.querySelector<HTMLElement>('#Rift-drawer');

/** The list of pages in the drawer. */
export const listOf = () => document.querySelector<HTMLElement>('#Rift-tree');

/** Browsers without popovers ignore the selector inside `:is()`. */
const isShown = (drawer: HTMLElement) => drawer.matches(':is(:popover-open)');

/** The whole page except the drawer and its ancestors. */
const BESIDE = ':is(body, body *):has(#Rift-drawer) > :not(#Rift-drawer, :has(#Rift-drawer), [inert])';

/** Sets what the drawer is to a screen reader. */
function setRole(drawer: HTMLElement, role: string, label: string): void {
  drawer.setAttribute('role', role);
  drawer.setAttribute('aria-label', label);
}

/** Belongs to the open drawer: aborted when it closes. */
let opened: AbortController | undefined;

export function openDrawer(): HTMLElement | null {
  const drawer = drawerOf();
  if (!drawer || opened) return drawer;
  const {activeElement} = document;
  let resting: Iterable<HTMLElement> = [];
  opened = new AbortController();
  const {signal} = opened;
  setRole(drawer, 'dialog', 'Menu');
  if (!isShown(drawer)) drawer.showPopover?.();
  drawer.querySelector<HTMLElement>('[data-close]')?.focus();
  placeList(listOf());
  // This makes browsers recompute every style of the page, which on a slow phone takes longer than everything else.
  const makeModal = () => {
    if (signal.aborted) return;
    drawer.setAttribute('aria-modal', 'true');
    resting = document.querySelectorAll<HTMLElement>(BESIDE);
    for (const part of resting) part.inert = true;
  };
  afterPaint(() => setTimeout(makeModal, COMING_MS));
  signal.addEventListener('abort', () => {
    setRole(drawer, 'complementary', 'Documentation');
    drawer.removeAttribute('aria-modal');
    for (const part of resting) part.inert = false;
    // A wide window has no button, so what has the focus in the sidebar keeps it.
    if (activeElement instanceof HTMLElement) activeElement.focus({preventScroll: true});
  });
  listenToClose(drawer, closeDrawer, signal);
  return drawer;
}

function end(): void {
  opened?.abort();
  opened = undefined;
}

export function closeDrawer(): void {
  const drawer = drawerOf();
  if (drawer && isShown(drawer)) drawer.hidePopover();
  end();
}

export function setup(): void {
  document.addEventListener('click', (event) => {
    const button = closestOf(event, '[data-drawer]');
    if (!button) return;
    event.preventDefault();
    // Safari does not focus a button when it is pressed.
    button.focus();
    openDrawer();
  });
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target === drawerOf() && event.newState === 'closed') end();
    },
    true,
  );
  window.addEventListener(OPENING_EVENT, closeDrawer);
  // For browsers without popovers.
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && opened) closeDrawer();
  });
  window.matchMedia(WIDE).addEventListener('change', () => {
    closeDrawer();
    placeList(listOf());
  });
}

export function onPageLoad(): void {
  const drawer = drawerOf();
  if (opened) closeDrawer();
  // The reader may have opened it before this script ran.
  else if (drawer && isShown(drawer)) openDrawer();
  afterPaint(() => void leaveEntry());
}
