import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {decodeJson, encodeJson} from './json';
import {Result} from './result';
import {dict, type Value} from './values';

test('integers and floats stay apart, also at the limits of an integer', () => {
  const read = (text: string) => decodeJson(text).value;
  expect(read('4')).toBe(4n);
  expect(read('4.0')).toBe(4);
  expect(read('1e3')).toBe(1000);
  expect(read('9223372036854775807')).toBe(9_223_372_036_854_775_807n);
  expect(read('9223372036854775808')).toBe(2 ** 63);
  expect(read('-9223372036854775808')).toBe(-(2n ** 63n));
});

test('an object with the keys 0, 1, 2 is a list, and an empty one an empty array', () => {
  expect(decodeJson('{"0": true, "1": null}').value).toEqual([true, null]);
  expect(decodeJson('{}').value).toEqual([]);
  expect(decodeJson('{"1": true}').value).toEqual(new Map([['1', true]]));
});

test('of a repeated key the last counts, and no key reaches a prototype', () => {
  expect(decodeJson('{"a": 1, "a": 2}').value).toEqual(new Map([['a', 2n]]));
  const {value} = decodeJson('{"__proto__": {"polluted": true}, "constructor": 1}');
  expect(value).toBeInstanceOf(Map);
  expect(Array.from((value as ReadonlyMap<string, Value>).keys())).toEqual(['__proto__', 'constructor']);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

const BROKEN = [
  ['', 1, 1, /value expected/],
  ['{', 1, 2, /key or end of object/],
  ['{\n  "age": 2,\n  "role" "user"\n}', 3, 10, /Colon/],
  ['{\n  "age": 2\n  "role": "user"\n}', 3, 3, /Comma/],
  ['[1, 2', 1, 6, /item or end of array/],
  ["{'a': 1}", 1, 2, /key/],
  ['[01]', 1, 3, /Comma/],
  ['"a\nb"', 1, 3, /Invalid character/],
  [`${'['.repeat(600)}${']'.repeat(600)}`, 1, 1, /Nested more than 512/],
  [`${'['.repeat(200_000)}`, 1, 1, /Nested more than 512/],
] as const;

test('a broken text is reported by line and column', () => {
  for (const [text, line, column, message] of BROKEN) {
    const {problem} = decodeJson(text);
    expect(problem, text.slice(0, 20)).toEqual({message: expect.stringMatching(message), line, column});
    expect(problem?.message).not.toMatch(/position/);
  }
});

test('what is nested as deeply as PHP allows is read', () => {
  expect(decodeJson(`${'['.repeat(511)}1${']'.repeat(511)}`).problem).toBeUndefined();
});

test('slashes, signs beyond ASCII and control characters are escaped as the flags say', () => {
  const text = 'a/b é \u2028 \n\u0001"';
  expect(encodeJson(text)).toBe(String.raw`"a\/b \u00e9 \u2028 \n\u0001\""`);
  expect(encodeJson(text, ['unicode'])).toBe(String.raw`"a\/b é \u2028 \n\u0001\""`);
  expect(encodeJson(text, ['unicode', 'slashes'])).toBe(String.raw`"a/b é \u2028 \n\u0001\""`);
});

test('floats are written as PHP writes them', () => {
  const written = [4, 4.5, 0.1 + 0.2, 1e16, 1e17, 1.5e-7, -0].map((one) => encodeJson(one));
  expect(written).toEqual([
    '4',
    '4.5',
    '0.30000000000000004',
    '10000000000000000',
    '1.0e+17',
    '1.5e-7',
    '-0',
  ]);
});

test('pretty print has four blanks, and empty arrays on one line', () => {
  const value = dict({list: [1n, []], map: dict({a: null})});
  expect(encodeJson(value, ['pretty'])).toBe(
    '{\n    "list": [\n        1,\n        []\n    ],\n    "map": {\n        "a": null\n    }\n}',
  );
  expect(encodeJson(value)).toBe('{"list":[1,[]],"map":{"a":null}}');
});

test('what has no JSON form is an empty text', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800']) expect(encodeJson([value])).toBe('');
});

test('a result inside a result is written by its properties', () => {
  const nested = Result.Success(1n).map(() => Result.Failure(500, 'inner'));
  expect(encodeJson(nested)).toContain(
    '"result":{"status":false,"code":500,"result":null,"error":"inner","meta":{"debug":[]}}',
  );
});

test('what is JSON and what is not, is as the browser says', () => {
  const signs = fc.constantFrom(...'{}[]",:.-+eE0123456789 \n\\/utrfnalse'.split(''), '\t', '\u0000', 'é');
  const cut = fc
    .tuple(fc.json({maxDepth: 3}), fc.nat(), fc.nat({max: 2}), fc.array(signs, {maxLength: 2}))
    .map(([text, at, length, put]) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + put.join('') + text.slice(from + length);
    });
  fc.assert(
    fc.property(cut, (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      const {problem} = decodeJson(text);
      expect(problem === undefined, text).toBe(isJson);
      if (!problem) return;
      const {line, column} = problem;
      expect(column - 1).toBeLessThanOrEqual(text.split('\n')[line - 1]?.length ?? -1);
    }),
    {seed: 20_260_101, numRuns: 500},
  );
});
