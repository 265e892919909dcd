import {useState, type ReactNode} from 'react';
import CodeBlock from '@site/src/shared/Code';
import {Choice, Stepper} from '../controls';
import type {Chain, Point as ChainPoint, Stage, Trace} from '../model/chain';
import {encodeJson} from '../model/json';
import {PARAMETERS} from '../model/parameters';
import {phpCode} from '../model/php';
import {DEFAULT_FLAGS} from '../model/result';
import {objectWords, pointBefore, reasonWords, thrownWords} from './words';
import styles from './styles.module.css';

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

/** As many characters as the column has room for. */
const WIDTH = 32;
const GIVEN_WIDTH = 28;

const FORM: Readonly<Record<Form, (point: ChainPoint) => string>> = {
  php: ({properties}) => phpCode({className: 'ResultType', properties: () => properties}, '', WIDTH),
  json: ({properties}) => encodeJson(properties, DEFAULT_FLAGS),
};

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
        {at === 0 ? 'Start' : `Step ${at} of ${steps.length}`}
      </Stepper>
      {step ? (
        <>
          <p>
            <code>{step.method}</code> {reasonWords(stage)}.
          </p>
          {stage && <Given stage={stage} />}
          {stage?.thrown && <p>{thrownWords(stage)}</p>}
          <p>{objectWords(pointBefore(trace, at), stage)}</p>
        </>
      ) : (
        <p>The chain begins with this object, number 1.</p>
      )}
      {point && (
        <>
          <Choice label="The result that goes on, as" options={FORMS} value={form} onChoose={setForm} />
          <CodeBlock language={form}>{FORM[form](point)}</CodeBlock>
        </>
      )}
    </div>
  );
}
