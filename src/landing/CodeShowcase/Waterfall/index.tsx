import {useRef, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Step, Timing} from '../example';
import {useStepEvents, type LitStep} from '../useLitStep';
import shared from '../../shared.module.css';
import stepStyles from '../steps.module.css';
import styles from './styles.module.css';

interface Props {
  timings: readonly Timing[];
  steps: readonly Step[];
  lit: LitStep;
}

/** The stopwatch of a response, one timer after the other: it measures how long each ran, not when. */
export default function Waterfall({timings, steps, lit}: Props): ReactNode {
  const ref = useRef<HTMLTableElement>(null);
  useStepEvents(ref, lit, 'response');
  const first = Math.min(...timings.flatMap(({step}) => step ?? []));
  return (
    <table ref={ref} className={styles.waterfall}>
      <caption>The stopwatch, one timer after the other</caption>
      <thead className="spoken">
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
            className={stepStyles.step}
            data-step={step}
            data-outcome={step === undefined ? undefined : steps[step]?.outcome}
            data-lit={(step !== undefined && step === lit.step) || undefined}>
            <th scope="row">
              {step === undefined ? (
                name
              ) : (
                <button
                  type="button"
                  className={clsx(shared.button, styles.timer)}
                  data-step={step}
                  tabIndex={step === first ? 0 : -1}
                  aria-pressed={step === lit.pressed}>
                  {name}
                </button>
              )}
            </th>
            <td className={styles.figure}>
              <span
                className={styles.bar}
                style={{'--start': `${start}%`, '--length': `${length}%`} as CSSProperties}
              />
            </td>
            <td>{duration}</td>
            <td>{memory}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
