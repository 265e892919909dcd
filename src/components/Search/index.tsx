import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {areShortcutsOn, subscribeShortcuts} from '@site/src/utils/shortcuts';
import {useOpening} from './useOpening';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import styles from './styles.module.css';

const never = () => () => undefined;
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Of what is typed before there is a field, in characters: its end is what changes. */
const SHOWN = 40;

/** What is there sooner than that, in ms, needs no word. */
const PATIENCE_MS = 150;

/** Whether something has been going on for longer than nothing needs to be said of it. */
function useIsLong(isOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isOn]);
  return isOn && isLong;
}

interface NoticeProps {
  isFailed: boolean;
  /** What is typed so far; undefined where nothing is waited for. */
  typed: string | undefined;
}

/** Says what goes on before the dialog is there, in sight and for those who listen. */
function Notice({isFailed, typed}: NoticeProps): ReactNode {
  return (
    <span role="status" className={clsx(styles.notice, isFailed ? styles.failed : styles.loading)}>
      {isFailed && 'The search could not be loaded. Press the button to try again.'}
      {typed !== undefined && (
        <>
          Loading the search …
          <span className={styles.typed} dir="auto" aria-hidden="true">
            {typed.slice(-SHOWN)}
          </span>
        </>
      )}
    </span>
  );
}

/** The button of the top bar. Everything behind it is loaded when it is reached for. */
export default function Search(): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const {label} = useReadVersion();
  const {Dialog, question, isFailed, reach, open, close} = useOpening(label, buttonRef);
  const hint = useSyncExternalStore(never, isApple, () => false) ? '⌘ K' : 'Ctrl K';
  const areKeysOn = useSyncExternalStore(subscribeShortcuts, areShortcutsOn, () => true);
  const isWaiting = question !== undefined && !Dialog;
  const isLong = useIsLong(isWaiting);
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={areKeysOn ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        aria-busy={isWaiting}
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
      <Notice isFailed={isFailed} typed={isLong ? question : undefined} />
      {Dialog &&
        question !== undefined &&
        createPortal(<Dialog question={question} onClose={close} />, document.body)}
    </>
  );
}
