import {NotKnown, Thrown} from './errors';
import type {ResultType} from './result';
import {validate, type Schema, type Stage} from './validator';
import {entriesOf, type PhpArray} from './values';

/** What happened to one field. Without stages it was not looked at. */
export interface FieldTrace {
  name: string;
  stages: Stage[];
  /** Of a list with a schema of its own: the items that were looked at, under their keys in the input. */
  items: ItemTrace[];
}

export interface ItemTrace {
  key: string;
  fields: FieldTrace[];
}

export interface Validation {
  /** All fields of the schema, in its order. */
  fields: readonly FieldTrace[];
  /** The keys of the input that no field has. */
  dropped: readonly string[];
  /** What came instead of a result: an error or exception of PHP, or that the facts do not say what comes. */
  stopped?: Thrown | NotKnown;
  outcome?: ResultType;
}

const fieldOf = (name: string): FieldTrace => ({name, stages: [], items: []});

function findField(fields: FieldTrace[], [name = '', key, ...rest]: readonly string[]): FieldTrace {
  let field = fields.find((one) => one.name === name);
  if (!field) fields.push((field = fieldOf(name)));
  if (key === undefined) return field;
  let item = field.items.find((one) => one.key === key);
  if (!item) field.items.push((item = {key, fields: []}));
  return findField(item.fields, rest);
}

/** Validates, and keeps what happened to each field. */
export function traceValidation(schema: Schema, data: PhpArray): Validation {
  const fields = Array.from(schema.keys(), fieldOf);
  const dropped = entriesOf(data)
    .map(([key]) => key)
    .filter((key) => !schema.has(key));
  try {
    const outcome = validate(schema, data, (path, stage) => findField(fields, path).stages.push(stage));
    return {fields, dropped, outcome};
  } catch (stopped) {
    if (stopped instanceof Thrown || stopped instanceof NotKnown) return {fields, dropped, stopped};
    throw stopped;
  }
}
