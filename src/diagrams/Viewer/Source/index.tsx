import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from '../styles.module.css';

interface Props {
  text: string;
  /** The failing line, counted from 1. */
  line?: number | undefined;
}

/** The source of a diagram, with its lines numbered. */
export default function Source({text, line}: Props): ReactNode {
  return (
    <pre className={clsx('bare', styles.source)} translate="no">
      {text
        .split('\n')
        .map((words, index) =>
          index + 1 === line ? (
            <mark key={index} className={clsx(styles.line, 'marked')}>{`${words}\n`}</mark>
          ) : (
            <span key={index} className={styles.line}>{`${words}\n`}</span>
          ),
        )}
    </pre>
  );
}
