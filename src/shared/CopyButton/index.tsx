import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** For screen readers. */
  name: string;
  /** Copies the text of the element with this selector in the nearest ancestor that has one. */
  from?: string;
  /** In an island: called when the button is pressed. */
  getText?: () => string;
  /** Copies the text file at this address. */
  address?: string;
  label?: string;
  /** The path of a 16 by 16 icon. */
  drawing?: string;
  /** `bar`: the end of a bar, wide enough for its error messages; `plain`: words in a text. */
  look?: 'bar' | 'plain';
  className?: string;
}

const SHEETS = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3';
const TICK = 'M2.5 8.5l3.6 3.6 7.4-8';

/** A button that copies a text, and says whether it did (src/shared/CopyButton/behaviour.ts). */
export default function CopyButton({
  name,
  from,
  getText,
  address,
  label = 'Copy',
  drawing = SHEETS,
  look = 'bar',
  className,
}: Props): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx(
          'jsOnly quiet',
          look === 'plain' ? clsx('centred', styles.plain) : clsx('inset tool', styles.copy),
          className,
        )}
        aria-label={name}
        data-copy=""
        data-copy-from={from}
        data-copy-address={address}
        // React handles the press before the listener on the document.
        onClick={getText && (({currentTarget}) => (currentTarget.dataset.copyText = getText()))}>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={drawing} />
          <path className="tick" d={TICK} />
        </svg>
        <span data-copy-label="">{label}</span>
      </button>
      <span role="status" className="visuallyHidden" />
    </>
  );
}

interface CommandProps {
  /** One shell command, without its prompt. */
  command: string;
  className?: string;
}

export function CopyCommand({command, className}: CommandProps): ReactNode {
  return (
    <div className={clsx(styles.frame, className)}>
      <div className={styles.row}>
        <code className={styles.command} translate="no">
          {command}
        </code>
        <CopyButton name="Copy the command" from="code" />
      </div>
    </div>
  );
}
