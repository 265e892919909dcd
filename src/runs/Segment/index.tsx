import type {ReactNode} from 'react';
import type {Tracks} from '../runSet';
import styles from '../Player/styles.module.css';

/** In px: the x of the tracks, the y of a node, and the y at which the value has changed tracks. */
const X = {success: 14, skipped: 14, failure: 44} as const;
const NODE = 19;
const BEHIND = 42;

interface LineProps {
  side: keyof typeof X;
  from?: number;
  to?: number | string;
}

/** Extends a little below its row: rows may have fractional heights, which would leave a gap between them. */
const Line = ({side, from = 0, to = '101%'}: LineProps): ReactNode => (
  <line className={styles[side]} x1={X[side]} x2={X[side]} y1={from} y2={to} />
);

/** The part of the tracks beside a row: first there is one, and a second from where the value fails. */
export default function Segment({before, after, node, hasRun, cases}: Tracks & {cases?: string}): ReactNode {
  const from = before ?? node ?? 'success';
  const start = from === after ? NODE : BEHIND;
  return (
    <svg className={styles.segment} data-case={cases} aria-hidden="true" focusable="false">
      {!hasRun && before === 'failure' && node && <Line side="skipped" />}
      {before && <Line side={before} to={NODE} />}
      {after && (
        <>
          <line className={styles[after]} x1={X[from]} y1={NODE} x2={X[after]} y2={start} />
          <Line side={after} from={start} />
        </>
      )}
      {node ? (
        <circle
          className={hasRun ? styles.node : styles.skipped}
          cx={X[node]}
          cy={NODE}
          r={hasRun ? 7 : 4.5}
          data-side={hasRun ? (after ?? 'failure') : undefined}
        />
      ) : (
        <path className={styles[from]} d={`M${X[from]} ${NODE}l-7-10m7 10 7-10`} />
      )}
      {hasRun && !after && (
        <path className={styles.stopped} d={`M${X[from] - 6} ${BEHIND - 8}l12 12m0-12-12 12`} />
      )}
    </svg>
  );
}
