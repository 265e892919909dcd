import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What a press does, for those who cannot see beside what it stands. */
  name: string;
  /** What is copied: the text of the element that fits this selector, in the nearest ancestor that has one. */
  from?: string;
  /** What is copied: this text. */
  text?: string;
  /** What is copied, in an island: what this gives when the button is pressed. */
  getText?: () => string;
  /** What is copied: the text file at this address. */
  address?: string;
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

const SHEETS = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3';
const TICK = 'M2.5 8.5l3.6 3.6 7.4-8';

/** A button that copies a text, and says whether it did (src/page/behaviours/copying.ts). */
export default function CopyButton({
  name,
  from,
  text,
  getText,
  address,
  label = 'Copy',
  drawing = SHEETS,
  isReady = true,
  look = 'bar',
  className,
}: Props): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx(styles.copy, look === 'plain' && styles.plain, className)}
        aria-label={name}
        aria-disabled={!isReady || undefined}
        data-copy=""
        data-copy-from={from}
        data-copy-text={text}
        data-copy-address={address}
        // React is told of a press before the document is.
        onClick={getText && (({currentTarget}) => (currentTarget.dataset.copyText = getText()))}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path className={styles.drawing} d={drawing} />
          <path className={styles.tick} d={TICK} />
        </svg>
        <span className={styles.label} data-copy-label="">
          {label}
        </span>
      </button>
      <span role="status" className="spoken" />
    </>
  );
}
