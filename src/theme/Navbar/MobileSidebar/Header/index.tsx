// Change: the browser closes the drawer; what holds these is src/theme/Navbar/MobileSidebar/Layout.
import type {ReactNode} from 'react';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';

export default function MobileSidebarHeader(): ReactNode {
  return (
    <>
      <NavbarLogo />
      <NavbarColorModeToggle />
      <button
        type="button"
        className="clean-btn"
        data-close=""
        popoverTarget="drawer"
        popoverTargetAction="hide"
        aria-label="Close navigation bar">
        <IconClose />
      </button>
    </>
  );
}
