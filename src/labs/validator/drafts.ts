import {spliced} from '@site/src/shared/spliced';
import {decodeJson, type JsonProblem} from '../model/json';
import type {Dict, Value} from '../model/values';
import {namedCodec, packedCodec, type Codec, type Preset} from '../address';
import {isRuleName, ruleOf} from './rules';

/** A field of a schema as a reader types it: an option that is left out is not there. */
export interface Draft {
  name: string;
  type?: string;
  /** An integer in digits. */
  min?: string;
  max?: string;
  optional?: true;
  /** JSON. */
  default?: string;
  /** JSON: a list. */
  enum?: string;
  message?: string;
  /** The name of a rule of rules.ts. */
  rule?: string;
  items?: Draft[];
}

export interface BenchState {
  fields: Draft[];
  /** JSON, or what is not yet or no longer JSON. */
  payload: string;
}

export const MOST_FIELDS = 20;

/** A draft without gaps, in one order of its keys: equal ones have the same JSON. */
function tidy({name, items, ...draft}: Draft): Draft {
  const options = (['type', 'min', 'max', 'optional', 'default', 'enum', 'message', 'rule'] as const).flatMap(
    (key) => (draft[key] ? [[key, draft[key]] as const] : []),
  );
  return {name, ...Object.fromEntries(options), ...(items ? {items: items.map(tidy)} : {})};
}

/** How long the texts of a field may be. */
const LENGTHS: Readonly<Record<string, number>> = {
  name: 60,
  type: 30,
  min: 30,
  max: 30,
  default: 400,
  enum: 400,
  message: 200,
};

const MOST_CHARACTERS = 4000;

/** Schemas within schemas: the items of a list have no lists with a schema. */
const DEPTH = 2;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOption([option, value]: [string, unknown], depth: number): boolean {
  if (option === 'optional') return value === true;
  if (option === 'rule') return isRuleName(value);
  if (option === 'items') return depth > 1 && isDrafts(value, depth - 1);
  return (
    Object.hasOwn(LENGTHS, option) && typeof value === 'string' && value.length <= (LENGTHS[option] ?? 0)
  );
}

const isDrafts = (value: unknown, depth = DEPTH): value is Draft[] =>
  Array.isArray(value) &&
  value.length <= MOST_FIELDS &&
  value.every(
    (draft: unknown) =>
      isRecord(draft) &&
      Object.hasOwn(draft, 'name') &&
      Object.entries(draft).every((option) => isOption(option, depth)),
  );

const isBenchState = (value: unknown): value is BenchState =>
  isRecord(value) &&
  Object.keys(value).sort().join() === 'fields,payload' &&
  isDrafts(value.fields) &&
  typeof value.payload === 'string' &&
  value.payload.length <= MOST_CHARACTERS;

/** Presets by their names, and whatever else in full. */
export const benchCodec = (presets: readonly Preset<BenchState>[]): Codec<BenchState> =>
  namedCodec(
    presets,
    packedCodec(
      ({fields, payload}) => JSON.stringify({fields: fields.map(tidy), payload}),
      (text) => {
        const value: unknown = JSON.parse(text);
        return isBenchState(value) ? value : undefined;
      },
    ),
  );

/** An integer, or the text itself: what another value does is for the model to say. */
const bound = (typed: string): Value => decodeJson(typed).value ?? typed;

export const isBound = (typed = ''): boolean => typeof bound(typed) === 'bigint';

export function optionsOf({name, items, ...draft}: Draft): Dict {
  const options: [string, Value | undefined][] = [
    ['type', draft.type],
    ['min', draft.min === undefined ? undefined : bound(draft.min)],
    ['max', draft.max === undefined ? undefined : bound(draft.max)],
    ['optional', draft.optional],
    ['default', draft.default === undefined ? undefined : decodeJson(draft.default).value],
    ['enum', draft.enum === undefined ? undefined : decodeJson(draft.enum).value],
    ['message', draft.message],
    ['schema', items && schemaOf(items)],
    ['validate', draft.rule === undefined ? undefined : ruleOf(draft.rule, name)],
  ];
  return new Map(
    options.filter((option): option is [string, Value] => option[1] !== undefined && option[1] !== ''),
  );
}

/** The schema as data. JSON that cannot be read is left out: {@link brokenOf} names it. */
export const schemaOf = (fields: readonly Draft[]): Dict =>
  new Map(fields.map((draft) => [draft.name, optionsOf(draft)]));

/** The options of a field whose JSON cannot be read. */
export const brokenOf = (draft: Draft): {option: string; problem: JsonProblem}[] =>
  (['default', 'enum'] as const).flatMap((option) => {
    const problem = draft[option] ? decodeJson(draft[option]).problem : undefined;
    return problem ? [{option, problem}] : [];
  });

export function moveTo(fields: readonly Draft[], from: number, to: number): Draft[] {
  const moved = spliced(fields, from, 1);
  return spliced(moved, to, 0, ...fields.slice(from, from + 1));
}

/** A field with a name that no other has. */
export function added(fields: readonly Draft[]): Draft[] {
  const names = new Set(fields.map(({name}) => name));
  let number = fields.length + 1;
  while (names.has(`field_${number}`)) number += 1;
  return [...fields, {name: `field_${number}`, type: 'string'}];
}
