import {useEffect, useRef, type ReactNode} from 'react';
import {reveal} from '@site/src/shared/reveal';
import type {Outcome, Step} from '../example';
import {useStepEvents, type LitStep} from '../useLitStep';
import styles from './styles.module.css';

interface Props {
  label: string;
  steps: readonly Step[];
  lit: LitStep;
}

/** The piece of track at a stop: on the upper line, on the lower one, or dropping from one to the other. */
function Piece({step, failure}: {step: number; failure: number}): ReactNode {
  if (step < failure) return <path className={styles.success} d="M0 8H100" />;
  if (step > failure) return <path className={styles.failure} d="M0 26H100" />;
  return (
    <>
      <path className={styles.success} d="M0 8H50" />
      <path className={styles.failure} d="M50 8L62 26H100" />
    </>
  );
}

const SPOKEN: Readonly<Record<Outcome, string>> = {
  passed: '',
  failed: ', failed',
  skipped: ', skipped',
  caught: '',
};

/** The steps of an example as stops on the two tracks, each a switch that lights the step up in the panels. */
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
          className={styles.stop}
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
            className={styles.button}
            data-step={step}
            tabIndex={step === 0 ? 0 : -1}
            aria-pressed={step === lit.pressed}>
            <span className={styles.number}>{step + 1}</span>
            <span>
              {text}
              <span className="spoken">{SPOKEN[outcome]}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
