import {useEffect, type ReactNode, type RefObject} from 'react';
import {revealBelow} from '@site/src/utils/reveal';
import type {Step} from '../example';
import type {Run} from '../linked';
import {useStepEvents, type LitStep} from '../useLitStep';
import styles from './styles.module.css';

interface Props {
  /** The frame that scrolls; its text is what can be copied. */
  frameRef: RefObject<HTMLPreElement | null>;
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

/** Code whose lines know their step: a number in the margin, and light when the step is pointed at anywhere. */
export default function LinkedCode({
  frameRef,
  label,
  origin,
  runs,
  steps,
  lit,
  opensAt,
  isShown,
}: Props): ReactNode {
  useStepEvents(frameRef, lit, origin);
  useEffect(() => {
    if (isShown && opensAt !== undefined)
      revealBelow(frameRef.current, frameRef.current?.querySelector(`[data-step="${opensAt}"]`), 'instant');
  }, [frameRef, isShown, opensAt]);
  useEffect(() => {
    if (isShown && lit.step !== undefined && lit.origin !== origin)
      revealBelow(frameRef.current, frameRef.current?.querySelector('[data-lit]'));
  }, [frameRef, isShown, lit.step, lit.origin, origin]);

  const firstOfAll = runs.findIndex(({step}) => step !== undefined);
  return (
    <pre ref={frameRef} className={styles.code} role="group" tabIndex={0} aria-label={label}>
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
                tabIndex={index === firstOfAll ? 0 : -1}
                aria-pressed={step === lit.pressed}
                aria-label={`Step ${step + 1}: ${about.label}`}
              />
              <span dangerouslySetInnerHTML={{__html: html}} />
            </span>
          );
        })}
      </code>
    </pre>
  );
}
