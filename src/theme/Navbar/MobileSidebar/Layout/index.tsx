// Change: a dialog that opens without script, too. The pages and the main menu are in it side by side.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import styles from './styles.module.css';

export default function MobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  return (
    <dialog id="drawer" popover="auto" className={styles.drawer} aria-label="Menu">
      {/* As large as the dialog: what is pressed beside it was pressed outside. */}
      <div className={styles.content}>
        <div className={styles.header}>{header}</div>
        {secondaryMenu && <div className={styles.pages}>{secondaryMenu}</div>}
        <nav className={styles.main} aria-label="Site">
          {primaryMenu}
        </nav>
      </div>
    </dialog>
  );
}
