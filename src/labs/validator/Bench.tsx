import {Fragment, useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import field from '@site/src/css/field.module.css';
import tracks from '@site/src/shared/tracks.module.css';
import {Thrown} from '../model/errors';
import {decodeJson} from '../model/json';
import {readSchema} from '../model/schema';
import {traceValidation, type Validation} from '../model/validatorTrace';
import {isArray, typeName, type Value} from '../model/values';
import controls from '../controls.module.css';
import Disclosure from '../Disclosure';
import Content from '../Lab/Content';
import {useLabPlace, type LabPlace} from '../Lab/place';
import Labelled from '../Labelled';
import LabPanel from '../LabPanel';
import {useLabState} from '../useLabState';
import Answer from './Answer';
import {schemaOf, type Draft} from './drafts';
import Fields, {fateOf} from './Fields';
import PayloadEditor from './PayloadEditor';
import {codec, FIRST, GROUPS, PRESETS} from './presets';
import {detailOf, hasArrayForString, verdictOf} from './words';
import styles from './styles.module.css';

const loadCode = () => import('./Code');

function judge(fields: readonly Draft[], data: Value): Validation {
  const schema = readSchema(schemaOf(fields));
  if (isArray(data)) return traceValidation(schema, data);
  const stopped = new Thrown(
    'TypeError',
    `validate takes an array, and the input is ${typeName(data)}, so that no field is looked at`,
  );
  return {fields: [], dropped: [], stopped};
}

/** The last input that was JSON: while a text is typed, what it led to stays. */
function useInput(text: string) {
  const decoded = useMemo(() => decodeJson(text), [text]);
  const [last, setLast] = useState<Value | undefined>(decoded.value);
  if (decoded.value !== undefined && decoded.value !== last) setLast(decoded.value);
  return {data: decoded.value ?? last, problem: decoded.problem};
}

/** Where the track ends: what comes back, and what of the input is gone. */
function End({validation}: {validation: Validation}): ReactNode {
  const {fields, dropped, outcome} = validation;
  const end = fields.find((one) => fateOf(one) !== 'stored');
  const isAway = end !== undefined;
  const x = isAway ? 23 : 9;
  const look = outcome?.status ? tracks.success : tracks.failure;
  return (
    <div className={styles.end}>
      {outcome && (
        <svg className={styles.gutter} aria-hidden="true">
          <line className={look} x1={x} x2={x} y1="-1" y2="24" />
          <path className={outcome.status ? tracks.success : tracks.failureHead} d={`M${x - 6} 16l6 9 6-9`} />
        </svg>
      )}
      <p>
        <strong>{verdictOf(validation)}</strong> {detailOf(validation)}
      </p>
      {outcome?.status && dropped.length > 0 && (
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
  const {root} = useLabPlace();
  const lab = useLabState('bench', FIRST, codec);
  const {state, change} = lab;
  // Typing goes before what it leads to.
  const {fields, payload} = useDeferredValue(state);
  const {data, problem} = useInput(payload);
  const validation = useMemo(() => (data === undefined ? undefined : judge(fields, data)), [fields, data]);
  const named = codec.encode(state);
  const preset = named.startsWith('.') ? '' : named;
  const says = problem
    ? `The input is not JSON at line ${problem.line}, column ${problem.column}. ${problem.message}.`
    : validation && `${verdictOf(validation)}. ${detailOf(validation)}`;

  return (
    <LabPanel lab={lab} says={says ?? ''}>
      <div className={controls.part}>
        <Labelled label="Start from" className={styles.preset}>
          {(id) => (
            <select
              id={id}
              className={field.field}
              value={preset}
              onChange={({target}) => change(PRESETS[target.value] ?? FIRST)}>
              {preset === '' && <option value="">a state of your own</option>}
              {GROUPS.map(({label, presets}) => (
                <optgroup key={label} label={label}>
                  {presets.map((one) => (
                    <option key={one.id} value={one.id}>
                      {label}: {one.label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Labelled>
        <div className={styles.pair}>
          <PayloadEditor
            text={state.payload}
            problem={payload === state.payload ? problem : undefined}
            onType={(text) => change((before) => ({...before, payload: text}))}
          />
          {validation && <Answer validation={validation} />}
        </div>
        {validation && hasArrayForString(validation.fields, fields) && (
          <p className={styles.deviation}>
            The answer is that of the documented contract. In version 1.0.0 an array for a string field raises
            a <code>TypeError</code> instead: <a href={`${root}/reference/known-issues#k-38`}>K-38</a>.
          </p>
        )}
      </div>
      <div className={clsx(controls.part, styles.schema)}>
        <h4 className={controls.title}>The schema, and what happens to each field</h4>
        <Fields
          label="Fields of the schema"
          drafts={state.fields}
          traces={validation?.fields ?? []}
          end={validation && <End validation={validation} />}
          onChange={(next) => change((before) => ({...before, fields: next}))}
        />
      </div>
      <Disclosure
        title="The schema as PHP"
        load={loadCode}
        of={{schema: schemaOf(fields), data: data ?? []}}
      />
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
