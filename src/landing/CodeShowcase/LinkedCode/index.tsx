import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Run, Step} from '../example';
import stepStyles from '../styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** The accessible name of the code. */
  label: string;
  runs: readonly Run[];
  steps: readonly Step[];
}

/** Code with the numbers of the steps in the margin. */
export default function LinkedCode({label, runs, steps}: Props): ReactNode {
  return (
    <pre
      className={styles.code}
      role="group"
      tabIndex={0}
      aria-label={label}
      data-axis="block"
      translate="no">
      <code>
        {runs.map(({html, step}, index) => (
          <span
            key={index}
            className={clsx(step !== undefined && stepStyles.step)}
            data-step={step === undefined ? undefined : step + 1}
            data-outcome={step === undefined ? undefined : steps[step]?.outcome}
            dangerouslySetInnerHTML={{__html: html}}
          />
        ))}
      </code>
    </pre>
  );
}
