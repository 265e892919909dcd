import {expect, test} from '@playwright/test';
import {either, integer, json, list, nested, oneOf, shape, text} from './guards';

test('a copy is made of what is allowed, and of nothing that the value inherits', () => {
  const guard = shape({code: integer(100, 599)}, {label: text(5)});
  const value = {code: 404};
  const taken = guard(value);
  expect(taken).toEqual(value);
  expect(taken).not.toBe(value);
  expect(guard({code: 404, label: 'short'})).toEqual({code: 404, label: 'short'});
  expect(guard({code: 404, label: 'longer'})).toBeUndefined();
  expect(guard(Object.create({code: 404}))).toBeUndefined();
  expect(guard({code: 404, toString: 1})).toBeUndefined();
  expect(guard([404])).toBeUndefined();
  expect(guard(null)).toBeUndefined();
});

test('null and false are values', () => {
  expect(oneOf(null, 0)(null)).toBeNull();
  expect(list(oneOf(false), 2)([false])).toEqual([false]);
  expect(either<string | null>(oneOf(null), text(3))(null)).toBeNull();
  expect(either<string | null>(oneOf(null), text(3))('four')).toBeUndefined();
  expect(shape({a: oneOf(null)})({a: null})).toEqual({a: null});
});

test('nesting ends where it is said', () => {
  interface Node {
    inner?: Node[];
  }
  const guard = nested<Node>(2, (inner) => shape({}, {inner: list(inner, 3)}));
  expect(guard({inner: [{}]})).toEqual({inner: [{}]});
  expect(guard({inner: [{inner: []}]})).toEqual({inner: [{inner: []}]});
  expect(guard({inner: [{inner: [{}]}]})).toBeUndefined();
});

test('any JSON is taken within its limits', () => {
  const guard = json({depth: 2, entries: 3});
  for (const value of [null, true, 0, -1.5, '', [], {}, [[1], {a: null}], {constructor: 1, a: [false]}])
    expect(guard(value)).toEqual(value);
  for (const value of [[[[]]], {a: {b: {}}}, [1, 2, 3, 4], {a: 1, b: 2, c: 3, d: 4}, Infinity, undefined])
    expect(guard(value)).toBeUndefined();
  expect(guard(JSON.parse('{"__proto__": {"polluted": 1}}'))).toBeUndefined();
});
