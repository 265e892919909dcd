// Change: the drawer is a dialog. The page behind it is out of reach, Escape closes it, and the focus follows.
import {useEffect, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';

const DRAWER = '.navbar-sidebar';
/** The theme's own parts of the page that lie behind the drawer, the link that skips to the text among them. */
const BEHIND = '.navbar__inner, .main-wrapper, .theme-layout-footer, [href^="#__docusaurus_skipToContent"]';
const DIALOG = {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu'};

function useDrawer() {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const drawer = document.querySelector<HTMLElement>(DRAWER);
    if (!shown || !drawer) return undefined;
    const behind = document.querySelectorAll(BEHIND);
    behind.forEach((element) => element.setAttribute('inert', ''));
    Object.entries(DIALOG).forEach(([name, value]) => drawer.setAttribute(name, value));
    drawer.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      behind.forEach((element) => element.removeAttribute('inert'));
      Object.keys(DIALOG).forEach((name) => drawer.removeAttribute(name));
      // A link in the drawer leads to another page, which takes the focus itself.
      if (drawer.contains(document.activeElement)) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [shown, toggle]);
}

/** Of the drawer's two panels one is shown; the one that goes takes the focus with it. */
function usePanelFocus() {
  const {shown} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  useEffect(() => {
    const focused = document.activeElement;
    if (!shown || (focused?.closest(DRAWER) && !focused.closest('[inert]'))) return;
    document.querySelector<HTMLElement>(`${DRAWER}__item:not([inert]) :is(a, button)`)?.focus();
  }, [shown, isSecondary]);
}

export default function NavbarMobileSidebar(): ReactNode {
  useDrawer();
  usePanelFocus();
  return <MobileSidebar />;
}
