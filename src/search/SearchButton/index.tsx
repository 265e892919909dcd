import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useReadVersion} from '@site/src/shared/useReadVersion';
import styles from './styles.module.css';

/** The button from which `src/search/behaviour.ts` opens the dialog. It also says which version is being read. */
export default function SearchButton(): ReactNode {
  const {label, path} = useReadVersion();
  return (
    <>
      <button
        type="button"
        className={clsx('jsOnly muted centred', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={false}
        data-search=""
        data-version-label={label}
        data-version-path={path}>
        <svg className={clsx('icon', styles.glass)} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M14 14l5 5M8.5 15.5a7 7 0 1 1 0-14 7 7 0 0 1 0 14z" />
        </svg>
        <span className={styles.word}>Search</span>
        <kbd className={styles.hint} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <span role="status" className={styles.notice} data-search-notice="" />
    </>
  );
}
