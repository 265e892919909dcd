import {useEffect, useRef, type ReactNode} from 'react';
import {Button, Select, TextField, type Option} from '../controls';
import controls from '../controls/styles.module.css';
import {idleOf, unknownOf} from '../model/schemaNotes';
import {TYPES} from '../model/types';
import {brokenOf, optionsOf, type Draft} from './drafts';
import {ANSWERS, CONDITIONS, type RuleChoice} from './rules';
import styles from './styles.module.css';

/** Where the focus goes when the form opens, so that it stays with a field that moves. */
export type Start = 'name' | 'up' | 'down';

interface Props {
  draft: Draft;
  start: Start | undefined;
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
function Notes({draft, isReplaced}: Pick<Props, 'draft' | 'isReplaced'>): ReactNode {
  const options = optionsOf(draft);
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
      {unknownOf(options).map((option) => (
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

const BUTTONS: Readonly<Record<Exclude<Start, 'name'>, string>> = {
  up: 'button[aria-label$=" up"]',
  down: 'button[aria-label$=" down"]',
};

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
    if (start) ref.current?.querySelector<HTMLElement>(start === 'name' ? 'input' : BUTTONS[start])?.focus();
  }, [start]);
  const set = (change: Partial<Draft>) => onChange({...draft, ...change});
  const textField = (
    option: 'name' | 'min' | 'max' | 'default' | 'enum' | 'message',
    label: string,
    className?: string,
  ) => (
    <TextField
      isCode
      label={label}
      className={className}
      value={draft[option] ?? ''}
      onChange={(text) => set({[option]: text})}
    />
  );
  const {name, type = '', rule = '', optional = false} = draft;
  return (
    <div ref={ref} role="group" aria-label={`Options of ${name}`} className={styles.form}>
      {textField('name', 'Name')}
      <Select label="type" options={typeOptions(type)} value={type} onChoose={(next) => set({type: next})} />
      {textField('min', 'min')}
      {textField('max', 'max')}
      {textField('default', 'default, as JSON')}
      {textField('enum', 'enum, as a JSON list', styles.wide)}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={optional}
          onChange={({target}) => set({optional: target.checked || undefined})}
        />{' '}
        optional
      </label>
      {textField('message', 'message', styles.wide)}
      <Select
        label="validate: the callback returns"
        className={styles.wide}
        options={RULE_OPTIONS}
        value={rule}
        onChoose={(next) => set({rule: next})}
      />
      <Notes draft={draft} isReplaced={isReplaced} />
      <div className={controls.buttons}>
        {!isInner && type === 'array' && !draft.items && (
          <Button onPress={() => set({items: [{name: 'id', type: 'string'}]})}>
            Give its items a schema
          </Button>
        )}
        <Button name={`Move ${name} up`} isOff={isFirst} onPress={() => onMove(-1)}>
          Up
        </Button>
        <Button name={`Move ${name} down`} isOff={isLast} onPress={() => onMove(1)}>
          Down
        </Button>
        <Button name={`Remove ${name}`} onPress={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );
}
