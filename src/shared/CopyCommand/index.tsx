import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

interface Props {
  /** One shell command, without its prompt. */
  command: string;
  className?: string;
}

export default function CopyCommand({command, className}: Props): ReactNode {
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
