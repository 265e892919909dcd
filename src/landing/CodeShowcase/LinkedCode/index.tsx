import {useEffect, useRef, type ReactNode} from 'react';
import {reveal} from '@site/src/shared/reveal';
import type {Step} from '../example';
import type {Run} from '../linked';
import {useStepEvents, type LitStep} from '../useLitStep';
import styles from './styles.module.css';

interface Props {
  /** What the code is, for those who cannot see it. */
  label: string;
  origin: 'source' | 'response';
  runs: readonly Run[];
  steps: readonly Step[];
  lit: LitStep;
  /** The step that is in sight when the panel is first shown; without it, the first line. */
  opensAt?: number;
  /** Whether the panel is on the screen: a hidden one cannot scroll. */
  isShown: boolean;
}

/** What tells the second place of a step from its first, in the name of its number. */
function partOf(runs: readonly Run[], index: number): string {
  const {step} = runs[index] ?? {};
  const part = runs.slice(0, index).filter((run) => run.step === step).length;
  return part === 0 ? '' : `, part ${part + 1}`;
}

/** Code whose lines know their step: a number in the margin, and light when the step is pointed at anywhere. */
export default function LinkedCode({label, origin, runs, steps, lit, opensAt, isShown}: Props): ReactNode {
  const ref = useRef<HTMLPreElement>(null);
  useStepEvents(ref, lit, origin);
  useEffect(() => {
    if (isShown && opensAt !== undefined)
      reveal(ref.current, ref.current?.querySelector(`[data-step="${opensAt}"]`), {
        axis: 'block',
        behavior: 'instant',
      });
  }, [isShown, opensAt]);
  useEffect(() => {
    if (isShown && lit.step !== undefined && lit.origin !== origin)
      reveal(ref.current, ref.current?.querySelector('[data-lit]'), {axis: 'block'});
  }, [isShown, lit.step, lit.origin, origin]);

  const first = Math.min(...runs.flatMap(({step}) => step ?? []));
  const tabStop = runs.findIndex(({step}) => step === first);
  return (
    <pre ref={ref} className={styles.code} role="group" tabIndex={0} aria-label={label}>
      <code>
        {runs.map(({html, step}, index) => {
          const about = step === undefined ? undefined : steps[step];
          const key = `${index} ${html.length}`;
          if (step === undefined || about === undefined)
            return <span key={key} className={styles.run} dangerouslySetInnerHTML={{__html: html}} />;
          const isLit = step === lit.step;
          return (
            <span
              key={key}
              className={styles.run}
              data-step={step}
              data-outcome={about.outcome}
              data-lit={isLit || undefined}>
              <button
                type="button"
                className={styles.marker}
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
