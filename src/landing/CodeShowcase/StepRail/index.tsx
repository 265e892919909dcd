import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {reveal} from '@site/src/shared/reveal';
import type {Step} from '../example';
import {useStepEvents, type LitStep} from '../useLitStep';
import shared from '../../shared.module.css';
import stepStyles from '../steps.module.css';
import styles from './styles.module.css';

interface Props {
  label: string;
  steps: readonly Step[];
  lit: LitStep;
}

/** The piece of track at a stop: the upper line, the lower one, or the drop between them. */
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
export default function StepRail({label, steps, lit}: Props): ReactNode {
  const ref = useRef<HTMLOListElement>(null);
  useStepEvents(ref, lit, 'steps');
  useEffect(() => {
    if (lit.step !== undefined && lit.origin !== 'steps')
      reveal(ref.current, ref.current?.querySelector('[data-lit]'), {axis: 'inline'});
  }, [lit.step, lit.origin]);
  const firstFailure = steps.findIndex(({outcome}) => outcome === 'failed');
  const failure = firstFailure === -1 ? steps.length : firstFailure;
  return (
    <ol ref={ref} className={styles.rail} aria-label={label}>
      {steps.map(({label: text, outcome}, step) => (
        <li
          key={text}
          className={clsx(stepStyles.step, styles.stop)}
          data-outcome={outcome}
          data-lit={step === lit.step || undefined}>
          <svg
            className={styles.track}
            viewBox="0 0 100 32"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false">
            <Piece step={step} failure={failure} />
          </svg>
          <button
            type="button"
            className={clsx(shared.button, styles.button)}
            data-step={step}
            tabIndex={step === 0 ? 0 : -1}
            aria-pressed={step === lit.pressed}>
            <span className={styles.number}>{step + 1}</span>
            <span>
              {text}
              {(outcome === 'failed' || outcome === 'skipped') && <span className="spoken">, {outcome}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
