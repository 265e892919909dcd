import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import IconClose from '@theme/Icon/Close';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import {useReadVersion} from '@site/src/shared/useReadVersion';
import Brand from '../Brand';
import ColourModeToggle from '../ColourModeToggle';
import SidebarToggle from '../SidebarToggle';
import {nameToggle, placeList, restoreGroups, TREE_KEY} from '../sidebarScript';
import {FRAME, type FrameData} from '../sources';
import {VersionList} from '../VersionSwitch';
import styles from './styles.module.css';

/** Runs before the sidebar is painted. In development React makes the page, so only src/frame/SidebarToggle/behaviour.ts runs. */
const RESTORE = `(${nameToggle.toString()})();{
  const tree=(${restoreGroups.toString()})('${TREE_KEY}');
  if(matchMedia('(width > 62.25em)').matches)(${placeList.toString()})(document.getElementById('Rift-tree'),tree&&tree.top)
}`;

interface Props {
  /** Of the page being read: in a wide window, the drawer is its sidebar. */
  sidebar?: PropSidebar;
}

/**
 * The pages of the version being read, or of the latest outside the docs. Beside the text it is the sidebar. In a narrow window,
 * and on pages outside the docs, it is a drawer that also has the items of the bar: the browser opens it, and
 * src/frame/Drawer/behaviour.ts makes it modal.
 */
export default function Drawer({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const {name} = useReadVersion();
  const {trees} = usePluginData(FRAME) as FrameData;
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  const isSidebar = sidebar !== undefined;
  return (
    <div
      id="Rift-drawer"
      popover="auto"
      // A <div>, because an <aside> could not become a dialog.
      role="complementary"
      aria-label="Documentation"
      className={clsx('screenOnly', styles.drawer, isSidebar && styles.sidebar)}>
      <div className={styles.content}>
        <div className={clsx('centred', styles.header)}>
          <Brand />
          <ColourModeToggle />
          <button
            type="button"
            className="quiet iconButton"
            data-close=""
            popoverTarget="Rift-drawer"
            popoverTargetAction="hide"
            aria-label="Close navigation bar">
            <IconClose />
          </button>
        </div>
        {isSidebar && <SidebarToggle />}
        <nav
          // The sidebar of another version starts with that version's open groups.
          key={name}
          id="Rift-tree"
          aria-label="Docs sidebar"
          className="menu">
          <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
            <DocSidebarItems items={sidebar ?? trees[name] ?? []} activePath={pathname} level={1} />
          </ul>
        </nav>
        <nav className={styles.main} aria-label="Site">
          <ul className="menu__list wrapping">
            <VersionList />
            {items.map((item, index) => (
              <NavbarItem mobile {...item} key={index} />
            ))}
          </ul>
        </nav>
      </div>
      {isSidebar && process.env.NODE_ENV === 'production' && (
        <script dangerouslySetInnerHTML={{__html: RESTORE}} />
      )}
    </div>
  );
}
