// Change: only markup; the drawer of small screens is src/frame/Drawer.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/Layout';

export default function NavbarLayout({children}: Props): ReactNode {
  return (
    <nav aria-label="Main" className={clsx(ThemeClassNames.layout.navbar.container, 'navbar')}>
      {children}
    </nav>
  );
}
