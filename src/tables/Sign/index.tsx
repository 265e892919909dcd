import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {State} from '../support';
import styles from './styles.module.css';

/** A line that goes straight through, goes round, breaks off, or ends at a wall. */
const LINES: Readonly<Record<State, {path: string; className: string | undefined}>> = {
  works: {path: 'M1 6H23', className: 'green'},
  'works with a workaround': {path: 'M1 9H6L9 2H15L18 9H23', className: styles.workaround},
  'does not work': {path: 'M1 6H7M17 6H23M9 3 15 9M15 3 9 9', className: 'red'},
  limitation: {path: 'M1 6H16M16 1V11', className: 'muted'},
};

/** The icon of a state, before the words that say the same. */
export default function Sign({state, children}: {state: State; children: ReactNode}): ReactNode {
  const {path, className} = LINES[state];
  return (
    <span className={styles.sign}>
      <svg
        viewBox="0 0 24 12"
        aria-hidden="true"
        focusable="false"
        className={clsx('icon', styles.line, className)}>
        <path d={path} />
      </svg>
      {children}
    </span>
  );
}
