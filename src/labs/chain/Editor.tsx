import {useState, type ReactNode} from 'react';
import {Choice, NumberField, Select, TextField} from '../controls';
import controls from '../controls/styles.module.css';
import JsonField from '../JsonField';
import {withoutGaps} from '../model/answer';
import {METHODS, type Method, type Step} from '../model/chain';
import {decodeJson, encodeJson, type JsonFlag, type JsonProblem} from '../model/json';
import {ENSURE_CODE} from '../model/result';
import {entriesOf, isArray, isIdentical, type PhpArray, type Value} from '../model/values';
import {
  hasCallback,
  isShallow,
  MOST_DEPTH,
  withDefaults,
  withKind,
  withMethod,
  withStart,
  withStep,
  type AnswerKind,
  type CallbackStep,
  type ShownAnswer,
  type State,
} from './state';
import styles from './styles.module.css';

const FLAGS: readonly JsonFlag[] = ['unicode', 'slashes'];

/** Longer values are written on several lines. */
const WIDTH = 44;

/** No sentence of an API is longer. */
const MOST_CHARACTERS = 200;

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

const MADE = [
  {value: 'success', label: 'success'},
  {value: 'failure', label: 'failure'},
] as const;

type Made = Extract<ShownAnswer, {kind: 'success' | 'failure'}>;

interface FieldsProps<A> {
  answer: A;
  onChange: (answer: A) => void;
}

/** Metrics and debug data, which few results are made with. */
function Notes({answer, onChange}: FieldsProps<Made>): ReactNode {
  const {metrics, debug} = {metrics: undefined, ...answer};
  const [isOpen] = useState(metrics !== undefined || debug !== undefined);
  const note = (name: 'metrics' | 'debug', label: string, value: PhpArray = []) => (
    <ValueField
      isMap
      label={label}
      value={value}
      onChange={(next) => {
        const isEmpty = isArray(next) && entriesOf(next).length === 0;
        onChange(withoutGaps({...answer, [name]: isEmpty ? undefined : next}));
      }}
    />
  );
  return (
    <details className={controls.more} open={isOpen}>
      <summary>Metadata</summary>
      <div className={controls.row}>
        {answer.kind === 'success' && note('metrics', 'Metrics', metrics)}
        {note('debug', 'Debug data', debug)}
      </div>
    </details>
  );
}

/** What an answer of its kind holds. */
function AnswerFields({answer, onChange}: FieldsProps<ShownAnswer>): ReactNode {
  const {kind} = answer;
  const given = withDefaults(answer);
  const value = (label: string) =>
    'value' in given && (
      <ValueField
        label={label}
        value={given.value ?? null}
        onChange={(next) => onChange({...given, value: next})}
      />
    );
  const message = 'message' in given && (
    <TextField
      label="Message"
      value={given.message ?? ''}
      maxLength={MOST_CHARACTERS}
      placeholder={kind === 'failure' ? 'null' : undefined}
      onChange={(next) =>
        onChange({...given, message: next === '' && kind === 'failure' ? null : next} as ShownAnswer)
      }
    />
  );
  if (given.kind !== 'success' && given.kind !== 'failure') return value('Data') || message;
  return (
    <>
      <div className={controls.withNumber}>
        {value('Result') || message}
        <CodeField
          code={given.code}
          preset={PRESET_CODES[given.kind]}
          onChange={(code) => onChange(withoutGaps({...given, code} as Made))}
        />
      </div>
      <Notes answer={given} onChange={onChange} />
    </>
  );
}

interface MadeFieldsProps extends FieldsProps<Made> {
  label: string;
}

function MadeFields({label, answer, onChange}: MadeFieldsProps): ReactNode {
  const {kind} = answer;
  return (
    <>
      <Choice
        label={label}
        options={MADE}
        value={kind}
        onChoose={(next) => onChange(withKind(answer, next))}
      />
      <AnswerFields key={kind} answer={answer} onChange={(next) => onChange(next as Made)} />
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
  return (
    <>
      <p className={controls.quiet}>
        You choose what the callback answers; it does not work that out from the value.
      </p>
      <AnswerFields
        key={step.answer.kind}
        answer={step.answer as ShownAnswer}
        onChange={(answer) => onChange({...step, answer})}
      />
      {step.method === 'ensure' && (
        <div className={controls.withNumber}>
          <TextField
            label="Message where the rule is broken"
            value={step.message}
            maxLength={MOST_CHARACTERS}
            onChange={(message) => onChange({...step, message})}
          />
          <CodeField
            code={step.code}
            preset={ENSURE_CODE}
            onChange={(code) => onChange(withoutGaps({...step, code} as Step))}
          />
        </div>
      )}
      {step.method === 'merge' && (
        <MadeFields
          label="The other result is a"
          answer={step.other as Made}
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
            onChoose={(kind) => onChange({...step, answer: withKind(step.answer as ShownAnswer, kind)})}
          />
        ) : (
          <TextField
            label="Key"
            value={step.key}
            maxLength={MOST_CHARACTERS}
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
            answer={chain.start as Made}
            onChange={(start) => change((before) => withStart(before, start))}
          />
        )}
      </div>
    </div>
  );
}
