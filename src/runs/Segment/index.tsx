import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Side = 'success' | 'failure';

export const sideOf = (isSuccess: boolean): Side => (isSuccess ? 'success' : 'failure');

/** What a row does to the value that reaches it. */
export interface Course {
  /** The track on which the value arrives; undefined at the start, and if it never arrives. */
  before?: Side | undefined;
  /** The track on which the value continues. */
  after?: Side | undefined;
  /** The track of the station; undefined at the end of the track. */
  station?: Side | undefined;
  hasRun: boolean;
}

/** In px: the x of the tracks, the y of a station, and the y at which the value has changed tracks. */
const X = {success: 14, failure: 44} as const;
const STATION = 19;
const BEHIND = 42;

interface RailProps {
  side: Side;
  from?: number;
  to?: number | string;
  isUsed: boolean;
}

/** Extends a little below its row: rows may have fractional heights, which would leave a gap between them. */
const Rail = ({side, from = 0, to = '101%', isUsed}: RailProps): ReactNode => (
  <line
    className={clsx(styles[side], !isUsed && styles.unused)}
    x1={X[side]}
    x2={X[side]}
    y1={from}
    y2={to}
  />
);

/** Both tracks beside a row, as high as the row. The one that the value takes is solid, the other is only hinted at. */
function Rails({before, after}: Pick<Course, 'before' | 'after'>): ReactNode {
  return (['success', 'failure'] as const).map((side) => {
    const [isBefore, isAfter] = [before === side, after === side];
    if (!before) return <Rail key={side} side={side} from={STATION} isUsed={isAfter} />;
    if (isBefore === isAfter) return <Rail key={side} side={side} isUsed={isAfter} />;
    return [
      <Rail key={`${side} before`} side={side} to={STATION} isUsed={isBefore} />,
      <Rail key={`${side} after`} side={side} from={BEHIND} isUsed={isAfter} />,
    ];
  });
}

/** The part of the two tracks beside a row. */
export default function Segment({before, after, station, hasRun}: Course): ReactNode {
  const from = before ?? station;
  return (
    <svg className={styles.segment} aria-hidden="true" focusable="false">
      {station && <Rails before={before} after={after} />}
      {station && from && after && from !== after && (
        <line className={styles[after]} x1={X[from]} y1={STATION} x2={X[after]} y2={BEHIND} />
      )}
      {!station && before && (
        <>
          <Rail side={before} to={STATION} isUsed />
          <path
            className={before === 'failure' ? styles.failureHead : styles.success}
            d={`M${X[before]} ${STATION}l-7-10m7 10 7-10`}
          />
        </>
      )}
      {station && (
        <circle
          className={hasRun ? styles.station : styles.skipped}
          cx={X[station]}
          cy={STATION}
          r={hasRun ? 7 : 4.5}
          data-side={hasRun ? (after ?? 'failure') : undefined}
        />
      )}
      {hasRun && !after && (
        <path
          className={styles.failureHead}
          d={`M${X[from ?? 'success'] - 6} ${BEHIND - 8}l12 12m0-12-12 12`}
        />
      )}
    </svg>
  );
}
