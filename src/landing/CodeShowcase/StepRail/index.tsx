import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Step} from '../example';
import stepStyles from '../styles.module.css';
import styles from './styles.module.css';

interface Props {
  label: string;
  steps: readonly Step[];
}

/** The piece of track at a stop: the upper line, the lower line, or the drop between them. */
function Piece({step, failure}: {step: number; failure: number}): ReactNode {
  if (step < failure) return <path className={styles.success} d="M0 8H100" />;
  if (step > failure) return <path className={clsx(styles.failure, styles.along)} d="M0 26H100" />;
  return (
    <>
      <path className={styles.success} d="M0 8H50" />
      <path className={styles.failure} d="M50 8 62 26" />
      <path className={clsx(styles.failure, styles.along, styles.landed)} d="M62 26H100" />
    </>
  );
}

/** The steps of an example as stops on the two tracks, each a button that highlights the step in the panels. */
export default function StepRail({label, steps}: Props): ReactNode {
  const firstFailure = steps.findIndex(({outcome}) => outcome === 'failed');
  const failure = firstFailure === -1 ? steps.length : firstFailure;
  return (
    <ol className={styles.rail} aria-label={label} data-axis="inline">
      {steps.map(({label: text, outcome}, step) => (
        <li
          key={text}
          className={clsx(stepStyles.step, styles.stop)}
          data-step={step + 1}
          data-outcome={outcome}>
          <svg viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
            <Piece step={step} failure={failure} />
          </svg>
          <button type="button">
            <b>{step + 1}</b>
            <span>
              {text}
              {(outcome === 'failed' || outcome === 'skipped') && (
                <span className="visuallyHidden">{`, ${outcome}`}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
