import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Made} from '@site/src/labs/model/answer';
import {METHODS, type Method, type Step} from '@site/src/labs/model/chain';
import {ENSURE_CODE} from '@site/src/labs/model/result';
import field from '@site/src/css/field.module.css';
import AnswerFields, {CodeField, TextField} from '../AnswerFields';
import Choice from '@site/src/labs/Choice';
import Labelled from '@site/src/labs/Labelled';
import {
  answerOf,
  hasCallback,
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
import ValueField from '../ValueField';
import controls from '@site/src/labs/controls.module.css';
import styles from './styles.module.css';

interface Props {
  state: State;
  /** Another one where fields begin anew, whatever was typed into them. */
  generation: number;
  /** What became of a draft elsewhere; often nothing. */
  dropped: string;
  change: (next: (state: State) => State) => void;
}

const KINDS: readonly AnswerKind[] = ['same', 'success', 'failure', 'value', 'throws'];

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

const MADE: readonly {value: MadeKind; label: string}[] = [
  {value: 'success', label: 'success'},
  {value: 'failure', label: 'failure'},
];

interface SelectProps<V extends string> {
  label: string;
  value: V;
  options: readonly {value: V; label: string}[];
  onChange: (value: V) => void;
}

function Select<V extends string>({label, value, options, onChange}: SelectProps<V>): ReactNode {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          className={clsx(field.field, styles.select)}
          value={value}
          onChange={({target}) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

interface MadeFieldsProps {
  label: string;
  made: Made;
  onChange: (made: Made) => void;
}

function MadeFields({label, made, onChange}: MadeFieldsProps): ReactNode {
  const kind = made.kind === 'failure' ? 'failure' : 'success';
  return (
    <>
      <Choice
        label={label}
        options={MADE}
        value={kind}
        onChoose={(next) => onChange(withKind(made, next) as Made)}
      />
      <AnswerFields key={kind} answer={made} onChange={(parts) => onChange(answerOf(kind, parts))} />
    </>
  );
}

interface StepFieldsProps<S extends Step> {
  step: S;
  onChange: (step: Step) => void;
}

const METHOD_OPTIONS = METHODS.map((method) => ({value: method, label: method}));

function MethodSelect({step, onChange}: StepFieldsProps<Step>): ReactNode {
  return (
    <Select
      label="Method"
      value={step.method}
      options={METHOD_OPTIONS}
      onChange={(method) => onChange(withMethod(step, method))}
    />
  );
}

function CallbackFields({step, onChange}: StepFieldsProps<CallbackStep>): ReactNode {
  const {method, answer} = step;
  const labels = {...KIND_LABELS, ...OWN_LABELS[method]};
  const kind = answer.kind as AnswerKind;
  const withAnswer = (next: typeof answer) => onChange({...step, answer: next});
  return (
    <>
      <div className={controls.row}>
        <MethodSelect step={step} onChange={onChange} />
        <Select
          label={method === 'ensure' ? 'The predicate returns' : 'The callback returns'}
          value={kind}
          options={KINDS.map((value) => ({value, label: labels[value]}))}
          onChange={(next) => withAnswer(withKind(answer, next))}
        />
      </div>
      <p className={controls.quiet}>
        You choose what the callback answers; it does not work that out from the value.
      </p>
      <AnswerFields
        key={kind}
        answer={answer}
        onChange={(parts: Parts) => withAnswer(answerOf(kind, parts))}
      />
      {step.method === 'ensure' && (
        <div className={styles.rule}>
          <TextField
            label="Message where the rule is broken"
            value={step.message}
            onChange={(message) => onChange({...step, message})}
          />
          <CodeField
            code={step.code}
            preset={ENSURE_CODE}
            onChange={(code) => {
              const {method: ensure, answer: rule, message} = step;
              onChange({method: ensure, answer: rule, message, ...(code === undefined ? {} : {code})});
            }}
          />
        </div>
      )}
      {step.method === 'merge' && (
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
  if (hasCallback(step)) return <CallbackFields step={step} onChange={onChange} />;
  return (
    <>
      <div className={controls.row}>
        <MethodSelect step={step} onChange={onChange} />
        <TextField label="Key" value={step.key} onChange={(key) => onChange({...step, key})} />
      </div>
      <ValueField label="Value" value={step.value} onChange={(value) => onChange({...step, value})} />
    </>
  );
}

/** Changes the start, or the step that is looked at. */
export default function StepEditor({state, generation, dropped, change}: Props): ReactNode {
  const {chain, at} = state;
  const step = chain.steps[at - 1];
  const place = step ? `step ${at}` : 'the start';
  return (
    <div role="group" aria-label={`Change ${place}`} className={styles.editor}>
      <h4 className={controls.title}>Change {place}</h4>
      {dropped !== '' && <p className={styles.dropped}>{dropped}</p>}
      <div key={`${generation}-${at}`} className={styles.fields}>
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
