import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import field from '@site/src/css/field.module.css';
import {idleOf, unknownsOf} from '../model/schemaNotes';
import {TYPES} from '../model/types';
import {dict} from '../model/values';
import Labelled from '../Labelled';
import controls from '../controls.module.css';
import {brokenOf, optionsOf, type Draft} from './drafts';
import {ANSWERS, CONDITIONS, type RuleChoice} from './rules';
import styles from './form.module.css';

/** Where the focus goes when the form opens, so that it stays with a field that moves. */
export type Start = 'name' | 'up' | 'down';

interface Props {
  draft: Draft;
  start?: Start;
  isFirst: boolean;
  isLast: boolean;
  /** Whether it is a field of the items of a list: those have no items of their own here. */
  isInner: boolean;
  /** Whether a later field has the same name. */
  isReplaced: boolean;
  onChange: (draft: Draft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Names that other frameworks have, and this one refuses. */
const REFUSED = ['integer', 'boolean'];

interface Text {
  option: 'min' | 'max' | 'default' | 'enum' | 'message';
  label: string;
  isWide?: boolean;
}

const TEXTS: readonly Text[] = [
  {option: 'min', label: 'min'},
  {option: 'max', label: 'max'},
  {option: 'default', label: 'default, as JSON'},
  {option: 'enum', label: 'enum, as a JSON list', isWide: true},
];

interface TextInputProps extends Text {
  draft: Draft;
  onType: (change: Partial<Draft>) => void;
}

function TextInput({option, label, isWide, draft, onType}: TextInputProps): ReactNode {
  return (
    <Labelled label={label} className={clsx(isWide && styles.wide)}>
      {(id) => (
        <input
          id={id}
          className={clsx(field.field, controls.code)}
          value={draft[option] ?? ''}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={({target}) => onType({[option]: target.value})}
        />
      )}
    </Labelled>
  );
}

const optionsOfRules = (rules: Readonly<Record<string, RuleChoice>>) =>
  Object.entries(rules).map(([name, {label}]) => (
    <option key={name} value={name}>
      {label}
    </option>
  ));

/** What the options do not do, or what of them nobody knows. */
function Notes({draft, isReplaced}: Pick<Props, 'draft' | 'isReplaced'>): ReactNode {
  const options = optionsOf(draft);
  const unknown = unknownsOf(dict({[draft.name]: options})).filter(({field: of}) => of === draft.name);
  return (
    <ul className={styles.notes}>
      {draft.name === '' && <li>The name is empty: the message of a failure then names nothing.</li>}
      {isReplaced && <li>A later field has the same name: PHP keeps that one.</li>}
      {brokenOf(draft).map(({option, problem}) => (
        <li key={option}>
          <code>{option}</code> is not JSON at line {problem.line}, column {problem.column}, and is left out.{' '}
          {problem.message}.
        </li>
      ))}
      {unknown.map(({option}) => (
        <li key={option}>
          What a value of this type does as <code>{option}</code> is not known: it is left out.
        </li>
      ))}
      {idleOf(options).map((option) => (
        <li key={option}>
          <code>{option}</code>{' '}
          {option === 'optional' ? 'changes nothing beside a default.' : `has no effect on this type.`}
        </li>
      ))}
    </ul>
  );
}

export default function FieldForm({
  draft,
  start,
  isFirst,
  isLast,
  isInner,
  isReplaced,
  onChange,
  onMove,
  onRemove,
}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (start) ref.current?.querySelector<HTMLElement>(`[data-start="${start}"]`)?.focus();
  }, [start]);
  const set = (change: Partial<Draft>) => onChange({...draft, ...change});
  const {name, type = '', rule = ''} = draft;
  const types = [...TYPES, ...REFUSED];
  return (
    <div ref={ref} role="group" aria-label={`Options of ${name}`} className={styles.form}>
      <Labelled label="Name">
        {(id) => (
          <input
            id={id}
            data-start="name"
            className={clsx(field.field, controls.code)}
            value={name}
            autoCapitalize="off"
            spellCheck={false}
            onChange={({target}) => set({name: target.value})}
          />
        )}
      </Labelled>
      <Labelled label="type">
        {(id) => (
          <select
            id={id}
            className={field.field}
            value={type}
            onChange={({target}) => set({type: target.value})}>
            <option value="">not given: string</option>
            {(type === '' || types.includes(type) ? types : [...types, type]).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {TEXTS.map((text) => (
        <TextInput key={text.option} {...text} draft={draft} onType={set} />
      ))}
      <p className={styles.check}>
        <label>
          <input
            type="checkbox"
            checked={draft.optional ?? false}
            onChange={({target}) => set({optional: target.checked || undefined})}
          />{' '}
          optional
        </label>
      </p>
      <TextInput option="message" label="message" isWide draft={draft} onType={set} />
      <Labelled label="validate: the callback returns" className={styles.wide}>
        {(id) => (
          <select
            id={id}
            className={field.field}
            value={rule}
            onChange={({target}) => set({rule: target.value})}>
            <option value="">no callback</option>
            <optgroup label="A success, if the value is">{optionsOfRules(CONDITIONS)}</optgroup>
            <optgroup label="Always">{optionsOfRules(ANSWERS)}</optgroup>
          </select>
        )}
      </Labelled>
      <Notes draft={draft} isReplaced={isReplaced} />
      <div className={styles.moves}>
        {!isInner && type === 'array' && !draft.items && (
          <button
            type="button"
            className={clsx('outlined', controls.button)}
            onClick={() => set({items: [{name: 'id', type: 'string'}]})}>
            Give its items a schema
          </button>
        )}
        <button
          type="button"
          data-start="up"
          className={clsx('outlined', controls.button)}
          aria-disabled={isFirst || undefined}
          aria-label={`Move ${name} up`}
          onClick={isFirst ? undefined : () => onMove(-1)}>
          Up
        </button>
        <button
          type="button"
          data-start="down"
          className={clsx('outlined', controls.button)}
          aria-disabled={isLast || undefined}
          aria-label={`Move ${name} down`}
          onClick={isLast ? undefined : () => onMove(1)}>
          Down
        </button>
        <button
          type="button"
          className={clsx('outlined', controls.button)}
          aria-label={`Remove ${name}`}
          onClick={onRemove}>
          Remove
        </button>
      </div>
    </div>
  );
}
