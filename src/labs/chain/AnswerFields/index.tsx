import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Answer} from '@site/src/labs/model/answer';
import {isArray, type PhpArray, type Value} from '@site/src/labs/model/values';
import field from '@site/src/css/field.module.css';
import Fault from '../Fault';
import {readCode} from '../faults';
import {partsOf, type Parts} from '../state';
import ValueField from '../ValueField';
import Labelled from '@site/src/labs/Labelled';
import controls from '@site/src/labs/controls.module.css';
import styles from './styles.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  hint?: string;
  onChange: (value: string) => void;
}

/** No sentence of an API is longer. */
const MOST_SIGNS = 200;

export function TextField({label, value, hint, onChange}: TextFieldProps): ReactNode {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          className={clsx(field.field, styles.input)}
          maxLength={MOST_SIGNS}
          value={value}
          placeholder={hint}
          onChange={({target}) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}

interface CodeFieldProps {
  code: number | undefined;
  /** The code where the call names none. */
  preset: number;
  onChange: (code: number | undefined) => void;
}

export function CodeField({code, preset, onChange}: CodeFieldProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  const present = code ?? preset;
  const isWrong = draft !== undefined && readCode(draft) === undefined;
  return (
    <Labelled label="Code">
      {(id) => (
        <>
          <input
            id={id}
            className={clsx(field.field, controls.code, styles.input)}
            inputMode="numeric"
            value={draft ?? present}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-fault`}
            onBlur={() => isWrong || setDraft(undefined)}
            onChange={({target: {value}}) => {
              setDraft(value);
              const next = readCode(value);
              if (next !== undefined) onChange(next === preset ? undefined : next);
            }}
          />
          <Fault id={`${id}-fault`} field="Code">
            {isWrong ? `A code is a number from 100 to 599. It is still ${present}.` : undefined}
          </Fault>
        </>
      )}
    </Labelled>
  );
}

const PRESET_CODES = {success: 200, failure: 500} as const;

const asMap = (value: Value) => (isArray(value) ? undefined : 'Metadata is an object, such as {"rows": 2}.');

interface NotesProps {
  answer: Answer;
  onChange: (parts: Parts) => void;
}

/** Metrics and debug data, which few results are made with. */
function Notes({answer, onChange}: NotesProps): ReactNode {
  const parts = partsOf(answer);
  const [isOpen, setIsOpen] = useState(parts.metrics !== undefined || parts.debug !== undefined);
  const note = (name: 'metrics' | 'debug', label: string) => (
    <ValueField
      label={label}
      value={parts[name] ?? []}
      refuse={asMap}
      onChange={(value) => onChange({...parts, [name]: value as PhpArray})}
    />
  );
  return (
    <details
      className={styles.notes}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>Metadata</summary>
      <div className={controls.row}>
        {answer.kind === 'success' && note('metrics', 'Metrics')}
        {note('debug', 'Debug data')}
      </div>
    </details>
  );
}

interface Props {
  answer: Answer;
  onChange: (parts: Parts) => void;
}

/** What an answer of its kind holds. */
export default function AnswerFields({answer, onChange}: Props): ReactNode {
  const parts = partsOf(answer);
  const {kind} = answer;
  if (kind === 'same' || kind === 'new') return null;
  const isMade = kind === 'success' || kind === 'failure';
  const hasValue = kind === 'success' || kind === 'value';
  return (
    <>
      <div className={isMade ? styles.made : undefined}>
        {hasValue ? (
          <ValueField
            label={kind === 'value' ? 'Data' : 'Result'}
            value={parts.value}
            onChange={(value) => onChange({...parts, value})}
          />
        ) : (
          <TextField
            label="Message"
            value={parts.message ?? ''}
            hint={kind === 'failure' ? 'null' : undefined}
            onChange={(message) =>
              onChange({...parts, message: message === '' && kind === 'failure' ? null : message})
            }
          />
        )}
        {isMade && (
          <CodeField
            code={parts.code}
            preset={PRESET_CODES[kind]}
            onChange={(code) => onChange({...parts, code})}
          />
        )}
      </div>
      {isMade && <Notes answer={answer} onChange={onChange} />}
    </>
  );
}
