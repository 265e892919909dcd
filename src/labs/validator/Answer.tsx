import {useState, type ReactNode} from 'react';
import CodeBlock from '@site/src/shared/Code';
import {Choice} from '../controls';
import {encodeJson} from '../model/json';
import {phpCode} from '../model/php';
import type {Validation} from '../model/validator';
import {sideOf} from '../Track/Segment';
import {detailOf, verdictOf} from './words';
import styles from './styles.module.css';

const VIEWS = [
  {value: 'response', label: 'Response'},
  {value: 'object', label: 'ResultType'},
] as const;

type View = (typeof VIEWS)[number]['value'];

export default function Answer({validation}: {validation: Validation}): ReactNode {
  const [view, setView] = useState<View>('response');
  const {result} = validation;
  return (
    <div className={styles.answer}>
      {/* As the tracks are drawn: solid, dashed or dotted, besides the colour. */}
      <p className={styles.verdict} data-track={result ? sideOf(result.status) : 'none'}>
        <strong>{verdictOf(validation)}</strong> {detailOf(validation)}
      </p>
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
