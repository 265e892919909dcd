import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What a press does, for those who cannot see beside what it stands. */
  name: string;
  /** The element whose text is copied, or selected where the browser refuses to copy; or what gives the text. */
  source: RefObject<HTMLElement | null> | (() => string | Promise<string>);
  /** What is written on it. */
  label?: string;
  /** What is drawn on it: the path of a square of 16. */
  drawing?: string;
  /** Whether there is something to copy. */
  isReady?: boolean;
  /** The end of a bar, as wide as its failures, or words in a text. */
  look?: 'bar' | 'plain';
  className?: string;
}

interface Outcome {
  isCopied: boolean;
}

const COPIED = 'Copied';
const FAILED = 'Copying failed';
const SELECTED = 'Copying failed: select the text';

const SHEETS = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3';

const COPIED_MS = 2000;

function messageOf(outcome: Outcome | undefined, isText: boolean): string {
  if (!outcome) return '';
  if (outcome.isCopied) return COPIED;
  return isText ? FAILED : SELECTED;
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

/** A text that is still to come is handed over as it is: a browser may count the press as over once something was waited for. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** A button that copies a text, and says whether it did. */
export default function CopyButton({
  name,
  source,
  label = 'Copy',
  drawing = SHEETS,
  isReady = true,
  look = 'bar',
  className,
}: Props): ReactNode {
  const [outcome, setOutcome] = useOutcome();
  const isText = typeof source === 'function';
  const message = messageOf(outcome, isText);

  async function copy() {
    try {
      // Absent from pages without a secure origin, refused where the reader or a policy says so.
      await write(isText ? source() : (source.current?.textContent ?? ''));
      setOutcome({isCopied: true});
    } catch {
      if (!isText && source.current) getSelection()?.selectAllChildren(source.current);
      setOutcome({isCopied: false});
    }
  }

  return (
    <>
      <button
        type="button"
        className={clsx(
          styles.copy,
          look === 'plain' && styles.plain,
          outcome && (outcome.isCopied ? styles.copied : styles.failed),
          className,
        )}
        aria-label={message || name}
        aria-disabled={!isReady || undefined}
        onClick={isReady ? () => void copy() : undefined}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={outcome?.isCopied ? 'M2.5 8.5l3.6 3.6 7.4-8' : drawing} />
        </svg>
        <span className={styles.label}>{message || label}</span>
      </button>
      <span role="status" className="spoken">
        {message}
      </span>
    </>
  );
}
