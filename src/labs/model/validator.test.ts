import {expect, test} from '@playwright/test';
import {phpCode} from './php';
import {ResultType} from './result';
import {readSchema} from './schema';
import {arrayFrom} from './testData';
import {validate, type FieldTrace, type Stage} from './validator';

const check = (schema: string, data: string) => validate(readSchema(arrayFrom(schema)), arrayFrom(data));

/** A stage in a word or two. */
function inWords(stage: Stage): string {
  switch (stage.kind) {
    case 'passed':
      return stage.check;
    case 'ended':
      return `${stage.by}: ${stage.result.error ?? 'no error'}`;
    case 'called back': {
      const {returned} = stage;
      return `returns ${returned instanceof ResultType ? returned.code : String(returned)}`;
    }
    default:
      return stage.value === undefined ? 'missing' : `${stage.kind} ${phpCode(stage.value)}`;
  }
}

const stagesOf = (field: FieldTrace | undefined) => field?.stages.map(inWords);

const AGE = '{"a": {"type": "int", "min": 18, "default": "17"}}';
const BROKEN_DEFAULT = [
  "default '17'",
  'converted 17',
  'range: a must be between 18 and 9223372036854775807',
];

for (const [name, schema, data, stages] of [
  [
    'a value is converted, checked, handed to the callback and stored',
    '{"a": {"type": "int", "min": 1, "enum": [42], "validate": {"unless": "even", "answer": {"value": false}}}}',
    '{"a": "42"}',
    ["input '42'", 'converted 42', 'range', 'enum', 'returns true', 'stored 42'],
  ],
  ['a default stands for what is missing, and is checked', AGE, '{}', ['missing', ...BROKEN_DEFAULT]],
  ['a default stands for null', AGE, '{"a": null}', ['input null', ...BROKEN_DEFAULT]],
  ['a default is not used for a value', AGE, '{"a": 20}', ['input 20', 'converted 20', 'range', 'stored 20']],
  [
    'null is a default too',
    '{"a": {"default": null}}',
    '{"a": null}',
    ['input null', 'default null', 'stored null'],
  ],
  [
    'an optional field that is missing is null',
    '{"a": {"optional": true}}',
    '{}',
    ['missing', 'stored null'],
  ],
  [
    'bounds and an enumeration that have no effect are no stage',
    '{"a": {"type": "float", "min": 5, "max": 6, "enum": ["x"]}}',
    '{"a": 1}',
    ['input 1', 'converted 1.0', 'stored 1.0'],
  ],
] as const) {
  test(name, () => expect(stagesOf(check(schema, data).fields[0])).toEqual(stages));
}

test('the first failing field ends it, no later one is reached, and other keys are dropped', () => {
  const {fields, result, dropped} = check(
    '{"a": {}, "b": {"max": 1}, "c": {}}',
    '{"a": "x", "b": "long", "c": "y", "is_root": true}',
  );
  expect(fields.map(({name}) => name)).toEqual(['a', 'b', 'c']);
  expect(stagesOf(fields[1])?.at(-1)).toBe('length: b must be no more than 1 characters');
  expect(fields[2]?.stages).toEqual([]);
  expect(result?.error).toBe('b must be no more than 1 characters');
  expect(dropped).toEqual(['is_root']);
});

test('the fields of each item are traced under its key in the input', () => {
  const {fields} = check(
    '{"contacts": {"type": "array", "schema": {"type": {"enum": ["email"]}, "value": {}}}, "next": {}}',
    '{"contacts": {"x": {"type": "email", "value": 1, "more": 2}, "y": {"type": "fax", "value": ""}}}',
  );
  const [contacts, next] = fields;
  expect(contacts?.items.map((item) => [item.key, item.fields.map(stagesOf)])).toEqual([
    [
      'x',
      [
        ["input 'email'", "converted 'email'", 'enum', "stored 'email'"],
        ['input 1', "converted '1'", "stored '1'"],
      ],
    ],
    ['y', [["input 'fax'", "converted 'fax'", 'enum: type must be one of: email']]],
  ]);
  expect(stagesOf(contacts)?.at(-1)).toBe('items: type must be one of: email');
  expect(next?.stages).toEqual([]);
});

test('what is thrown, and what is not known, stops it at its field', () => {
  const thrown = check('{"a": {"validate": {"answer": {"throws": "broken"}}}, "b": {}}', '{"a": "x"}');
  expect([thrown.error?.message, thrown.result]).toEqual(['broken', undefined]);
  expect(thrown.fields.map(stagesOf)).toEqual([["input 'x'", "converted 'x'"], []]);
  const unknown = check('{"a": {"type": "int"}}', '{"a": "1e30"}');
  expect(unknown.error?.name).toBe('NotKnown');
  expect(stagesOf(unknown.fields[0])).toEqual(["input '1e30'"]);
});
