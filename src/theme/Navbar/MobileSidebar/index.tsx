// Change: while the drawer is open the page behind it is out of reach, Escape closes it, and the focus follows.
import {useEffect, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** The theme's own parts of the page that lie behind the drawer. */
const BEHIND = '.navbar__inner, .main-wrapper, .theme-layout-footer';

function useDrawer() {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const behind = document.querySelectorAll(BEHIND);
    behind.forEach((element) => element.setAttribute('inert', ''));
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      behind.forEach((element) => element.removeAttribute('inert'));
      // A link in the drawer leads to another page, which takes the focus itself.
      if (document.activeElement?.closest('.navbar-sidebar')) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [shown, toggle]);
}

export default function NavbarMobileSidebar(): ReactNode {
  useDrawer();
  return <MobileSidebar />;
}
