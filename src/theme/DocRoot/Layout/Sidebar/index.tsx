// Change: one toggle that stays in its place, a state that outlives the page and is there at the first paint, the page being
// read in sight, and the drawer of a small screen with the same list.
import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import MobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import MobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import MobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SidebarToggle from '@site/src/frame/SidebarToggle';
import {nameToggle, placeList, restoreGroups, showGroup} from '@site/src/frame/sidebarScript';
import {TREE_KEY} from '@site/src/frame/sidebarState';
import styles from './styles.module.css';

const CONTENT_ID = 'docs-sidebar';

const asText = (act: (...given: never[]) => unknown) => `(${act.toString()})`;

const PLACE = `${asText(placeList)}(document.querySelector('#${CONTENT_ID} .menu'),tree&&tree.top)`;

/** Runs before the sidebar is painted. A page of development is not parsed, and has src/page/behaviours/sidebar.ts alone. */
const RESTORE = `${asText(nameToggle)}();{
  const tree=${asText(restoreGroups)}('${TREE_KEY}',${asText(showGroup)});
  if(matchMedia('(width > 996px)').matches)${PLACE}
}`;

export default function DocRootLayoutSidebar({sidebar}: Pick<Props, 'sidebar'>): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  const list = <DocSidebar sidebar={sidebar} path={pathname} onCollapse={() => undefined} isHidden={false} />;
  return (
    // A new sidebar starts with its own open groups.
    <Fragment key={name}>
      <MobileSidebarLayout
        header={<MobileSidebarHeader />}
        secondaryMenu={list}
        primaryMenu={<MobileSidebarPrimaryMenu />}
      />
      <aside
        className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}
        aria-label="Documentation">
        <div className={styles.viewport}>
          <div className={styles.bar}>
            <SidebarToggle controls={CONTENT_ID} />
          </div>
          <div id={CONTENT_ID} className={styles.content}>
            {list}
          </div>
        </div>
        {process.env.NODE_ENV === 'production' && <script dangerouslySetInnerHTML={{__html: RESTORE}} />}
      </aside>
    </Fragment>
  );
}
