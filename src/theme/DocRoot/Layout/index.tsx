// Change: the sidebar is the drawer, with one toggle that stays in place and a state that outlives the page and applies at the first
// paint; no theme container around the page, because src/theme/DocItem/Layout sets its measures.
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import Drawer from '@site/src/frame/Drawer';
import styles from '@site/src/frame/columns.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.root}>
      <BackToTopButton />
      {sidebar && <Drawer sidebar={sidebar.items} />}
      <main className={styles.main}>{children}</main>
    </div>
  );
}
