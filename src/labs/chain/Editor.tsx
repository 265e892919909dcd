import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button, Disclosure, Moves, NumberField, Select, TextField} from '../controls';
import controls from '../controls/styles.module.css';
import JsonField from '../JsonField';
import {withoutGaps, type Answer, type Made} from '../model/answer';
import {METHODS, type Method, type Step} from '../model/chain';
import {decodeJson, encodeJson, type JsonFlag, type JsonProblem} from '../model/json';
import {ENSURE_CODE} from '../model/result';
import {entriesOf, isArray, isIdentical, type Value} from '../model/values';
import {
  canMove,
  hasCallback,
  isShallow,
  MOST_DEPTH,
  MOST_STEPS,
  withDefaults,
  withKind,
  withMethod,
  withMoved,
  withNew,
  withoutStep,
  withStart,
  withStep,
  type AnswerKind,
  type Contents,
  type State,
} from './state';
import styles from './styles.module.css';

const FLAGS: readonly JsonFlag[] = ['unicode', 'slashes'];

/** Longer values are written on several lines. */
const WIDTH = 44;

/** No sentence of an API is longer. */
const MOST_CHARACTERS = 200;

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
    limits={[100, 599]}
    value={code ?? preset}
    onChange={(next) => onChange(next === preset ? undefined : next)}
  />
);

const KINDS: Readonly<Record<AnswerKind, string>> = {
  same: 'what it was given',
  success: 'a success',
  failure: 'a failure',
  value: 'plain data',
  throws: 'nothing: it throws an exception',
};

const OWN_KINDS: Readonly<Partial<Record<Method, Partial<Record<AnswerKind, string>>>>> = {
  then: {same: 'a success with what it was given'},
  catch: {same: 'a failure with the code and error it was given'},
  tap: {same: 'null'},
  ensure: {same: 'true: the rule holds', value: 'plain data: false, null, 0 or "" breaks the rule'},
  merge: {same: 'the chain’s own result'},
};

const MADE: Partial<Record<AnswerKind, string>> = {success: KINDS.success, failure: KINDS.failure};

const FIELDS: Readonly<Record<AnswerKind, readonly (keyof Contents)[]>> = {
  same: [],
  success: ['value', 'code', 'metrics', 'debug'],
  failure: ['message', 'code', 'debug'],
  value: ['value'],
  throws: ['message'],
};

const orNothing = (map: Value) => (isArray(map) && entriesOf(map).length > 0 ? map : undefined);

interface AnswerFieldsProps {
  label: string;
  kinds: Partial<Record<AnswerKind, string>>;
  answer: Answer;
  onChange: (answer: Answer) => void;
}

/** An answer: its kind, and what that holds. */
function AnswerFields({label, kinds, answer, onChange}: AnswerFieldsProps): ReactNode {
  const shown = withDefaults(answer);
  const {kind} = shown;
  const {value = null, message = null, code, metrics, debug} = shown as Partial<Contents>;
  const has = (name: keyof Contents) => FIELDS[kind].includes(name);
  const set = (part: Partial<Contents>) => onChange(withoutGaps({...shown, ...part} as Answer));
  return (
    <>
      <Select
        label={label}
        value={kind}
        options={Object.entries(kinds).map(([name, words]) => ({value: name as AnswerKind, label: words}))}
        onChoose={(next) => onChange(withKind(shown, next))}
      />
      <div key={kind} className={controls.withNumber}>
        {has('value') && (
          <ValueField
            label={kind === 'value' ? 'Data' : 'Result'}
            value={value}
            onChange={(next) => set({value: next})}
          />
        )}
        {has('message') && (
          <TextField
            label="Message"
            value={message ?? ''}
            maxLength={MOST_CHARACTERS}
            placeholder={kind === 'failure' ? 'null' : undefined}
            onChange={(next) => set({message: next === '' && kind === 'failure' ? null : next})}
          />
        )}
        {has('code') && (
          <CodeField
            code={code}
            preset={kind === 'success' ? 200 : 500}
            onChange={(next) => set({code: next})}
          />
        )}
      </div>
      {has('debug') && (
        <Disclosure
          key={`${kind} metadata`}
          title="Metadata"
          isOpenAtFirst={metrics !== undefined || debug !== undefined}>
          <div className={controls.row}>
            {has('metrics') && (
              <ValueField
                isMap
                label="Metrics"
                value={metrics ?? []}
                onChange={(next) => set({metrics: orNothing(next)})}
              />
            )}
            <ValueField
              isMap
              label="Debug data"
              value={debug ?? []}
              onChange={(next) => set({debug: orNothing(next)})}
            />
          </div>
        </Disclosure>
      )}
    </>
  );
}

interface StepFieldsProps {
  step: Step;
  onChange: (step: Step) => void;
}

function StepFields({step, onChange}: StepFieldsProps): ReactNode {
  const {method} = step;
  if (!hasCallback(step)) {
    return (
      <>
        <TextField
          label="Key"
          value={step.key}
          maxLength={MOST_CHARACTERS}
          onChange={(key) => onChange({...step, key})}
        />
        <ValueField label="Value" value={step.value} onChange={(value) => onChange({...step, value})} />
      </>
    );
  }
  return (
    <>
      <AnswerFields
        label={method === 'ensure' ? 'You choose: the predicate returns' : 'You choose: the callback returns'}
        kinds={{...KINDS, ...OWN_KINDS[method]}}
        answer={step.answer}
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
            onChange={(code) => onChange(withoutGaps<Step>({...step, code} as Step))}
          />
        </div>
      )}
      {step.method === 'merge' && (
        <AnswerFields
          label="The other result is"
          kinds={MADE}
          answer={step.other}
          onChange={(other) => onChange({...step, other: other as Made})}
        />
      )}
    </>
  );
}

interface Props {
  state: State;
  change: (next: (state: State) => State) => void;
}

/** Changes the start or the step that is looked at, moves or removes it, and adds another behind it. */
export default function Editor({state, change}: Props): ReactNode {
  const {chain, at} = state;
  const step = chain.steps[at - 1];
  const isFull = chain.steps.length >= MOST_STEPS;
  const place = step ? `step ${at}` : 'the start';
  return (
    <div role="group" aria-label={`Change ${place}`} className={clsx(controls.fields, styles.editor)}>
      <div className={styles.head}>
        <h4 className={controls.title}>Change {place}</h4>
        <Moves
          canMove={(by) => canMove(state, by)}
          onMove={(by) => change((before) => withMoved(before, by))}
          canRemove={at > 0}
          onRemove={() => change(withoutStep)}
        />
      </div>
      <div key={at} className={controls.fields}>
        {step ? (
          <>
            <Select
              label="Method"
              value={step.method}
              options={METHODS.map((method) => ({value: method, label: method}))}
              onChoose={(method) => change((before) => withStep(before, withMethod(step, method)))}
            />
            <StepFields step={step} onChange={(next) => change((before) => withStep(before, next))} />
          </>
        ) : (
          <AnswerFields
            label="The chain starts from"
            kinds={MADE}
            answer={chain.start}
            onChange={(start) => change((before) => withStart(before, start as Made))}
          />
        )}
      </div>
      <fieldset className={controls.group}>
        <legend className={controls.label}>
          {isFull ? `Full: the lab takes ${MOST_STEPS} steps` : `Add after ${place}`}
        </legend>
        <div className={controls.buttons}>
          {METHODS.map((method) => (
            <Button
              key={method}
              className={styles.method}
              isOff={isFull}
              onPress={() => change((before) => withNew(before, method))}>
              {method}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
