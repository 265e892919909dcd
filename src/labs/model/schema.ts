import {optional, readAnswer, required, toText, valueOf, type Answer} from './answer';
import {NotKnown, Thrown} from './errors';
import {Result} from './result';
import {CONVERSIONS, toIntArgument} from './types';
import {StringUtils} from './utils';
import type {Callback, Field, Schema} from './validator';
import {at, entriesOf, isArray, isDict, isList, type PhpArray, type Value} from './values';

/** What a rule of one's own asks of a value: to be even, to have so many characters, not to be below another field. */
export type Condition = 'even' | {length: readonly [bigint, bigint]} | {atLeast: string};

/** A rule of one's own, as data. */
export type Rule =
  | {kind: 'answer'; answer: Answer}
  | {kind: 'unless'; condition: Condition; answer: Answer}
  | {kind: 'built-in'; name: string};

/** How the rules of a field are read from data, and which values of them the facts speak of. */
const OPTIONS: Readonly<Record<string, (value: Value) => boolean>> = {
  type: (value) => typeof value === 'string',
  min: (value) => typeof value === 'bigint',
  max: (value) => typeof value === 'bigint',
  optional: (value) => typeof value === 'boolean',
  default: () => true,
  enum: (value) => isList(value) && value.every((one) => typeof one === 'string' || typeof one === 'bigint'),
  message: (value) => typeof value === 'string',
  schema: isArray,
  validate: isDict,
};

/** Whether the facts say what an option with this value does. */
export const isKnown = (option: string, value: Value): boolean =>
  Object.hasOwn(OPTIONS, option) && OPTIONS[option]?.(value) === true;

function readCondition(of: Value): Condition | undefined {
  if (of === 'even') return of;
  if (!isDict(of)) return undefined;
  const atLeast = optional(of, 'atLeast', toText);
  if (atLeast !== undefined) return {atLeast};
  const length = of.get('length') ?? [];
  const [min, max] = isList(length) ? length : [];
  return typeof min === 'bigint' && typeof max === 'bigint' ? {length: [min, max]} : undefined;
}

/**
 * Reads a rule: `{"answer": …}`, `{"unless": condition, "answer": …}` or `{"builtin": "strlen"}`. A condition is `"even"`,
 * `{"length": [3, 64]}` or `{"atLeast": "another field"}`.
 *
 * @throws RangeError where the data is no rule
 */
export function readRule(of: Value): Rule {
  if (!isDict(of)) throw new RangeError('Not a rule');
  if (of.has('builtin')) return {kind: 'built-in', name: required(of, 'builtin', toText)};
  const answer = required(of, 'answer', readAnswer);
  if (!of.has('unless')) return {kind: 'answer', answer};
  return {kind: 'unless', condition: required(of, 'unless', readCondition), answer};
}

/** `(int)` of what another field holds in the input, which nothing has converted yet. */
function castToInt(value: Value | undefined): bigint {
  const int = value === undefined ? undefined : CONVERSIONS.int(value);
  if (typeof int !== 'bigint') throw new NotKnown('The cast of a value that is no number');
  return int;
}

function isMet(condition: Condition, value: Value, data: PhpArray): boolean {
  if (condition === 'even') return toIntArgument(value) % 2n === 0n;
  if ('atLeast' in condition) return toIntArgument(value) >= castToInt(at(data, condition.atLeast));
  return StringUtils.checkLength(value, ...condition.length).isSuccess();
}

/** Whether a rule refuses with a plain false: it then accepts with a plain true, and otherwise with a success. */
export const isFalse = (answer: Answer): boolean => answer.kind === 'value' && answer.value === false;

export function callbackOf(rule: Rule): Callback {
  return (value, data) => {
    switch (rule.kind) {
      case 'built-in':
        throw new Thrown('ArgumentCountError', `${rule.name} expects one argument, and two are passed`);
      case 'unless':
        if (!isMet(rule.condition, value, data)) return valueOf(rule.answer, () => true);
        return isFalse(rule.answer) || Result.Success();
      case 'answer':
        return valueOf(rule.answer, () => true);
    }
  };
}

function readField(options: PhpArray): Field {
  const of = new Map(entriesOf(options).filter(([name, value]) => isKnown(name, value)));
  const field: Record<string, unknown> = Object.fromEntries(of);
  const schema = of.get('schema');
  if (schema !== undefined && isArray(schema)) field.schema = readSchema(schema);
  const rule = of.get('validate');
  if (rule !== undefined) field.validate = callbackOf(readRule(rule));
  return field as Field;
}

/**
 * Reads a schema from its data. Options that the facts do not speak of are left out: src/labs/model/schemaNotes.ts names them.
 *
 * @throws RangeError where a field is not a list of options, or a rule cannot be read
 */
export function readSchema(of: PhpArray): Schema {
  return new Map(
    entriesOf(of).map(([name, options]): [string, Field] => {
      if (!isArray(options)) throw new RangeError(`The options of ${name} are not an array`);
      return [name, readField(options)];
    }),
  );
}
