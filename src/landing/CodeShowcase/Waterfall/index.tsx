import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {Step, Timing} from '../example';
import stepStyles from '../styles.module.css';
import styles from './styles.module.css';

interface Props {
  timings: readonly Timing[];
  steps: readonly Step[];
}

/** The stopwatch of a response. Timers are drawn one after the other: it measures how long each ran, but not when. */
export default function Waterfall({timings, steps}: Props): ReactNode {
  return (
    <table className={styles.waterfall}>
      <caption>The stopwatch, one timer after the other</caption>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">Timer</th>
          <th scope="col">Runs</th>
          <th scope="col">Time</th>
          <th scope="col">Memory</th>
        </tr>
      </thead>
      <tbody>
        {timings.map(({name, step, start, length, duration, memory}) => (
          <tr
            key={name}
            className={clsx(stepStyles.step)}
            data-step={step === undefined ? undefined : step + 1}
            data-outcome={step === undefined ? undefined : steps[step]?.outcome}>
            <th scope="row">{name}</th>
            <td>
              <i style={{'--start': `${start}%`, '--length': `${length}%`} as CSSProperties} />
            </td>
            <td>{duration}</td>
            <td>{memory}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
