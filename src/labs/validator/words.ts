import {NotKnown} from '../model/errors';
import {phpCode} from '../model/php';
import {ResultType} from '../model/result';
import {NOUNS} from '../model/types';
import type {Check, FieldTrace, Stage, Validation} from '../model/validator';
import {isIdentical, typeName, type Value} from '../model/values';
import {isBound, type Draft} from './drafts';
import {labelOf} from './rules';

/** Longer code is cut: the whole of it stands in the answer. */
const MOST_CHARACTERS = 44;

/** A value as PHP code on one line. */
function codeOf(value: Value): string {
  const characters = Array.from(phpCode(value, '', Infinity));
  const cut = characters.slice(0, MOST_CHARACTERS).join('');
  return characters.length > MOST_CHARACTERS ? `${cut}…` : cut;
}

/** The bounds in words. What is no integer has no effect, and is left out. */
function boundsOf(draft: Draft): string | undefined {
  const [min, max] = [draft.min, draft.max].map((typed) => (isBound(typed) ? typed : undefined));
  if (min && max) return `${min} to ${max}`;
  return min ? `at least ${min}` : max && `at most ${max}`;
}

/** The rules of a field in one line. */
export function rulesOf(draft: Draft): string {
  const {type = 'string', optional, message, rule, items} = draft;
  const bounds = boundsOf(draft);
  const unit = type === 'string' ? ' characters' : '';
  return [
    type,
    bounds && `${bounds}${unit}`,
    draft.enum && `enum ${draft.enum}`,
    optional && 'optional',
    draft.default && `default ${draft.default}`,
    items && 'items with a schema',
    rule && `callback: ${labelOf(rule)}`,
    message && 'its own message',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A stage in words, with code behind them. */
interface StageWords {
  words: string;
  code?: string;
}

const ENDED_BY: Readonly<Record<Check, string>> = {
  required: 'it is required',
  type: 'the type is refused',
  length: 'the length is refused',
  range: 'it is out of range',
  enum: 'it is not in the enum',
  items: 'an item is refused',
  callback: 'that ends it',
};

function passedWords(check: Check, draft: Draft): string {
  if (check === 'length') return `has ${boundsOf(draft)} characters`;
  if (check === 'range') return `is ${boundsOf(draft)}`;
  return check === 'enum' ? 'is in the enum' : 'every item is valid';
}

function wordsOf(stage: Stage, before: Value | undefined, draft: Draft): StageWords {
  switch (stage.kind) {
    case 'input':
      return stage.value === undefined ? {words: 'missing'} : {words: '', code: codeOf(stage.value)};
    case 'default':
      return {words: 'default', code: codeOf(stage.value)};
    case 'converted':
      return before !== undefined && isIdentical(before, stage.value)
        ? {words: `is ${NOUNS[stage.type]}`}
        : {words: `becomes ${typeName(stage.value)}`, code: codeOf(stage.value)};
    case 'passed':
      return {words: passedWords(stage.check, draft)};
    case 'called back': {
      const {returned} = stage;
      if (!(returned instanceof ResultType)) return {words: 'the callback returns', code: codeOf(returned)};
      const {status, code} = returned;
      return {words: `the callback returns a ${status ? 'success' : 'failure'}, code ${code}`};
    }
    case 'stored':
      return stage.value === null ? {words: 'stored as', code: 'null'} : {words: 'stored'};
    case 'ended':
      return {words: ENDED_BY[stage.by]};
  }
}

/** The stages of a field in words. */
export function describeStages({stages}: FieldTrace, draft: Draft): StageWords[] {
  let value: Value | undefined;
  return stages.map((stage) => {
    const before = value;
    if ('value' in stage) value = stage.value;
    return wordsOf(stage, before, draft);
  });
}

/** Whether an array was given where a string is asked for, in a field or an item. */
export const hasArrayForString = (fields: readonly FieldTrace[], drafts: readonly Draft[]): boolean =>
  fields.some(({name, stages, items}) => {
    const draft = drafts.findLast((one) => one.name === name);
    const last = stages.at(-1);
    const isRefused = last?.kind === 'ended' && last.by === 'type' && (draft?.type ?? 'string') === 'string';
    return isRefused || items.some((item) => hasArrayForString(item.fields, draft?.items ?? []));
  });

/** How a validation came out, in a word or two. */
export function verdictOf({result, error}: Validation): string {
  if (result) return `${result.status ? 'Success' : 'Failure'}, code ${result.code}`;
  return error instanceof NotKnown ? 'Not known' : `${error?.type ?? ''}: no result`;
}

/** What more there is to say of it. */
export function detailOf({result, error, fields}: Validation): string {
  if (error instanceof NotKnown) return `${error.message}: what happens here is not known.`;
  if (error) return `${error.message}. It is not turned into a failure.`;
  if (!result?.status) return result?.error ?? '';
  if (!fields.every(({stages}) => stages.at(-1)?.kind === 'stored'))
    return 'The success of a callback ends the validation early.';
  return `${fields.length} field${fields.length === 1 ? '' : 's'} stored.`;
}
