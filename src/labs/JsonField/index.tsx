import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {decodeJson, encodeJson, type JsonFlag} from '@site/src/labs/model/json';
import {isIdentical, type Value} from '@site/src/labs/model/values';
import field from '@site/src/css/field.module.css';
import Fault from '../Fault';
import {isShallow, MOST_DEPTH} from '../state';
import Labelled from '@site/src/labs/Labelled';
import controls from '@site/src/labs/controls.module.css';
import styles from './styles.module.css';

interface Props {
  label: string;
  value: Value;
  /** What is wrong with a value that can be read. */
  refuse?: (value: Value) => string | undefined;
  onChange: (value: Value) => void;
}

const FLAGS: readonly JsonFlag[] = ['unicode', 'slashes'];

/** More signs than this are written on several lines. */
const WIDTH = 44;

/** As many signs as surely stay on one line, for browsers that give a field no height by its text. */
const LINE = 24;

const rowsOf = (text: string) =>
  text.split('\n').reduce((rows, line) => rows + Math.max(Math.ceil(line.length / LINE), 1), 0);

const MOST_SIGNS = 2000;

function textOf(value: Value): string {
  const line = encodeJson(value, FLAGS);
  return line.length > WIDTH ? encodeJson(value, [...FLAGS, 'pretty']) : line;
}

/** What a text stands for, or why it stands for nothing. */
function read(text: string, refuse: Props['refuse']): {value: Value; fault?: undefined} | {fault: string} {
  const {value, problem} = decodeJson(text);
  if (problem) return {fault: `Line ${problem.line}, column ${problem.column}: ${problem.message}.`};
  if (!isShallow(value)) return {fault: `Nested more than ${MOST_DEPTH} levels deep.`};
  if (encodeJson(value, FLAGS) === '') return {fault: 'Half of a character: PHP cannot read this text.'};
  const fault = refuse?.(value);
  return fault === undefined ? {value} : {fault};
}

/** A value as JSON. While it cannot be read, the last one that could be stays in the chain. */
export default function ValueField({label, value, refuse, onChange}: Props): ReactNode {
  const [draft, setDraft] = useState({text: textOf(value), of: value});
  const isCurrent = isIdentical(draft.of, value);
  const text = isCurrent ? draft.text : textOf(value);
  const {fault} = read(text, refuse);

  const type = (next: string) => {
    const found = read(next, refuse);
    if (found.fault === undefined) {
      setDraft({text: next, of: found.value});
      onChange(found.value);
    } else setDraft({text: next, of: value});
  };

  return (
    <Labelled label={`${label}, as JSON`} className={styles.box}>
      {(id) => (
        <>
          <textarea
            id={id}
            className={clsx(field.field, controls.code, styles.text)}
            rows={Math.min(Math.max(rowsOf(text), 2), 8)}
            maxLength={MOST_SIGNS}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            value={text}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={`${id}-fault`}
            onChange={({target}) => type(target.value)}
          />
          <Fault id={`${id}-fault`} field={label}>
            {fault}
          </Fault>
        </>
      )}
    </Labelled>
  );
}
