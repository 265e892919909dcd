import {NotKnown} from './errors';
import {Result, ResultType} from './result';
import {CONVERSIONS, NOUNS, scalarText, TYPES, type TypeName} from './types';
import {INVALID, StringUtils} from './utils';
import {
  arrayOf,
  at,
  entriesOf,
  INT_MAX,
  INT_MIN,
  isArray,
  isIdentical,
  type List,
  type PhpArray,
  type Value,
} from './values';

/** The answer of a rule of one's own: a ResultType, false, or anything else. */
export type Callback = (value: Value, data: PhpArray) => Value;

/** The rules of a field. An option that does not belong to the type has no effect. */
export interface Field {
  type?: string;
  min?: bigint;
  max?: bigint;
  optional?: boolean;
  /** Absent where the field has none: null is a default too. */
  default?: Value;
  enum?: List;
  message?: string;
  schema?: Schema;
  validate?: Callback;
}

export type Schema = ReadonlyMap<string, Field>;

/** Codes that are said by the validator itself. */
const ACCEPTED = 200;
const UNSUPPORTED = 500;

/** The rules of a field in the order in which they are looked at: the one that is broken ends the validation. */
export type Check = 'required' | 'type' | 'length' | 'range' | 'enum' | 'items' | 'callback';

/** What happens to the value of a field, in this order. */
export type Stage =
  /** Nothing where the input has no such key. */
  | {kind: 'taken'; value: Value | undefined}
  | {kind: 'default'; value: Value}
  | {kind: 'converted'; type: TypeName; value: Value}
  | {kind: 'held'; check: Check}
  | {kind: 'answered'; answer: Value}
  | {kind: 'stored'; value: Value}
  | {kind: 'ended'; by: Check; result: ResultType};

/** Is told of each stage. Of a field in a list the path is that of the list, the key of the item and its own. */
export type Observer = (path: readonly string[], stage: Stage) => void;

type Note = (stage: Stage) => void;

/** What a field gives: a value to store, or the result that ends the validation. */
type Outcome = {value: Value} | {end: ResultType; by: Check};

const invalid = (by: Check, message: string): Outcome => ({by, end: Result.Failure(INVALID, message)});

const isType = (name: string): name is TypeName => (TYPES as readonly string[]).includes(name);

/** The failure of a value out of its bounds; nothing where it is within, or has none. */
function boundsOf(name: string, type: TypeName, value: Value, field: Field, note: Note): Outcome | undefined {
  const {min, max} = field;
  const check = type === 'string' ? 'length' : 'range';
  if ((min === undefined && max === undefined) || (type !== 'string' && type !== 'int')) return undefined;
  const [low, high] = [min ?? INT_MIN, max ?? INT_MAX];
  if (type === 'string') {
    const checked = StringUtils.checkLength(value, low, high, name);
    if (!checked.isSuccess()) return {by: check, end: checked};
  } else if (typeof value === 'bigint' && (value < low || value > high)) {
    return invalid(check, `${name} must be between ${low} and ${high}`);
  }
  note({kind: 'held', check});
  return undefined;
}

function itemsOf(path: readonly string[], items: PhpArray, schema: Schema, observe?: Observer): Outcome {
  const values: Value[] = [];
  for (const [key, item] of entriesOf(items)) {
    if (!isArray(item)) return invalid('items', `Each item in ${path.at(-1)} must be an object`);
    const checked = validate(schema, item, observe, [...path, key]);
    if (checked.code !== ACCEPTED) return {by: 'items', end: checked};
    values.push(checked.result);
  }
  observe?.(path, {kind: 'held', check: 'items'});
  return {value: values};
}

function typed(path: readonly string[], value: Value, field: Field, observe?: Observer): Outcome {
  const name = path.at(-1) ?? '';
  const note: Note = (stage) => observe?.(path, stage);
  const type = field.type ?? 'string';
  if (!isType(type)) return {by: 'type', end: Result.Failure(UNSUPPORTED, `Unsupported type: ${type}`)};
  const converted = CONVERSIONS[type](value);
  if (converted === undefined) return invalid('type', field.message ?? `${name} must be ${NOUNS[type]}`);
  note({kind: 'converted', type, value: converted});
  const broken = boundsOf(name, type, converted, field, note);
  if (broken) return broken;
  if (field.enum && (type === 'string' || type === 'int')) {
    const {enum: allowed} = field;
    if (!allowed.some((one) => isIdentical(one, converted))) {
      const values = allowed.map((one) => scalarText(one) ?? unknownEnum()).join(', ');
      return invalid('enum', field.message ?? `${name} must be one of: ${values}`);
    }
    note({kind: 'held', check: 'enum'});
  }
  return field.schema && isArray(converted)
    ? itemsOf(path, converted, field.schema, observe)
    : {value: converted};
}

function unknownEnum(): never {
  throw new NotKnown('An enumeration with a value that is not a scalar');
}

function judged(name: string, value: Value, field: Field, data: PhpArray, note: Note): Outcome {
  if (!field.validate) return {value};
  const answer = field.validate(value, data);
  note({kind: 'answered', answer});
  if (answer === false) return invalid('callback', field.message ?? `${name} failed custom validation`);
  // The code alone decides: a success with another code ends the validation, a failure with this one does not.
  return answer instanceof ResultType && answer.code !== ACCEPTED ? {by: 'callback', end: answer} : {value};
}

function check(path: readonly string[], field: Field, data: PhpArray, observe?: Observer): Outcome {
  const name = path.at(-1) ?? '';
  const note: Note = (stage) => observe?.(path, stage);
  const given = at(data, name);
  note({kind: 'taken', value: given});
  const isGiven = given !== undefined && given !== null;
  const value = isGiven ? given : (field.default ?? null);
  if (!isGiven && field.default !== undefined) note({kind: 'default', value});
  if (value === null) {
    const isRequired = field.optional !== true && field.default === undefined;
    return isRequired
      ? invalid('required', field.message ?? `Missing required field: ${name}`)
      : {value: null};
  }
  const outcome = typed(path, value, field, observe);
  return 'end' in outcome ? outcome : judged(name, outcome.value, field, data, note);
}

/**
 * `Rift\Validator\SchemaValidator::validate`. The first failing field, in the order of the schema, ends it.
 *
 * @param observe - is told what happens to each value
 * @param above - the path of what is validated, where it is an item of a list
 * @returns a success with the fields of the schema alone, converted; or the failure of a field; or what a callback answers
 * @throws Thrown, whatever a callback throws
 * @throws NotKnown where the facts do not say what happens
 */
export function validate(
  schema: Schema,
  data: PhpArray,
  observe?: Observer,
  above: readonly string[] = [],
): ResultType {
  const stored: [string, Value][] = [];
  for (const [name, field] of schema) {
    const path = [...above, name];
    const outcome = check(path, field, data, observe);
    if ('end' in outcome) {
      observe?.(path, {kind: 'ended', by: outcome.by, result: outcome.end});
      return outcome.end;
    }
    observe?.(path, {kind: 'stored', value: outcome.value});
    stored.push([name, outcome.value]);
  }
  return Result.Success(arrayOf(stored));
}
