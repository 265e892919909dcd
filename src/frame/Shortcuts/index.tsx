import type {ReactNode} from 'react';
import clsx from 'clsx';
import Sheet from './Sheet';
import styles from './styles.module.css';

/** A button and the list of shortcuts that it opens (src/page/behaviours/shortcuts.ts). */
export default function Shortcuts(): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn byScript', styles.open)}
        data-shortcuts=""
        aria-haspopup="dialog">
        Keyboard shortcuts
      </button>
      <span role="status" className="spoken" data-shortcut-said="" />
      <Sheet />
    </>
  );
}
