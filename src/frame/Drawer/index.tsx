import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useThemeConfig} from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import PageTree from '../PageTree';
import {TREES, type Trees} from '../trees';
import {useReadVersion} from '@site/src/shared/useReadVersion';
import styles from './styles.module.css';

/** Below the bar on small screens: the pages of the version that is read, elsewhere of the latest, and the items of the bar. */
export default function Drawer(): ReactNode {
  const {pathname} = useLocation();
  const {name} = useReadVersion();
  const trees = usePluginData(TREES) as Trees;
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <dialog id="drawer" popover="auto" className={clsx('screenOnly', styles.drawer)} aria-label="Menu">
      {/* As large as the dialog: what is pressed beside it was pressed outside. */}
      <div className={styles.content}>
        <div className={styles.header}>
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
        </div>
        <PageTree pages={trees[name] ?? []} address={pathname} />
        <nav className={styles.main} aria-label="Site">
          <ul className="menu__list">
            {items.map((item, index) => (
              <NavbarItem mobile {...item} key={index} />
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
