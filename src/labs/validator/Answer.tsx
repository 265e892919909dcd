import {useState, type ReactNode} from 'react';
import CodeBlock from '@site/src/shared/Code';
import {Choice} from '../controls';
import controls from '../controls/styles.module.css';
import {encodeJson} from '../model/json';
import {phpCode} from '../model/php';
import type {Validation} from '../model/validator';
import {sideOf} from '@site/src/runs/Segment';
import {detailOf, verdictOf} from './words';
import styles from './styles.module.css';

const VIEWS = [
  {value: 'response', label: 'Response'},
  {value: 'object', label: 'ResultType'},
] as const;

type View = (typeof VIEWS)[number]['value'];

interface Props {
  validation: Validation;
  /** What is to be known of it. */
  children: ReactNode;
}

/** What comes back. */
export default function Answer({validation, children}: Props): ReactNode {
  const [view, setView] = useState<View>('response');
  const {result} = validation;
  return (
    <div className={styles.answer} data-track={result ? sideOf(result.status) : 'none'}>
      <h4 className={controls.title}>{verdictOf(validation)}</h4>
      <p className={styles.detail}>{detailOf(validation)}</p>
      {children}
      {result && (
        <>
          <Choice label="The answer as" options={VIEWS} value={view} onChoose={setView} />
          {view === 'response' ? (
            <CodeBlock language="json">
              {encodeJson(result.envelope(), ['pretty', 'unicode', 'slashes'])}
            </CodeBlock>
          ) : (
            <CodeBlock language="php">{phpCode(result, '', 40)}</CodeBlock>
          )}
        </>
      )}
    </div>
  );
}
