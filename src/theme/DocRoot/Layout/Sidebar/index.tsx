// Change: one toggle that stays in its place, a state that outlives the page and is there at the first paint, and the page
// being read in sight.
import {Fragment, useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import SidebarToggle from '@site/src/components/SidebarToggle';
import {useSidebarCollapsed} from '@site/src/components/SidebarToggle/state';
import {reveal} from '@site/src/utils/reveal';
import styles from './styles.module.css';

const CONTENT_ID = 'docs-sidebar';

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const [, toggle] = useSidebarCollapsed();
  const name = useDocsSidebar()?.name;
  const contentRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = contentRef.current?.querySelector('.menu') ?? null;
    reveal(list, list?.querySelector('[aria-current="page"]'), {axis: 'block', behavior: 'instant'});
  }, [pathname]);
  return (
    <aside
      className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}
      aria-label="Documentation">
      <div className={styles.viewport}>
        <div className={styles.bar}>
          <SidebarToggle controls={CONTENT_ID} />
        </div>
        <div ref={contentRef} id={CONTENT_ID} className={styles.content}>
          {/* A new sidebar starts with its own open groups. */}
          <Fragment key={name}>
            <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={false} />
          </Fragment>
        </div>
      </div>
    </aside>
  );
}
