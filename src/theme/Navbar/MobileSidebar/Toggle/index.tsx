// Change: the browser opens the drawer, until src/frame/Drawer/behaviour.ts takes over.
import type {ReactNode} from 'react';
import IconMenu from '@theme/Icon/Menu';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle"
      data-drawer=""
      popoverTarget="Rift-drawer"
      aria-haspopup="dialog"
      aria-label="Toggle navigation bar">
      <IconMenu />
    </button>
  );
}
