import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import controls from '../controls/styles.module.css';
import Segment, {type Course, type Side} from './Segment';
import styles from './styles.module.css';

export interface TrackRow {
  name: ReactNode;
  /** What it came to, where that is something new. */
  result?: string | undefined;
  /** What happened there, in a few words. */
  note: string;
  course: Course;
}

interface Props {
  label: string;
  rows: readonly TrackRow[];
  at: number;
  onLook: (at: number) => void;
  /** Where the track ends: nowhere if the value was lost on the way. */
  end: {side: Side | undefined; text: ReactNode};
}

/** Rows beside the tracks of success and failure, one of which is looked at. */
export default function Track({label, rows, at, onLook, end}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={clsx(controls.group, styles.track)}>
      <legend className={styles.legend}>
        <span className="spoken">{label}: </span>
        <span className={clsx(styles.sample, styles.successLine)}>success</span>
        <span className={clsx(styles.sample, styles.failureLine)}>failure</span>
      </legend>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li key={index} className={clsx(styles.row, index === at && styles.here)}>
            <label className={styles.label}>
              <input
                type="radio"
                className={controls.cover}
                name={name}
                checked={index === at}
                onChange={() => onLook(index)}
              />
              <Segment {...row.course} isAhead={index > at} isHere={index === at} />
              <span className={styles.text}>
                <span className={styles.line}>
                  <span className={styles.name}>{row.name}</span>
                  {row.result !== undefined && (
                    <code className={row.course.after && styles[row.course.after]}>{row.result}</code>
                  )}
                </span>
                <span className={styles.note}>{row.note}</span>
              </span>
            </label>
          </li>
        ))}
      </ol>
      <p className={styles.end} data-side={end.side}>
        <Segment before={end.side} hasRun={false} isAhead={at < rows.length - 1} />
        <span>{end.text}</span>
      </p>
    </fieldset>
  );
}
