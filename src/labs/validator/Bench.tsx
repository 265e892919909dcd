import {useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeBlock from '@site/src/shared/Code';
import {Disclosure} from '../controls';
import controls from '../controls/styles.module.css';
import JsonField from '../JsonField';
import Content from '../Lab/Content';
import KnownIssue from '../Lab/KnownIssue';
import LabPanel from '../Lab/Panel';
import type {LabPlace} from '../Lab/place';
import StartFrom from '../Lab/StartFrom';
import {Thrown} from '../model/errors';
import {decodeJson} from '../model/json';
import {readSchema} from '../model/schema';
import {schemaPhp} from '../model/schemaPhp';
import {validate, type Validation} from '../model/validator';
import {isArray, typeName, type Value} from '../model/values';
import Track from '../Track';
import {sideOf} from '@site/src/runs/Segment';
import {useLabState} from '../useLabState';
import Answer from './Answer';
import {schemaOf, type Draft} from './drafts';
import Editor from './Editor';
import {codec, presets} from './presets';
import {rowsOf} from './rows';
import {detailOf, hasArrayForString, verdictOf} from './words';
import styles from './styles.module.css';

function validateInput(fields: readonly Draft[], input: Value): Validation {
  if (isArray(input)) return validate(readSchema(schemaOf(fields)), input);
  const error = new Thrown(
    'TypeError',
    `validate takes an array, and the input is ${typeName(input)}, so no field is checked`,
  );
  return {fields: [], dropped: [], error};
}

/** The last input that was JSON: while a text is typed, what it led to stays. */
function useInput(text: string) {
  const {value, problem} = useMemo(() => decodeJson(text), [text]);
  const [last, setLast] = useState<Value>(value ?? []);
  if (value !== undefined && value !== last) setLast(value);
  return {data: value ?? last, problem};
}

function Instrument(): ReactNode {
  const lab = useLabState('bench', presets[0].state, codec);
  const {state, change} = lab;
  const {fields, payload} = state;
  const {data, problem} = useInput(payload);
  const validation = useMemo(() => validateInput(fields, data), [fields, data]);
  const [looked, setLooked] = useState(0);
  const at = Math.min(looked, fields.length - 1);
  const {result, dropped} = validation;
  const verdict = verdictOf(validation);
  return (
    <LabPanel
      lab={lab}
      start={<StartFrom presets={presets} name={codec.encode(state)} onChoose={change} />}
      announcement={`${verdict}. ${detailOf(validation)}`}>
      <div className={clsx(controls.columns, styles.columns)}>
        <JsonField
          label="Input"
          className={styles.input}
          text={payload}
          problem={problem}
          onType={(text) => change((before) => ({...before, payload: text}))}
        />
        <Track
          label="Schema, field by field"
          rows={rowsOf(fields, validation.fields)}
          at={at}
          onLook={setLooked}
          className={styles.schema}
          end={{side: result && sideOf(result.status), text: <code>{verdict}</code>}}>
          {result?.status && dropped.length > 0 && (
            <p className={controls.quiet}>
              Not in the schema, so dropped: <code>{dropped.join(', ')}</code>
            </p>
          )}
        </Track>
        <Answer validation={validation}>
          {hasArrayForString(validation.fields, fields) && (
            <KnownIssue id="k-38">
              an array for a string field raises a <code>TypeError</code>; the answer here is that of the
              documented contract
            </KnownIssue>
          )}
        </Answer>
        <Editor
          drafts={fields}
          at={at}
          onLook={setLooked}
          onChange={(next) => change((before) => ({...before, fields: next}))}
        />
      </div>
      <Disclosure title="The schema as PHP">
        <CodeBlock language="php" title="schema.php">
          {schemaPhp(schemaOf(fields), data)}
        </CodeBlock>
      </Disclosure>
    </LabPanel>
  );
}

/** The lab itself: an input, the schema with what happens to each field, the answer, and what can be changed of a field. */
export default function Bench(place: LabPlace): ReactNode {
  return (
    <Content place={place}>
      <Instrument />
    </Content>
  );
}
