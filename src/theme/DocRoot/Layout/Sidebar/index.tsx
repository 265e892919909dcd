// Change: one toggle that stays in its place, and a state that outlives the page and is there at the first paint.
import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import SidebarToggle from '@site/src/components/SidebarToggle';
import {useSidebarCollapsed} from '@site/src/components/SidebarToggle/state';
import styles from './styles.module.css';

const CONTENT_ID = 'docs-sidebar';

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const [, toggle] = useSidebarCollapsed();
  const name = useDocsSidebar()?.name;
  return (
    <aside
      className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}
      aria-label="Documentation">
      <div className={styles.viewport}>
        <div className={styles.bar}>
          <SidebarToggle controls={CONTENT_ID} />
        </div>
        <div id={CONTENT_ID} className={styles.content}>
          {/* A new sidebar starts with its own open groups. */}
          <Fragment key={name}>
            <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={false} />
          </Fragment>
        </div>
      </div>
    </aside>
  );
}
