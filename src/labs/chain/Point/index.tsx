import {useState, type ReactNode} from 'react';
import CodeBlock from '@site/src/shared/Code';
import {Choice, Stepper} from '@site/src/labs/controls';
import type {Chain, Point as ChainPoint, Stage, Trace} from '@site/src/labs/model/chain';
import {encodeJson} from '@site/src/labs/model/json';
import {PARAMETERS} from '@site/src/labs/model/parameters';
import {phpCode} from '@site/src/labs/model/php';
import {DEFAULT_FLAGS} from '@site/src/labs/model/result';
import Defect from '../Defect';
import {objectWords, pointBefore, reasonWords, thrownWords} from '../words';
import styles from '../styles.module.css';

interface Props {
  chain: Chain;
  trace: Trace;
  at: number;
  look: (at: number) => void;
}

const FORMS = [
  {value: 'php', label: 'PHP'},
  {value: 'json', label: 'JSON'},
] as const;

type Form = (typeof FORMS)[number]['value'];

/** As many signs as the column has room for. */
const WIDTH = 24;
const GIVEN_WIDTH = 20;

const FORM: Readonly<Record<Form, (point: ChainPoint) => string>> = {
  php: ({properties}) => phpCode({className: 'ResultType', properties: () => properties}, '', WIDTH),
  json: ({properties}) => encodeJson(properties, DEFAULT_FLAGS),
};

/** What the callback was given. */
function Given({stage: {step, hasRun, seen}}: {stage: Stage}): ReactNode {
  const parameters = PARAMETERS[step.method];
  if (parameters.length === 0) return null;
  if (!hasRun) return <p>The callback was not called.</p>;
  return (
    <>
      <p>The callback was given</p>
      <dl className={styles.given}>
        {parameters.map(({name}, index) => (
          <div key={name}>
            <dt>
              <code>${name}</code>
            </dt>
            <dd>
              <code>{phpCode(seen[index] ?? null, '', GIVEN_WIDTH)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The point that is looked at: what the step did, and the result that it handed on. */
export default function Point({chain: {steps}, trace, at, look}: Props): ReactNode {
  const [form, setForm] = useState<Form>('php');
  const step = steps[at - 1];
  const stage = trace.stages[at - 1];
  const point = step ? stage?.after : trace.start;
  return (
    <div className={styles.point}>
      <Stepper at={at} last={steps.length} onLook={look}>
        <span className={styles.place}>{at === 0 ? 'Start' : `Step ${at} of ${steps.length}`}</span>
      </Stepper>
      {step ? (
        <>
          <p className={styles.reason}>
            <code>{step.method}</code> {reasonWords(stage)}.
          </p>
          {stage && <Given stage={stage} />}
          {stage?.thrown && <p>{thrownWords(stage)}</p>}
          <p>{objectWords(pointBefore(trace, at), stage)}</p>
        </>
      ) : (
        <p className={styles.reason}>The chain begins with this object, number 1.</p>
      )}
      {point && (
        <>
          <Choice label="The result that goes on" options={FORMS} value={form} onChoose={setForm} />
          <CodeBlock language={form}>{FORM[form](point)}</CodeBlock>
        </>
      )}
      {step && <Defect method={step.method} />}
    </div>
  );
}
