/**
 * Values as PHP tells them apart. An integer is a bigint, a float a number: `4` and `4.0` differ in PHP and not in
 * JavaScript. An array is a list (JavaScript array) or, with other keys than 0, 1, 2 …, a map. An empty array is a list.
 */
export type Value = null | boolean | bigint | number | string | List | Dict | PhpObject;

export type List = readonly Value[];
export type Dict = ReadonlyMap<string, Value>;
export type PhpArray = List | Dict;

/** An object with public properties, in their order. */
export interface PhpObject {
  readonly className: string;
  properties: () => Dict;
}

export const INT_MAX = 2n ** 63n - 1n;
export const INT_MIN = -(2n ** 63n);

export const isList = (value: Value): value is List => Array.isArray(value);
export const isDict = (value: Value): value is Dict => value instanceof Map;
export const isArray = (value: Value): value is PhpArray => isList(value) || isDict(value);
export const isObject = (value: Value): value is PhpObject =>
  typeof value === 'object' && value !== null && !isArray(value);

export const isInt = (value: bigint): boolean => value >= INT_MIN && value <= INT_MAX;

/** Whether a key is one that PHP keeps as an integer: `7` and `-7`, but neither `07` nor `7.0`. */
export const isIntKey = (key: string): boolean => /^(?:0|-?[1-9]\d{0,17})$/.test(key);

/** An array of these entries: keys 0, 1, 2 … in this order make a list. */
export function arrayOf(entries: Iterable<readonly [string, Value]>): PhpArray {
  const map = new Map(entries);
  const isSequence = Array.from(map.keys()).every((key, index) => key === String(index));
  return isSequence ? Array.from(map.values()) : map;
}

export const entriesOf = (array: PhpArray): [string, Value][] =>
  isList(array)
    ? array.map((value, index): [string, Value] => [String(index), value])
    : Array.from(array.entries());

/** An element of an array; undefined where the key is missing. */
export const at = (array: PhpArray, key: string): Value | undefined =>
  isList(array) ? (isIntKey(key) ? array[Number(key)] : undefined) : array.get(key);

/** A map of the properties of an object literal, for values written in TypeScript. */
export const dict = (entries: Readonly<Record<string, Value>>): Dict => new Map(Object.entries(entries));

/** What an `if` of PHP makes of a value. */
export function isTruthy(value: Value): boolean {
  if (value === null || value === false || value === '' || value === '0') return false;
  if (typeof value === 'bigint') return value !== 0n;
  if (typeof value === 'number') return value !== 0;
  if (isList(value)) return value.length > 0;
  return isDict(value) ? value.size > 0 : true;
}

/** `===` of PHP: same type and same value; arrays with the same keys in the same order. */
export function isIdentical(left: Value, right: Value): boolean {
  if (!isArray(left) || !isArray(right)) return left === right;
  const [own, other] = [entriesOf(left), entriesOf(right)];
  return (
    own.length === other.length &&
    own.every(([key, value], index) => {
      const pair = other[index];
      return pair !== undefined && pair[0] === key && isIdentical(value, pair[1]);
    })
  );
}

/** The name of a type, as PHP's messages write it. */
export function typeName(value: Value): string {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
      return isObject(value) ? value.className : 'object';
  }
}
