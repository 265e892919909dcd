import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {reveal} from '@site/src/shared/reveal';
import type {Run, Step} from '../example';
import {useStepEvents, type LitStep} from '../useLitStep';
import shared from '../../shared.module.css';
import stepStyles from '../steps.module.css';
import styles from './styles.module.css';

interface Props {
  /** The accessible name of the code. */
  label: string;
  origin: 'source' | 'response';
  runs: readonly Run[];
  steps: readonly Step[];
  lit: LitStep;
  /** Whether the panel is on the screen: a hidden one cannot scroll. */
  isShown: boolean;
}

/** Ends the name of a button where several belong to one step. */
function partOf(runs: readonly Run[], index: number): string {
  const {step} = runs[index] ?? {};
  const part = runs.slice(0, index).filter((run) => run.step === step).length;
  return part === 0 ? '' : `, part ${part + 1}`;
}

/** Code in which each step has a button in the margin, and its lines are highlighted. */
export default function LinkedCode({label, origin, runs, steps, lit, isShown}: Props): ReactNode {
  const ref = useRef<HTMLPreElement>(null);
  useStepEvents(ref, lit, origin);
  useEffect(() => {
    // A source opens at its first step, below the imports.
    if (isShown && origin === 'source')
      reveal(ref.current, ref.current?.querySelector('[data-step="0"]'), {
        axis: 'block',
        behavior: 'instant',
      });
  }, [isShown, origin]);
  useEffect(() => {
    if (isShown && lit.step !== undefined && lit.origin !== origin)
      reveal(ref.current, ref.current?.querySelector('[data-lit]'), {axis: 'block'});
  }, [isShown, lit.step, lit.origin, origin]);

  const first = Math.min(...runs.flatMap(({step}) => step ?? []));
  const tabStop = runs.findIndex(({step}) => step === first);
  return (
    <pre ref={ref} className={styles.code} role="group" tabIndex={0} aria-label={label} translate="no">
      <code className={shared.code}>
        {runs.map(({html, step}, index) => {
          const about = step === undefined ? undefined : steps[step];
          const key = `${index} ${html.length}`;
          if (step === undefined || about === undefined)
            return <span key={key} className={styles.run} dangerouslySetInnerHTML={{__html: html}} />;
          return (
            <span
              key={key}
              className={clsx(stepStyles.step, styles.run)}
              data-step={step}
              data-outcome={about.outcome}
              data-lit={step === lit.step || undefined}>
              <button
                type="button"
                className={clsx(shared.button, styles.marker)}
                data-step={step}
                data-number={step + 1}
                tabIndex={index === tabStop ? 0 : -1}
                aria-pressed={step === lit.pressed}
                aria-label={`Step ${step + 1}: ${about.label}${partOf(runs, index)}`}
              />
              <span dangerouslySetInnerHTML={{__html: html}} />
            </span>
          );
        })}
      </code>
    </pre>
  );
}
