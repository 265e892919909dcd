import {expect, test} from '@playwright/test';
import {ResultType} from './result';
import {callbackOf, readRule, readSchema} from './schema';
import {idleOf, unknownOf} from './schemaNotes';
import {arrayFrom} from './testData';
import type {Value} from './values';

const answers = (rule: string, value: Value, data = '{}') =>
  callbackOf(readRule(arrayFrom(rule)))(value, arrayFrom(data));

test('a rule asks a value to be even, of a length, or not below another field of the input', () => {
  const refuses = (condition: string) => `{"unless": ${condition}, "answer": {"value": false}}`;
  expect(answers(refuses('"even"'), 42n)).toBe(true);
  expect(answers(refuses('"even"'), 41n)).toBe(false);
  expect(answers(refuses('{"length": [3, 64]}'), 'abc')).toBe(true);
  expect(answers(refuses('{"length": [3, 64]}'), 'ab')).toBe(false);
  expect(answers(refuses('{"atLeast": "from"}'), 2025n, '{"from": "2025"}')).toBe(true);
  expect(answers(refuses('{"atLeast": "from"}'), 2024n, '{"from": "2025"}')).toBe(false);
  const even = answers('{"unless": "even", "answer": {"failure": "odd", "code": 400}}', 42n);
  expect(even instanceof ResultType && even.code).toBe(200);
});

test('a callback converts its argument as PHP does, or throws', () => {
  const even = '{"unless": "even", "answer": {"value": false}}';
  expect(answers(even, '42')).toBe(true);
  expect(() => answers(even, 'abc')).toThrow('an int is expected, string given');
});

test('a cast of what is no number is not known', () => {
  const rule = '{"unless": {"atLeast": "from"}, "answer": {"value": false}}';
  expect(() => answers(rule, 1n, '{"from": "soon"}')).toThrow('no number');
  expect(() => answers(rule, 1n, '{}')).toThrow('no number');
});

test('what is no rule is refused', () => {
  for (const rule of [
    '[]',
    '{"unless": "odd", "answer": "same"}',
    '{"unless": {"length": [1]}, "answer": "same"}',
    '{"unless": {"length": ["a", "b"]}, "answer": "same"}',
    '{"unless": {"atLeast": 1}, "answer": "same"}',
    '{"unless": "even"}',
  ])
    expect(() => readRule(arrayFrom(rule)), rule).toThrow(RangeError);
});

test('options without effect are named, and so are those whose effect is not known', () => {
  const idle = (options: string) => idleOf(arrayFrom(options));
  expect(idle('{"type": "float", "min": 1, "max": 2, "enum": [1], "schema": {}}')).toEqual([
    'min',
    'max',
    'enum',
    'schema',
  ]);
  expect(idle('{"optional": true, "default": null}')).toEqual(['optional']);
  expect(idle('{"min": 1, "enum": ["a"], "optional": true}')).toEqual([]);
  expect(idle('{"type": "array", "schema": {}, "max": 1}')).toEqual(['max']);
  expect(unknownOf(arrayFrom('{"min": "1", "max": 2, "colour": "red"}'))).toEqual(['min', 'colour']);
  expect(readSchema(arrayFrom('{"a": {"min": "1", "colour": "red"}}')).get('a')).toEqual({});
});

test('an enumeration with anything but texts and integers is not known', () => {
  for (const [allowed, unknown] of [
    ['["a", 1]', []],
    ['["a", 1, true]', ['enum']],
    ['[1.5]', ['enum']],
    ['"a"', ['enum']],
  ] as const)
    expect(unknownOf(arrayFrom(`{"enum": ${allowed}}`)), allowed).toEqual(unknown);
});
