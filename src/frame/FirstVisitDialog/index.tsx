import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import CopyCommand from '@site/src/shared/CopyCommand';
import {installCommand, site} from '@site/config/site';
import {CLOSING_MS} from '../firstVisitAnswer';
import styles from './styles.module.css';

const timing = {'--closing': `${CLOSING_MS}ms`} as CSSProperties;

/** The dialog of the first visit, closed: src/page/behaviours/firstVisit.ts opens it. */
export default function FirstVisitDialog(): ReactNode {
  return (
    <dialog
      id="first-visit"
      className={clsx('modal', styles.dialog)}
      style={timing}
      data-nosnippet=""
      aria-labelledby="first-visit-title"
      aria-describedby="first-visit-text">
      <div className={styles.sheet}>
        <h2 id="first-visit-title" className={styles.title}>
          Importing a package
        </h2>
        <div className={clsx('fault', styles.line)} />
        <p id="first-visit-text" className={styles.text}>
          It asks Composer for {site.name}, which needs PHP {site.phpVersion}.
        </p>
        <CopyCommand command={installCommand} className={styles.command} />
        <button type="button" className={styles.answer} data-answer="">
          Yes, sir
        </button>
      </div>
    </dialog>
  );
}
