import {useState, type ReactNode} from 'react';
import type {Answer, Made} from '@site/src/labs/model/answer';
import {METHODS, type Method, type Step} from '@site/src/labs/model/chain';
import {decodeJson, encodeJson, type JsonFlag, type JsonProblem} from '@site/src/labs/model/json';
import {ENSURE_CODE} from '@site/src/labs/model/result';
import {isArray, isIdentical, type PhpArray, type Value} from '@site/src/labs/model/values';
import {Choice, NumberField, Select, TextField} from '@site/src/labs/controls';
import controls from '@site/src/labs/controls/styles.module.css';
import JsonField from '@site/src/labs/JsonField';
import {
  answerOf,
  hasCallback,
  isShallow,
  MOST_DEPTH,
  partsOf,
  withKind,
  withMethod,
  withStart,
  withStep,
  type AnswerKind,
  type CallbackStep,
  type MadeKind,
  type Parts,
  type State,
} from '../state';
import styles from '../styles.module.css';

const FLAGS: readonly JsonFlag[] = ['unicode', 'slashes'];

/** Longer values are written on several lines. */
const WIDTH = 44;

/** No sentence of an API is longer. */
const MOST_SIGNS = 200;

const CODES = [100, 599] as const;

function textOf(value: Value): string {
  const line = encodeJson(value, FLAGS);
  return line.length > WIDTH ? encodeJson(value, [...FLAGS, 'pretty']) : line;
}

/** The value of a text, or why it has none here. */
function read(
  text: string,
  isMap: boolean,
): {value: Value; problem?: never} | {problem: JsonProblem | string} {
  const {value, problem} = decodeJson(text);
  if (problem) return {problem};
  if (!isShallow(value)) return {problem: `Nested more than ${MOST_DEPTH} levels deep.`};
  if (encodeJson(value, FLAGS) === '') return {problem: 'Half of a character: PHP cannot read this text.'};
  return isMap && !isArray(value) ? {problem: 'Metadata is an object, such as {"rows": 2}.'} : {value};
}

interface ValueFieldProps {
  label: string;
  value: Value;
  isMap?: boolean;
  onChange: (value: Value) => void;
}

/** A value of the chain as JSON. */
function ValueField({label, value, isMap = false, onChange}: ValueFieldProps): ReactNode {
  const [draft, setDraft] = useState({text: textOf(value), of: value});
  const text = isIdentical(draft.of, value) ? draft.text : textOf(value);
  return (
    <JsonField
      label={label}
      text={text}
      problem={read(text, isMap).problem}
      onType={(next) => {
        const typed = read(next, isMap);
        setDraft({text: next, of: typed.problem === undefined ? typed.value : value});
        if (typed.problem === undefined) onChange(typed.value);
      }}
    />
  );
}

interface CodeFieldProps {
  code: number | undefined;
  /** The code where the call names none. */
  preset: number;
  onChange: (code: number | undefined) => void;
}

const CodeField = ({code, preset, onChange}: CodeFieldProps): ReactNode => (
  <NumberField
    label="Code"
    limits={CODES}
    value={code ?? preset}
    onChange={(next) => onChange(next === preset ? undefined : next)}
  />
);

const PRESET_CODES = {success: 200, failure: 500} as const;

interface AnswerFieldsProps {
  answer: Answer;
  onChange: (parts: Parts) => void;
}

/** Metrics and debug data, which few results are made with. */
function Notes({answer, onChange}: AnswerFieldsProps): ReactNode {
  const parts = partsOf(answer);
  const [isOpen] = useState(parts.metrics !== undefined || parts.debug !== undefined);
  const note = (name: 'metrics' | 'debug', label: string) => (
    <ValueField
      isMap
      label={label}
      value={parts[name] ?? []}
      onChange={(value) => onChange({...parts, [name]: value as PhpArray})}
    />
  );
  return (
    <details className={controls.more} open={isOpen}>
      <summary>Metadata</summary>
      <div className={controls.row}>
        {answer.kind === 'success' && note('metrics', 'Metrics')}
        {note('debug', 'Debug data')}
      </div>
    </details>
  );
}

/** What an answer of its kind holds. */
function AnswerFields({answer, onChange}: AnswerFieldsProps): ReactNode {
  const parts = partsOf(answer);
  const {kind} = answer;
  if (kind === 'same' || kind === 'new') return null;
  const value = (label: string) => (
    <ValueField label={label} value={parts.value} onChange={(next) => onChange({...parts, value: next})} />
  );
  const message = (
    <TextField
      label="Message"
      value={parts.message ?? ''}
      maxLength={MOST_SIGNS}
      placeholder={kind === 'failure' ? 'null' : undefined}
      onChange={(next) => onChange({...parts, message: next === '' && kind === 'failure' ? null : next})}
    />
  );
  if (kind === 'value') return value('Data');
  if (kind === 'throws') return message;
  return (
    <>
      <div className={controls.withNumber}>
        {kind === 'success' ? value('Result') : message}
        <CodeField
          code={parts.code}
          preset={PRESET_CODES[kind]}
          onChange={(code) => onChange({...parts, code})}
        />
      </div>
      <Notes answer={answer} onChange={onChange} />
    </>
  );
}

const MADE: readonly {value: MadeKind; label: string}[] = [
  {value: 'success', label: 'success'},
  {value: 'failure', label: 'failure'},
];

interface MadeFieldsProps {
  label: string;
  made: Made;
  onChange: (made: Made) => void;
}

function MadeFields({label, made, onChange}: MadeFieldsProps): ReactNode {
  const kind = made.kind === 'failure' ? 'failure' : 'success';
  return (
    <>
      <Choice label={label} options={MADE} value={kind} onChoose={(next) => onChange(withKind(made, next))} />
      <AnswerFields key={kind} answer={made} onChange={(parts) => onChange(answerOf(kind, parts))} />
    </>
  );
}

const METHOD_OPTIONS = METHODS.map((method) => ({value: method, label: method}));

const KIND_LABELS: Readonly<Record<AnswerKind, string>> = {
  same: 'what it was given',
  success: 'a success',
  failure: 'a failure',
  value: 'plain data',
  throws: 'nothing: it throws an exception',
};

const OWN_LABELS: Readonly<Partial<Record<Method, Partial<Record<AnswerKind, string>>>>> = {
  then: {same: 'a success with what it was given'},
  catch: {same: 'a failure with the code and error it was given'},
  tap: {same: 'null'},
  ensure: {same: 'true: the rule holds', value: 'plain data: false, null, 0 or "" breaks the rule'},
  merge: {same: 'the chain’s own result'},
};

const kindOptions = (method: Method) =>
  Object.entries({...KIND_LABELS, ...OWN_LABELS[method]}).map(([kind, label]) => ({
    value: kind as AnswerKind,
    label,
  }));

interface StepFieldsProps<S extends Step> {
  step: S;
  onChange: (step: Step) => void;
}

function CallbackFields({step, onChange}: StepFieldsProps<CallbackStep>): ReactNode {
  const {method, answer} = step;
  const kind = answer.kind as AnswerKind;
  return (
    <>
      <p className={controls.quiet}>
        You choose what the callback answers; it does not work that out from the value.
      </p>
      <AnswerFields
        key={kind}
        answer={answer}
        onChange={(parts) => onChange({...step, answer: answerOf(kind, parts)})}
      />
      {method === 'ensure' && (
        <div className={controls.withNumber}>
          <TextField
            label="Message where the rule is broken"
            value={step.message}
            maxLength={MOST_SIGNS}
            onChange={(message) => onChange({...step, message})}
          />
          <CodeField
            code={step.code}
            preset={ENSURE_CODE}
            onChange={(code) => {
              const {message} = step;
              onChange({method, answer, message, ...(code === undefined ? {} : {code})});
            }}
          />
        </div>
      )}
      {method === 'merge' && (
        <MadeFields
          label="The other result is a"
          made={step.other}
          onChange={(other) => onChange({...step, other})}
        />
      )}
    </>
  );
}

function StepFields({step, onChange}: StepFieldsProps<Step>): ReactNode {
  const {method} = step;
  return (
    <>
      <div className={controls.row}>
        <Select
          label="Method"
          value={method}
          options={METHOD_OPTIONS}
          onChoose={(next) => onChange(withMethod(step, next))}
        />
        {hasCallback(step) ? (
          <Select
            label={method === 'ensure' ? 'The predicate returns' : 'The callback returns'}
            value={step.answer.kind as AnswerKind}
            options={kindOptions(method)}
            onChoose={(kind) => onChange({...step, answer: withKind(step.answer, kind)})}
          />
        ) : (
          <TextField
            label="Key"
            value={step.key}
            maxLength={MOST_SIGNS}
            onChange={(key) => onChange({...step, key})}
          />
        )}
      </div>
      {hasCallback(step) ? (
        <CallbackFields step={step} onChange={onChange} />
      ) : (
        <ValueField label="Value" value={step.value} onChange={(value) => onChange({...step, value})} />
      )}
    </>
  );
}

interface Props {
  state: State;
  change: (next: (state: State) => State) => void;
}

/** Changes the start, or the step that is looked at. */
export default function Editor({state: {chain, at}, change}: Props): ReactNode {
  const step = chain.steps[at - 1];
  const place = step ? `step ${at}` : 'the start';
  return (
    <div role="group" aria-label={`Change ${place}`} className={styles.section}>
      <h4 className={controls.title}>Change {place}</h4>
      <div key={at} className={styles.fields}>
        {step ? (
          <StepFields step={step} onChange={(next) => change((before) => withStep(before, next))} />
        ) : (
          <MadeFields
            label="The chain starts from a"
            made={chain.start}
            onChange={(start) => change((before) => withStart(before, start))}
          />
        )}
      </div>
    </div>
  );
}
