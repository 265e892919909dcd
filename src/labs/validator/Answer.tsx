import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeBlock from '@site/src/shared/Code';
import {encodeJson} from '../model/json';
import {phpCode} from '../model/php';
import type {Validation} from '../model/validatorTrace';
import Choice from '../Choice';
import controls from '../controls.module.css';
import {detailOf, verdictOf} from './words';
import styles from './styles.module.css';

type View = 'response' | 'object';

const VIEWS = [
  {value: 'response', label: 'Response'},
  {value: 'object', label: 'ResultType'},
] as const;

/** A line as the tracks are drawn: solid or dashed, besides its colour. */
export const trackOf = ({outcome}: Validation) =>
  outcome ? (outcome.status ? controls.success : controls.failure) : styles.stopped;

interface Props {
  validation: Validation;
}

export default function Answer({validation}: Props): ReactNode {
  const [view, setView] = useState<View>('response');
  const {outcome} = validation;
  return (
    <div className={styles.answer}>
      <p className={clsx(styles.verdict, trackOf(validation))}>
        <strong>{verdictOf(validation)}</strong> {detailOf(validation)}
      </p>
      {outcome && (
        <>
          <Choice label="The answer as" options={VIEWS} value={view} onChoose={setView} />
          {view === 'response' ? (
            <CodeBlock language="json">
              {encodeJson(outcome.envelope(), ['pretty', 'unicode', 'slashes'])}
            </CodeBlock>
          ) : (
            <CodeBlock language="php">{phpCode(outcome, '', 40)}</CodeBlock>
          )}
        </>
      )}
    </div>
  );
}
