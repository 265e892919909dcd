import {expect, test} from '@playwright/test';
import {floatToString} from './numbers';
import {phpCode} from './php';
import {dict, INT_MIN} from './values';

test('scalars are PHP code', () => {
  const written = [null, true, false, 7n, -7n, INT_MIN, 4, 4.5, 1e21, -0].map((value) => phpCode(value));
  expect(written).toEqual([
    'null',
    'true',
    'false',
    '7',
    '-7',
    'PHP_INT_MIN',
    '4.0',
    '4.5',
    '1.0E+21',
    '-0.0',
  ]);
});

test('a text cannot leave its quotes', () => {
  expect(phpCode(String.raw`it's a \ backslash`)).toBe(String.raw`'it\'s a \\ backslash'`);
  expect(phpCode("'); system('x'); //")).toBe(String.raw`'\'); system(\'x\'); //'`);
  expect(phpCode('a\n$b "c" \u0000')).toBe(String.raw`"a\n\$b \"c\" \x00"`);
});

test('an array stays on its line while it fits', () => {
  expect(phpCode([1n, dict({a: [], '7': 'x'})])).toBe("[1, [7 => 'x', 'a' => []]]");
  expect(phpCode(dict({id: 1n, list: [1n, 2n]}), '    ', 0)).toBe(
    "[\n        'id' => 1,\n        'list' => [\n            1,\n            2,\n        ],\n    ]",
  );
});

test('a float becomes a string with fourteen digits', () => {
  const written = [4, 4.5, 0.1 + 0.2, 1e13, 1e14, 0.0001, 0.00001, 1.5e-7, -0].map(floatToString);
  expect(written).toEqual([
    '4',
    '4.5',
    '0.3',
    '10000000000000',
    '1.0E+14',
    '0.0001',
    '1.0E-5',
    '1.5E-7',
    '-0',
  ]);
});
