import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What a press does, for those who cannot see beside what it stands. */
  name: string;
  /** The element whose text is copied, or selected where the browser refuses to copy. */
  source: RefObject<HTMLElement | null>;
  className?: string;
}

interface Outcome {
  isCopied: boolean;
}

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

/** A button that copies the text of an element, and says whether it did. */
export default function CopyButton({name, source, className}: Props): ReactNode {
  const [outcome, setOutcome] = useOutcome();
  const message = messageOf(outcome);

  async function copy() {
    try {
      // Absent from pages without a secure origin, refused where the reader or a policy says so.
      await navigator.clipboard.writeText(source.current?.textContent ?? '');
      setOutcome({isCopied: true});
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      setOutcome({isCopied: false});
    }
  }

  return (
    <>
      <button
        type="button"
        className={clsx(
          styles.copy,
          outcome && (outcome.isCopied ? styles.copied : styles.failed),
          className,
        )}
        aria-label={message || name}
        onClick={() => void copy()}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={outcome?.isCopied ? 'M2.5 8.5l3.6 3.6 7.4-8' : 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'} />
        </svg>
        <span className={styles.label}>{message || 'Copy'}</span>
      </button>
      <span role="status" className="spoken">
        {message}
      </span>
    </>
  );
}
