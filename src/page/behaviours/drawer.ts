import {placeList} from '@site/src/frame/sidebarScript';
import {afterPaint, closestOf} from '@site/src/shared/dom';
import {leaveEntry, listenToClose} from '@site/src/shared/openModal';

/** Where the drawer is the sidebar. */
const WIDE = '(width > 996px)';

/** When its animation has ended: `--rift-quick`, and a little. */
const COMING_MS = 200;

const drawerOf = () => document.querySelector<HTMLElement>('#Rift-drawer');

/** The pages in it. */
export const listOf = () => document.querySelector<HTMLElement>('#Rift-tree');

/** Browsers that know no popovers pass over the selector inside `:is()`. */
const isShown = (drawer: HTMLElement) => drawer.matches(':is(:popover-open)');

/** All of the page but the drawer and what holds it. */
const BESIDE = ':is(body, body *):has(#Rift-drawer) > :not(#Rift-drawer, :has(#Rift-drawer), [inert])';

/** What it is for a screen reader. */
function setRole(drawer: HTMLElement, role: string, label: string): void {
  drawer.setAttribute('role', role);
  drawer.setAttribute('aria-label', label);
}

/** Of the open drawer: aborted when it is closed. */
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
  // For this browsers compute every style of the page again, which on a slow phone takes longer than all else.
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
    // In a wide window, which has no button, what has the focus in the sidebar keeps it.
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
    // Safari does not give a button the focus that is pressed.
    button.focus();
    openDrawer();
  });
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target === drawerOf() && (event as ToggleEvent).newState === 'closed') end();
    },
    true,
  );
  // For browsers that know no popovers.
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
  // A reader may have been here before this script.
  else if (drawer && isShown(drawer)) openDrawer();
  afterPaint(leaveEntry);
}
