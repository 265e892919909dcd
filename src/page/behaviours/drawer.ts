import {placeList} from '@site/src/frame/sidebarScript';
import {closestOf} from '@site/src/shared/closestOf';
import {leaveEntry, openModal} from '@site/src/shared/openModal';
import {afterPaint} from '../afterPaint';

/** Where the style sheets have no drawer. */
const WIDE = '(width > 996px)';

/** When its animation has ended: `--rift-quick`, and a little. */
const COMING_MS = 200;

const drawerOf = () => document.querySelector<HTMLDialogElement>('#drawer');

const hasPopovers = () => 'popover' in HTMLElement.prototype;
const isComing = (drawer: HTMLElement): boolean => hasPopovers() && drawer.matches(':popover-open');

/** The page behind it rests, and the way back closes it. */
function makeModal(drawer: HTMLDialogElement): void {
  const focused = drawer.querySelector<HTMLElement>(':focus');
  // This gives the focus back to what had it, where it is to go when the dialog is closed.
  drawer.hidePopover();
  openModal(drawer, focused);
}

/**
 * It is a popover until it has come. For a modal dialog Chromium computes every style of the page again, which on a slow
 * phone takes longer than all else.
 */
export function openDrawer(): HTMLDialogElement | null {
  const drawer = drawerOf();
  if (!drawer || drawer.open) return drawer;
  const first = drawer.querySelector<HTMLElement>('[data-close]');
  if (!hasPopovers()) {
    openModal(drawer, first);
    return drawer;
  }
  drawer.togglePopover(true);
  first?.focus();
  placeList(drawer.querySelector('.menu'));
  afterPaint(() => {
    setTimeout(() => {
      if (isComing(drawer)) makeModal(drawer);
    }, COMING_MS);
  });
  return drawer;
}

/** Gives the focus back at once. */
export function closeDrawer(): void {
  const drawer = drawerOf();
  if (drawer?.open) drawer.close();
  else if (drawer && isComing(drawer)) drawer.hidePopover();
}

export function install(): void {
  document.addEventListener('click', (event) => {
    const button = closestOf(event, '[data-drawer]');
    if (!button) return;
    event.preventDefault();
    // Safari does not give a button the focus that is pressed.
    button.focus();
    openDrawer();
  });
  window.matchMedia(WIDE).addEventListener('change', closeDrawer);
}

export function arrive(): void {
  closeDrawer();
  afterPaint(leaveEntry);
}
