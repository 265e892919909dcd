import {NotKnown, Thrown} from './errors';
import {Result, ResultType} from './result';
import {CONVERSIONS, NOUNS, TYPES, type TypeName} from './types';
import {INVALID, StringUtils} from './utils';
import {arrayOf, at, entriesOf, INT_MAX, INT_MIN, isArray, type PhpArray, type Value} from './values';

/** Returns a ResultType, false, or anything else. */
export type Callback = (value: Value, data: PhpArray) => Value;

/** The rules of a field. An option that does not belong to the type has no effect. */
export interface Field {
  type?: string;
  min?: bigint;
  max?: bigint;
  optional?: boolean;
  /** Absent where the field has none: null is a default too. */
  default?: Value;
  enum?: readonly (string | bigint)[];
  message?: string;
  schema?: Schema;
  validate?: Callback;
}

export type Schema = ReadonlyMap<string, Field>;

/** The only code of a callback's result with which the validation goes on. */
const ACCEPTED = 200;

/** The checks of a field, in their order. */
export type Check = 'required' | 'type' | 'length' | 'range' | 'enum' | 'items' | 'callback';

/** What happens to the value of a field, in this order. */
export type Stage =
  /** `undefined` where the input has no such key. */
  | {kind: 'input'; value: Value | undefined}
  | {kind: 'default'; value: Value}
  | {kind: 'converted'; type: TypeName; value: Value}
  | {kind: 'passed'; check: Check}
  | {kind: 'called back'; returned: Value}
  | {kind: 'stored'; value: Value}
  /** A check failed, or the callback returned a result that ends the validation. */
  | {kind: 'ended'; by: Check; result: ResultType};

/** What happened to one field. A field without stages was not reached. */
export interface FieldTrace {
  name: string;
  stages: Stage[];
  /** Of a list with a schema of its own: the items that were reached, under their keys in the input. */
  items: ItemTrace[];
}

interface ItemTrace {
  key: string;
  fields: FieldTrace[];
}

export interface Validation {
  /** All fields of the schema, in its order. */
  fields: readonly FieldTrace[];
  /** The keys of the input that no field has. */
  dropped: readonly string[];
  result?: ResultType;
  /** What is there instead of a result: what PHP throws, or that the facts do not say what happens. */
  error?: Thrown | NotKnown;
}

class End extends Error {
  constructor(
    readonly by: Check,
    readonly result: ResultType,
  ) {
    super();
  }
}

const invalid = (by: Check, message: string) => new End(by, Result.Failure(INVALID, message));

const isType = (name: string): name is TypeName => (TYPES as readonly string[]).includes(name);

function checkBounds(value: Value, {min, max}: Field, {name, stages}: FieldTrace): void {
  if (min === undefined && max === undefined) return;
  const [low, high] = [min ?? INT_MIN, max ?? INT_MAX];
  if (typeof value === 'string') {
    const checked = StringUtils.checkLength(value, low, high, name);
    if (!checked.isSuccess()) throw new End('length', checked);
    stages.push({kind: 'passed', check: 'length'});
  } else if (typeof value === 'bigint') {
    if (value < low || value > high) throw invalid('range', `${name} must be between ${low} and ${high}`);
    stages.push({kind: 'passed', check: 'range'});
  }
}

function checkEnum(value: Value, {enum: allowed, message}: Field, {name, stages}: FieldTrace): void {
  if (!allowed || (typeof value !== 'string' && typeof value !== 'bigint')) return;
  if (!allowed.includes(value))
    throw invalid('enum', message ?? `${name} must be one of: ${allowed.join(', ')}`);
  stages.push({kind: 'passed', check: 'enum'});
}

function checkItems(items: PhpArray, schema: Schema, trace: FieldTrace): Value {
  const values = entriesOf(items).map(([key, item]) => {
    if (!isArray(item)) throw invalid('items', `Each item in ${trace.name} must be an object`);
    const fields: FieldTrace[] = [];
    trace.items.push({key, fields});
    try {
      return checkFields(schema, item, fields);
    } catch (end) {
      throw end instanceof End ? new End('items', end.result) : end;
    }
  });
  trace.stages.push({kind: 'passed', check: 'items'});
  return values;
}

function checkType(value: Value, field: Field, trace: FieldTrace): Value {
  const {type = 'string', message, schema} = field;
  if (!isType(type)) throw new End('type', Result.Failure(500, `Unsupported type: ${type}`));
  const converted = CONVERSIONS[type](value);
  if (converted === undefined) throw invalid('type', message ?? `${trace.name} must be ${NOUNS[type]}`);
  trace.stages.push({kind: 'converted', type, value: converted});
  checkBounds(converted, field, trace);
  checkEnum(converted, field, trace);
  return schema && isArray(converted) ? checkItems(converted, schema, trace) : converted;
}

function callBack(value: Value, field: Field, data: PhpArray, {name, stages}: FieldTrace): void {
  if (!field.validate) return;
  const returned = field.validate(value, data);
  stages.push({kind: 'called back', returned});
  if (returned === false) throw invalid('callback', field.message ?? `${name} failed custom validation`);
  // The code alone decides: a success with another code ends the validation, a failure with this one does not.
  if (returned instanceof ResultType && returned.code !== ACCEPTED) throw new End('callback', returned);
}

function checkField(field: Field, data: PhpArray, trace: FieldTrace): Value {
  const {name, stages} = trace;
  const input = at(data, name);
  stages.push({kind: 'input', value: input});
  const isGiven = input !== undefined && input !== null;
  const value = isGiven ? input : (field.default ?? null);
  if (!isGiven && field.default !== undefined) stages.push({kind: 'default', value});
  if (value === null) {
    if (field.optional === true || field.default !== undefined) return null;
    throw invalid('required', field.message ?? `Missing required field: ${name}`);
  }
  const checked = checkType(value, field, trace);
  callBack(checked, field, data, trace);
  return checked;
}

/** The fields of the schema alone, converted. */
function checkFields(schema: Schema, data: PhpArray, traces: FieldTrace[]): PhpArray {
  const stored: [string, Value][] = [];
  for (const [name, field] of schema) {
    const trace: FieldTrace = {name, stages: [], items: []};
    traces.push(trace);
    try {
      const value = checkField(field, data, trace);
      trace.stages.push({kind: 'stored', value});
      stored.push([name, value]);
    } catch (end) {
      if (end instanceof End) trace.stages.push({kind: 'ended', by: end.by, result: end.result});
      throw end;
    }
  }
  return arrayOf(stored);
}

function outcomeOf(check: () => Value): Pick<Validation, 'result' | 'error'> {
  try {
    return {result: Result.Success(check())};
  } catch (error) {
    if (error instanceof End) return {result: error.result};
    if (error instanceof Thrown || error instanceof NotKnown) return {error};
    throw error;
  }
}

/** `Rift\Validator\SchemaValidator::validate`. The first failing field, in the order of the schema, ends it. */
export function validate(schema: Schema, data: PhpArray): Validation {
  const reached: FieldTrace[] = [];
  const outcome = outcomeOf(() => checkFields(schema, data, reached));
  const others = Array.from(schema.keys()).slice(reached.length);
  return {
    fields: [...reached, ...others.map((name) => ({name, stages: [], items: []}))],
    dropped: entriesOf(data)
      .map(([key]) => key)
      .filter((key) => !schema.has(key)),
    ...outcome,
  };
}
