import type {ReactNode} from 'react';
import clsx from 'clsx';
import tracks from '@site/src/shared/tracks.module.css';
import styles from './styles.module.css';

export type Side = 'success' | 'failure';

export const sideOf = (isSuccess: boolean): Side => (isSuccess ? 'success' : 'failure');

/** What a row does to the value that comes along. */
export interface Course {
  /** The track on which the value arrives; none at the start, and where it does not. */
  before?: Side | undefined;
  /** The track on which it goes on. */
  after?: Side | undefined;
  /** The track of the station; none where the track ends. */
  station?: Side | undefined;
  hasRun: boolean;
}

interface Props extends Course {
  /** Whether it lies behind the point that is looked at. */
  isAhead?: boolean;
  isHere?: boolean;
}

/** In px: where the tracks run, where a station stands and where the value is behind it. */
const X = {success: 14, failure: 44} as const;
const STATION = 21;
const BEHIND = 47;

/** The part of the two tracks beside a row, as high as the row is. */
export default function Segment({before, after, station, hasRun, isAhead, isHere}: Props): ReactNode {
  const isEnd = station === undefined;
  const from = before ?? station;
  const start = before ? 0 : STATION;
  return (
    <svg className={clsx(styles.segment, isAhead && styles.ahead)} aria-hidden="true" focusable="false">
      {!isEnd &&
        [X.success, X.failure].map((x) => (
          <line key={x} className={styles.guide} x1={x} x2={x} y1={start} y2="100%" />
        ))}
      {before && <line className={tracks[before]} x1={X[before]} x2={X[before]} y1="0" y2={STATION} />}
      {before && isEnd && (
        <path
          className={before === 'failure' ? tracks.failureHead : tracks.success}
          d={`M${X[before]} ${STATION}l-7-10m7 10 7-10`}
        />
      )}
      {from && after && !isEnd && (
        <>
          <line className={tracks[after]} x1={X[from]} y1={STATION} x2={X[after]} y2={BEHIND} />
          <line className={tracks[after]} x1={X[after]} x2={X[after]} y1={BEHIND} y2="100%" />
        </>
      )}
      {station && (
        <circle
          className={clsx(tracks.station, !hasRun && styles.skipped)}
          cx={X[station]}
          cy={STATION}
          r={hasRun ? 7 : 4.5}
          data-side={hasRun ? (after ?? 'failure') : undefined}
        />
      )}
      {hasRun && !after && (
        <path
          className={tracks.failureHead}
          d={`M${X[from ?? 'success'] - 6} ${BEHIND - 8}l12 12m0-12-12 12`}
        />
      )}
      {isHere && (after ?? before) && (
        <circle className={styles.runner} cx={X[after ?? before ?? 'success']} cy={BEHIND} r="5.5" />
      )}
    </svg>
  );
}
