import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Handled by src/frame/SidebarToggle/behaviour.ts. */
export default function SidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('quiet iconButton', styles.toggle)}
      data-sidebar-toggle=""
      aria-expanded="true"
      aria-controls="Rift-tree"
      title="Collapse the sidebar"
      aria-label="Documentation sidebar">
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M2.5 4.5h15v11h-15zM8 4.5v11" />
        <path className={styles.arrow} d="M14.4 7.6L12 10l2.4 2.4" />
      </svg>
    </button>
  );
}
