import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {CopyCommand} from '@site/src/shared/CopyButton';
import {installCommand, site} from '@site/config/site';
import {ANSWER, ANSWER_KEY, askOnFirstVisit, CLOSING_MS} from '../firstVisitScript';
import styles from './styles.module.css';

const timing = {'--closing': `${CLOSING_MS}ms`} as CSSProperties;

const ASK = `(${askOnFirstVisit.toString()})('${ANSWER_KEY}','${ANSWER}')`;

/** The first-visit dialog. Its script opens it, and src/frame/FirstVisitDialog/behaviour.ts closes it. */
export default function FirstVisitDialog(): ReactNode {
  return (
    <>
      <dialog
        id="Rift-first-visit"
        className={styles.dialog}
        style={timing}
        data-nosnippet=""
        aria-labelledby="Rift-first-visit-title"
        aria-describedby="Rift-first-visit-text">
        <form method="dialog" className={clsx('sheet wrapping', styles.sheet)}>
          <h2 id="Rift-first-visit-title">Importing a package</h2>
          <div className="fault" />
          <p id="Rift-first-visit-text" className={clsx('muted flush', styles.text)}>
            It asks Composer for {site.name}, which needs PHP {site.phpVersion}.
          </p>
          <CopyCommand command={installCommand} className={styles.command} />
          <button className={clsx('filled', styles.answer)} data-answer="">
            Yes, sir
          </button>
        </form>
      </dialog>
      {process.env.NODE_ENV === 'production' && <script dangerouslySetInnerHTML={{__html: ASK}} />}
    </>
  );
}
