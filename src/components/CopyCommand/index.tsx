import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** One shell command, without its prompt. */
  command: string;
  className?: string;
}

interface Outcome {
  isCopied: boolean;
}

const NAME = 'Copy the command';
const COPIED = 'Copied';
const FAILED = 'Copying failed: select the text';

const COPIED_MS = 2000;

function messageOf(outcome: Outcome | undefined): string {
  if (!outcome) return '';
  return outcome.isCopied ? COPIED : FAILED;
}

/** The outcome of the last press. A success is said for a moment; a failure asks for something and stays. */
function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome?.isCopied) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}

/** A shell command and a button that copies it. */
export default function CopyCommand({command, className}: Props): ReactNode {
  const text = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useOutcome();
  const message = messageOf(outcome);

  async function copy() {
    try {
      // Absent from pages without a secure origin, refused where the reader or a policy says so.
      await navigator.clipboard.writeText(command);
      setOutcome({isCopied: true});
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setOutcome({isCopied: false});
    }
  }

  return (
    <div className={clsx(styles.frame, className)}>
      <div className={styles.row}>
        <code ref={text} className={styles.command}>
          {command}
        </code>
        <button
          type="button"
          className={clsx(styles.copy, outcome && (outcome.isCopied ? styles.copied : styles.failed))}
          aria-label={message || NAME}
          onClick={() => void copy()}>
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d={outcome?.isCopied ? 'M2.5 8.5l3.6 3.6 7.4-8' : 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'} />
          </svg>
          <span className={styles.label}>{message || 'Copy'}</span>
        </button>
      </div>
      <span role="status" className={styles.spoken}>
        {message}
      </span>
    </div>
  );
}
