import {placeList} from '@site/src/frame/sidebarScript';
import {closestOf} from '@site/src/shared/closestOf';
import {leaveEntry, openModal} from '@site/src/shared/openModal';
import {afterPaint} from '../afterPaint';

/** Where the style sheets have no drawer. */
const WIDE = '(width > 996px)';

const drawerOf = () => document.querySelector<HTMLDialogElement>('#drawer');

export function openDrawer(): HTMLDialogElement | null {
  const drawer = drawerOf();
  if (!drawer || drawer.open) return drawer;
  // Pressed before this script was there, the button has opened it by itself.
  if ('hidePopover' in drawer) drawer.hidePopover();
  openModal(drawer, drawer.querySelector<HTMLElement>('[data-close]'));
  placeList(drawer.querySelector('.menu'));
  return drawer;
}

/** Gives the focus back at once. */
export function closeDrawer(): void {
  drawerOf()?.close();
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
