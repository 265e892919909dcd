// Change: one toggle that stays in its place, a state that outlives the page and is there at the first paint, and the page being
// read in sight.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import PageTree from '@site/src/frame/PageTree';
import SidebarToggle from '@site/src/frame/SidebarToggle';
import {nameToggle, placeList, restoreGroups} from '@site/src/frame/sidebarScript';
import {TREE_KEY} from '@site/src/frame/sidebarState';
import styles from './styles.module.css';

const CONTENT_ID = 'docs-sidebar';

/** Runs before the sidebar is painted. A page of development is not parsed, and has src/page/behaviours/sidebar.ts alone. */
const RESTORE = `(${nameToggle.toString()})();{
  const tree=(${restoreGroups.toString()})('${TREE_KEY}');
  if(matchMedia('(width > 996px)').matches)(${placeList.toString()})(document.querySelector('#${CONTENT_ID} .menu'),tree&&tree.top)
}`;

export default function DocRootLayoutSidebar({sidebar}: Pick<Props, 'sidebar'>): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <aside
      // A new sidebar starts with its own open groups.
      key={name}
      className={clsx(ThemeClassNames.docs.docSidebarContainer, 'screenOnly', styles.container)}
      aria-label="Documentation">
      <div className={styles.viewport}>
        <div className={styles.bar}>
          <SidebarToggle controls={CONTENT_ID} />
        </div>
        <div id={CONTENT_ID} className={styles.content}>
          <PageTree pages={sidebar ?? []} address={pathname} />
        </div>
      </div>
      {process.env.NODE_ENV === 'production' && <script dangerouslySetInnerHTML={{__html: RESTORE}} />}
    </aside>
  );
}
