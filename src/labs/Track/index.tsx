import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import controls from '../controls/styles.module.css';
import Segment, {type Course, type Side} from '@site/src/runs/Segment';
import styles from './styles.module.css';

export interface TrackRow {
  name: ReactNode;
  /** What stands beside the name, such as what it came to. */
  result?: ReactNode;
  /** What happened there. */
  note: ReactNode;
  course: Course;
}

interface Props {
  label: string;
  rows: readonly TrackRow[];
  at: number;
  onLook: (at: number) => void;
  className?: string | undefined;
  /** Where the track ends: nowhere if the value was lost on the way. */
  end: {side: Side | undefined; text: ReactNode};
  /** What is to be known of how it ends. */
  children?: ReactNode;
}

/** Rows beside the tracks of success and failure, one of which is looked at. */
export default function Track({label, rows, at, onLook, className, end, children}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={clsx(controls.group, styles.track, className)}>
      <legend className={styles.legend}>
        <span className={controls.title}>{label}</span>
        <span className={styles.samples}>
          <span className={styles.success}>success</span>
          <span className={styles.failure}>failure</span>
        </span>
      </legend>
      <ol>
        {rows.map((row, index) => (
          <li key={index} className={clsx(index === at && styles.here)}>
            <label className={styles.row}>
              <input type="radio" name={name} checked={index === at} onChange={() => onLook(index)} />
              <Segment {...row.course} isHere={index === at} />
              <span className={styles.line}>
                <span className={styles.name}>{row.name}</span>
                {row.result && <span data-side={row.course.after}>{row.result}</span>}
              </span>
              <span className={styles.note}>{row.note}</span>
            </label>
          </li>
        ))}
      </ol>
      <p className={styles.end} data-side={end.side}>
        <Segment before={end.side} hasRun={false} />
        {end.text}
      </p>
      {children}
    </fieldset>
  );
}
