import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {spliced} from '@site/src/shared/spliced';
import {Button, Choice, Moves, Select, TextField, type Option} from '../controls';
import controls from '../controls/styles.module.css';
import {idleOf, unknownOf} from '../model/schemaNotes';
import {TYPES} from '../model/types';
import {added, brokenOf, MOST_FIELDS, moveTo, optionsOf, type Draft} from './drafts';
import {isReplaced} from './rows';
import {ANSWERS, CONDITIONS, type RuleChoice} from './rules';
import styles from './styles.module.css';

/** Names that other frameworks have, and this one refuses. */
const REFUSED = ['integer', 'boolean'];

function typeOptions(type: string): Option[] {
  const types = new Set([...TYPES, ...REFUSED, type]);
  types.delete('');
  return [
    {value: '', label: 'not given: string'},
    ...Array.from(types, (name) => ({value: name, label: name})),
  ];
}

const ruleOptions = (rules: Readonly<Record<string, RuleChoice>>): Option[] =>
  Object.entries(rules).map(([value, {label}]) => ({value, label}));

const RULE_OPTIONS = [
  {value: '', label: 'no callback'},
  {label: 'A success, if the value is', options: ruleOptions(CONDITIONS)},
  {label: 'Always', options: ruleOptions(ANSWERS)},
];

/** What the options do not do, or what of them nobody knows. */
function Notes({draft, isReplaced}: {draft: Draft; isReplaced: boolean}): ReactNode {
  const options = optionsOf(draft);
  return (
    <ul className={styles.notes}>
      {draft.name === '' && <li>The name is empty: a failure’s message then names no field.</li>}
      {isReplaced && <li>A later field has the same name: PHP keeps that one.</li>}
      {brokenOf(draft).map(({option, problem}) => (
        <li key={option}>
          <code>{option}</code> is not JSON at line {problem.line}, column {problem.column}, and is left out.{' '}
          {problem.message}.
        </li>
      ))}
      {unknownOf(options).map((option) => (
        <li key={option}>
          The effect of <code>{option}</code> on this type is not known: it is left out.
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

interface FormProps {
  draft: Draft;
  isReplaced: boolean;
  onChange: (draft: Draft) => void;
}

/** The options of a field. */
function Form({draft, isReplaced, onChange}: FormProps): ReactNode {
  const set = (change: Partial<Draft>) => onChange({...draft, ...change});
  const textField = (option: 'name' | 'min' | 'max' | 'default' | 'enum' | 'message', label: string) => (
    <TextField isCode label={label} value={draft[option] ?? ''} onChange={(text) => set({[option]: text})} />
  );
  return (
    <>
      <div className={styles.form}>
        {textField('name', 'Name')}
        <Select
          label="type"
          options={typeOptions(draft.type ?? '')}
          value={draft.type ?? ''}
          onChoose={(type) => set({type})}
        />
        {textField('min', 'min')}
        {textField('max', 'max')}
        <label className={controls.check}>
          <input
            type="checkbox"
            checked={draft.optional ?? false}
            onChange={({target}) => set({optional: target.checked || undefined})}
          />
          optional
        </label>
        {textField('default', 'default, as JSON')}
        {textField('enum', 'enum, as a JSON list')}
        {textField('message', 'message')}
        <Select
          label="validate: the callback returns"
          options={RULE_OPTIONS}
          value={draft.rule ?? ''}
          onChoose={(rule) => set({rule})}
        />
      </div>
      <Notes draft={draft} isReplaced={isReplaced} />
    </>
  );
}

interface Props {
  drafts: readonly Draft[];
  /** The field that is changed. */
  at: number;
  onLook: (at: number) => void;
  /** Whether they are the fields of the items of a list: those have no items of their own here. */
  isInner?: boolean;
  onChange: (drafts: Draft[]) => void;
}

/** Changes, moves and removes one of the fields, and adds another. */
export default function Editor({drafts, at, onLook, isInner = false, onChange}: Props): ReactNode {
  const draft = drafts[at];
  const set = (next: Draft) => onChange(spliced(drafts, at, 1, next));
  const canMove = (by: -1 | 1) => at + by >= 0 && at + by < drafts.length;
  return (
    <div
      role="group"
      aria-label={draft ? `Change ${draft.name || 'the field'}` : 'Fields'}
      className={clsx(controls.fields, !isInner && styles.editor)}>
      {draft && (
        <>
          <h4 className={controls.title}>
            Change <code>{draft.name}</code>
          </h4>
          <Form draft={draft} isReplaced={isReplaced(drafts, at)} onChange={set} />
          {draft.items && (
            <Items
              drafts={draft.items}
              onChange={(items) => set({...draft, items: items.length > 0 ? items : undefined})}
            />
          )}
        </>
      )}
      <div className={controls.buttons}>
        {!isInner && draft?.type === 'array' && !draft.items && (
          <Button onPress={() => set({...draft, items: [{name: 'id', type: 'string'}]})}>
            Give its items a schema
          </Button>
        )}
        {draft && (
          <Moves
            canMove={canMove}
            onMove={(by) => {
              onChange(moveTo(drafts, at, at + by));
              onLook(at + by);
            }}
            onRemove={() => {
              onChange(spliced(drafts, at, 1));
              onLook(Math.max(0, Math.min(at, drafts.length - 2)));
            }}
          />
        )}
        <Button
          isOff={drafts.length >= MOST_FIELDS}
          onPress={() => {
            onChange(added(drafts));
            onLook(drafts.length);
          }}>
          {isInner ? 'Add a field to each item' : 'Add a field'}
        </Button>
      </div>
    </div>
  );
}

/** The fields of each item of a list. */
function Items({drafts, onChange}: Pick<Props, 'drafts' | 'onChange'>): ReactNode {
  const [at, setAt] = useState(0);
  return (
    <div className={styles.items}>
      <Choice
        label="Fields of each item"
        options={drafts.map(({name}, index) => ({value: String(index), label: name}))}
        value={String(at)}
        onChoose={(index) => setAt(Number(index))}
      />
      <Editor isInner drafts={drafts} at={at} onLook={setAt} onChange={onChange} />
    </div>
  );
}
