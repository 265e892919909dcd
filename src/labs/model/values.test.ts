import {expect, test} from '@playwright/test';
import {readAnswer} from './answer';
import {dict, isIdentical, type Value} from './values';

test('values are identical with the same type, and arrays with the same keys in the same order', () => {
  const same: [Value, Value][] = [
    [4n, 4n],
    [[], []],
    [dict({a: [1n], b: null}), dict({a: [1n], b: null})],
  ];
  for (const [left, right] of same) expect(isIdentical(left, right)).toBe(true);
  const other: [Value, Value][] = [
    [4n, 4],
    [4n, '4'],
    [[], null],
    [['a'], 'a'],
    [[1n], [1n, 2n]],
    [dict({a: 1n, b: 2n}), dict({b: 2n, a: 1n})],
  ];
  for (const [left, right] of other) {
    expect(isIdentical(left, right)).toBe(false);
    expect(isIdentical(right, left)).toBe(false);
  }
});

test('a code has at most three digits', () => {
  const withCode = (code: bigint) => () => readAnswer(dict({failure: 'no', code}));
  expect(withCode(999n)).not.toThrow();
  for (const code of [1000n, -1n]) expect(withCode(code)).toThrow(RangeError);
});
