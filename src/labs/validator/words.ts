import {NotKnown} from '../model/errors';
import {phpCode} from '../model/php';
import {ResultType} from '../model/result';
import {NOUNS} from '../model/types';
import type {Stage} from '../model/validator';
import type {FieldTrace, Validation} from '../model/validatorTrace';
import {isIdentical, typeName, type Value} from '../model/values';
import {isBound, type Draft} from './drafts';
import {labelOf} from './rules';

/** Longer code is cut: the whole of it stands in the answer. */
const MOST = 44;

/** A value as PHP code on one line. */
export function shown(value: Value): string {
  const code = phpCode(value, '', Infinity);
  const signs = Array.from(code);
  return signs.length > MOST ? `${signs.slice(0, MOST).join('')}…` : code;
}

/** The bounds that are looked at, in words: what is no integer is left out. */
function boundsOf(draft: Draft): string | undefined {
  const [min, max] = [draft.min, draft.max].map((typed) => (isBound(typed) ? typed : undefined));
  if (min && max) return `${min} to ${max}`;
  return min ? `at least ${min}` : max && `at most ${max}`;
}

/** The rules of a field in a line. */
export function rulesOf(draft: Draft): string {
  const {type = 'string', optional, message, rule, items} = draft;
  const bounds = boundsOf(draft);
  const signs = type === 'string' ? ' characters' : '';
  return [
    type,
    bounds && `${bounds}${signs}`,
    draft.enum && `enum ${draft.enum}`,
    optional && 'optional',
    draft.default && `default ${draft.default}`,
    items && 'items with a schema',
    rule && `callback: ${labelOf(rule)}`,
    message && 'message of its own',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A stage: words, and code behind them. */
export interface StageWords {
  words: string;
  code?: string;
}

function answered(answer: Value): StageWords {
  if (!(answer instanceof ResultType)) return {words: 'the callback returns', code: shown(answer)};
  return {words: `the callback returns a ${answer.status ? 'success' : 'failure'}, code ${answer.code}`};
}

const BROKEN = {
  required: 'it is required',
  type: 'the type is refused',
  length: 'the length is refused',
  range: 'it is out of range',
  enum: 'it is not in the enum',
  items: 'an item is refused',
  callback: 'that ends it',
};

function heldOf(check: string, draft: Draft): string {
  if (check === 'length') return `has ${boundsOf(draft)} characters`;
  if (check === 'range') return `is ${boundsOf(draft)}`;
  return check === 'enum' ? 'is in the enum' : 'every item holds';
}

/** The stages of a field in words. */
export function describeStages({stages}: FieldTrace, draft: Draft): StageWords[] {
  let before: Value | undefined;
  return stages.map((stage): StageWords => {
    const last = before;
    if ('value' in stage) before = stage.value;
    return wordsOf(stage, last, draft);
  });
}

function wordsOf(stage: Stage, before: Value | undefined, draft: Draft): StageWords {
  switch (stage.kind) {
    case 'taken':
      return stage.value === undefined ? {words: 'missing'} : {words: '', code: shown(stage.value)};
    case 'default':
      return {words: 'default', code: shown(stage.value)};
    case 'converted':
      return before !== undefined && isIdentical(before, stage.value)
        ? {words: `is ${NOUNS[stage.type]}`}
        : {words: `becomes ${typeName(stage.value)}`, code: shown(stage.value)};
    case 'held':
      return {words: heldOf(stage.check, draft)};
    case 'answered':
      return answered(stage.answer);
    case 'stored':
      return stage.value === null ? {words: 'stored as', code: 'null'} : {words: 'stored'};
    case 'ended':
      return {words: BROKEN[stage.by]};
  }
}

/** Whether an array was given where a string is asked for, in a field or an item. */
export const hasArrayForString = (fields: readonly FieldTrace[], drafts: readonly Draft[]): boolean =>
  fields.some(({name, stages, items}) => {
    const draft = drafts.findLast((one) => one.name === name);
    const [first] = stages;
    const last = stages.at(-1);
    const isRefused = last?.kind === 'ended' && last.by === 'type' && (draft?.type ?? 'string') === 'string';
    return (
      (isRefused && first?.kind === 'taken') ||
      items.some((item) => hasArrayForString(item.fields, draft?.items ?? []))
    );
  });

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** How a validation came out, in a word or two. */
export function verdictOf({outcome, stopped}: Validation): string {
  if (outcome) return `${outcome.status ? 'Success' : 'Failure'}, code ${outcome.code}`;
  return stopped instanceof NotKnown ? 'Not known' : `${stopped?.type ?? ''}: no result`;
}

/** What more there is to say of it. */
export function detailOf({outcome, stopped, fields}: Validation): string {
  if (stopped instanceof NotKnown) return `${stopped.message}: what happens here is not known.`;
  if (stopped) return `${stopped.message}. It is not turned into a failure.`;
  if (!outcome?.status) return outcome?.error ?? '';
  const isWhole = fields.every(({stages}) => stages.at(-1)?.kind === 'stored');
  return isWhole
    ? `${count(fields.length, 'field')} stored.`
    : 'The success of a callback ends the validation early.';
}
