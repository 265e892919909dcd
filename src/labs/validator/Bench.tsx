import {Fragment, useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeBlock from '@site/src/shared/Code';
import {Disclosure, KnownIssue, Select} from '../controls';
import controls from '../controls/styles.module.css';
import JsonField from '../JsonField';
import Content from '../Lab/Content';
import type {LabPlace} from '../Lab/place';
import LabPanel from '../Lab/Panel';
import {Thrown} from '../model/errors';
import {decodeJson} from '../model/json';
import {readSchema} from '../model/schema';
import {schemaPhp} from '../model/schemaPhp';
import {validate, type Validation} from '../model/validator';
import {isArray, typeName, type Value} from '../model/values';
import Segment, {sideOf} from '../Track/Segment';
import {useLabState} from '../useLabState';
import Answer from './Answer';
import {schemaOf, type Draft} from './drafts';
import Fields from './Fields';
import {codec, FIRST, GROUPS, PRESETS} from './presets';
import {detailOf, hasArrayForString, verdictOf} from './words';
import styles from './styles.module.css';

const presetGroups = GROUPS.map(({label, presets}) => ({
  label,
  options: presets.map((one) => ({value: one.id, label: `${label}: ${one.label}`})),
}));

function validateInput(fields: readonly Draft[], input: Value): Validation {
  if (isArray(input)) return validate(readSchema(schemaOf(fields)), input);
  const error = new Thrown(
    'TypeError',
    `validate takes an array, and the input is ${typeName(input)}, so that no field is looked at`,
  );
  return {fields: [], dropped: [], error};
}

/** The last input that was JSON: while a text is typed, what it led to stays. */
function useInput(text: string) {
  const {value, problem} = useMemo(() => decodeJson(text), [text]);
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return {data: value ?? last, problem};
}

/** Where the track ends: what comes back, and what of the input is gone. */
function End({validation}: {validation: Validation}): ReactNode {
  const {dropped, result} = validation;
  return (
    <div className={styles.end}>
      <Segment before={result && sideOf(result.status)} hasRun={false} />
      <p>
        <strong>{verdictOf(validation)}</strong> {detailOf(validation)}
      </p>
      {result?.status && dropped.length > 0 && (
        <p className={controls.quiet}>
          In no field of the schema, and gone:{' '}
          {dropped.map((key, index) => (
            <Fragment key={key}>
              {index > 0 && ', '}
              <code>{key}</code>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

function Instrument(): ReactNode {
  const lab = useLabState('bench', FIRST, codec);
  const {state, change} = lab;
  const {fields, payload} = state;
  const {data, problem} = useInput(payload);
  const validation = useMemo(
    () => (data === undefined ? undefined : validateInput(fields, data)),
    [fields, data],
  );
  const preset = codec.encode(state);
  const isOwn = PRESETS[preset] === undefined;

  return (
    <LabPanel lab={lab} announcement={validation ? `${verdictOf(validation)}. ${detailOf(validation)}` : ''}>
      <div className={controls.part}>
        <Select
          label="Start from"
          className={styles.preset}
          options={isOwn ? [{value: '', label: 'a state of your own'}, ...presetGroups] : presetGroups}
          value={isOwn ? '' : preset}
          onChoose={(id) => change(PRESETS[id] ?? FIRST)}
        />
        <div className={styles.pair}>
          <JsonField
            label="Input"
            className={styles.payload}
            text={payload}
            problem={problem}
            onType={(text) => change((before) => ({...before, payload: text}))}
          />
          {validation && <Answer validation={validation} />}
        </div>
        {validation && hasArrayForString(validation.fields, fields) && (
          <KnownIssue id="k-38">
            an array for a string field raises a <code>TypeError</code>; the answer here is that of the
            documented contract
          </KnownIssue>
        )}
      </div>
      <div className={clsx(controls.part, styles.schema)}>
        <h4 className={controls.title}>The schema, and what happens to each field</h4>
        <Fields
          label="Fields of the schema"
          drafts={fields}
          traces={validation?.fields ?? []}
          end={validation && <End validation={validation} />}
          onChange={(next) => change((before) => ({...before, fields: next}))}
        />
      </div>
      <Disclosure title="The schema as PHP">
        <CodeBlock language="php" title="schema.php">
          {schemaPhp(schemaOf(fields), data ?? [])}
        </CodeBlock>
      </Disclosure>
    </LabPanel>
  );
}

export default function Bench(place: LabPlace): ReactNode {
  return (
    <Content place={place}>
      <Instrument />
    </Content>
  );
}
