import {useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useOpening} from './useOpening';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import styles from './styles.module.css';

const never = () => () => undefined;
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The button of the top bar. Everything behind it is loaded when it is reached for. */
export default function Search(): ReactNode {
  const {label} = useReadVersion();
  const {Dialog, question, isFailed, reach, open, close} = useOpening(label);
  const hint = useSyncExternalStore(never, isApple, () => false) ? '⌘ K' : 'Ctrl K';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={question !== undefined && !Dialog}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={open}>
        <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M14 14l5 5M8.5 15.5a7 7 0 1 1 0-14 7 7 0 0 1 0 14z" />
        </svg>
        <span className={styles.word}>Search</span>
        <kbd className={styles.hint} aria-hidden="true">
          {hint}
        </kbd>
      </button>
      <span role="status" className={styles.failure}>
        {isFailed && 'The search could not be loaded. Press the button to try again.'}
      </span>
      {Dialog &&
        question !== undefined &&
        createPortal(<Dialog question={question} onClose={close} />, document.body)}
    </>
  );
}
