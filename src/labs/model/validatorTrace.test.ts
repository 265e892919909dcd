import {expect, test} from '@playwright/test';
import {decodeJson} from './json';
import {phpCode} from './php';
import {ResultType} from './result';
import {readSchema} from './schema';
import {validate, type Stage} from './validator';
import {traceValidation, type FieldTrace, type Validation} from './validatorTrace';
import {isArray, type PhpArray} from './values';

function read(json: string): PhpArray {
  const {value} = decodeJson(json);
  if (value === undefined || !isArray(value)) throw new Error(`No array: ${json}`);
  return value;
}

const trace = (schema: string, data: string): Validation =>
  traceValidation(readSchema(read(schema)), read(data));

/** A stage in a word or two. */
function told(stage: Stage): string {
  switch (stage.kind) {
    case 'held':
      return stage.check;
    case 'ended':
      return `${stage.by}: ${stage.result.error ?? 'no error'}`;
    case 'answered':
      return stage.answer instanceof ResultType
        ? `answers ${stage.answer.code}`
        : `answers ${String(stage.answer)}`;
    default:
      return stage.value === undefined ? 'missing' : `${stage.kind} ${phpCode(stage.value)}`;
  }
}

const stages = (of: FieldTrace | undefined) => of?.stages.map(told);

test('a value is taken, converted, checked, handed to the callback and stored', () => {
  const {fields, outcome, dropped} = trace(
    '{"code": {"type": "int", "min": 1, "enum": [42], "validate": {"unless": "even", "answer": {"value": false}}}}',
    '{"code": "42", "is_root": true}',
  );
  expect(stages(fields[0])).toEqual([
    "taken '42'",
    'converted 42',
    'range',
    'enum',
    'answers true',
    'stored 42',
  ]);
  expect(dropped).toEqual(['is_root']);
  expect(outcome?.code).toBe(200);
});

test('a default is taken for what is missing or null, and is checked like input', () => {
  const schema = '{"age": {"type": "int", "min": 18, "default": "17"}}';
  for (const [data, first] of [
    ['{}', 'missing'],
    ['{"age": null}', 'taken null'],
  ] as const)
    expect(stages(trace(schema, data).fields[0])).toEqual([
      first,
      "default '17'",
      'converted 17',
      'range: age must be between 18 and 9223372036854775807',
    ]);
  expect(stages(trace(schema, '{"age": 20}').fields[0])?.[1]).toBe('converted 20');
  expect(stages(trace('{"a": {"default": null}}', '{"a": null}').fields[0])).toEqual([
    'taken null',
    'default null',
    'stored null',
  ]);
  expect(stages(trace('{"a": {"optional": true}}', '{}').fields[0])).toEqual(['missing', 'stored null']);
});

test('the first failing field ends it, and no later one is looked at', () => {
  const {fields, outcome} = trace('{"a": {}, "b": {"max": 1}, "c": {}}', '{"a": "x", "b": "long", "c": "y"}');
  expect(fields.map(({name}) => name)).toEqual(['a', 'b', 'c']);
  expect(stages(fields[1])?.at(-1)).toBe('length: b must be no more than 1 characters');
  expect(fields[2]?.stages).toEqual([]);
  expect(outcome?.error).toBe('b must be no more than 1 characters');
});

test('bounds and enumerations that have no effect are no stage', () => {
  expect(
    stages(trace('{"a": {"type": "float", "min": 5, "max": 6, "enum": ["x"]}}', '{"a": 1}').fields[0]),
  ).toEqual(['taken 1', 'converted 1.0', 'stored 1.0']);
});

test('the fields of each item are told under its key in the input', () => {
  const {fields} = trace(
    '{"contacts": {"type": "array", "schema": {"type": {"enum": ["email"]}, "value": {}}}, "next": {}}',
    '{"contacts": {"x": {"type": "email", "value": 1, "more": 2}, "y": {"type": "fax", "value": ""}}}',
  );
  const [contacts, next] = fields;
  expect(contacts?.items.map(({key}) => key)).toEqual(['x', 'y']);
  expect(contacts?.items[0]?.fields.map(stages)).toEqual([
    ["taken 'email'", "converted 'email'", 'enum', "stored 'email'"],
    ['taken 1', "converted '1'", "stored '1'"],
  ]);
  expect(contacts?.items[1]?.fields.map(stages)).toEqual([
    ["taken 'fax'", "converted 'fax'", 'enum: type must be one of: email'],
  ]);
  expect(stages(contacts)?.at(-1)).toBe('items: type must be one of: email');
  expect(next?.stages).toEqual([]);
});

test('what is thrown, and what is not known, stops it at its field', () => {
  const thrown = trace('{"a": {"validate": {"answer": {"throws": "broken"}}}, "b": {}}', '{"a": "x"}');
  expect([thrown.stopped?.message, thrown.outcome]).toEqual(['broken', undefined]);
  expect(stages(thrown.fields[0])).toEqual(["taken 'x'", "converted 'x'"]);
  const unknown = trace('{"a": {"type": "int"}}', '{"a": "1e30"}');
  expect(unknown.stopped?.name).toBe('NotKnown');
  expect(stages(unknown.fields[0])).toEqual(["taken '1e30'"]);
});

test('an observer changes nothing of the outcome', () => {
  const schema = readSchema(
    read('{"a": {"type": "int"}, "b": {"type": "array", "schema": {"c": {"max": 1}}}}'),
  );
  for (const json of [
    '{"a": "1", "b": [{"c": "d"}]}',
    '{"a": "1", "b": [{"c": "dd"}]}',
    '{"a": "x"}',
    '{}',
  ]) {
    const data = read(json);
    expect(validate(schema, data).properties()).toEqual(traceValidation(schema, data).outcome?.properties());
  }
});
