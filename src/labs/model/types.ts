import {Thrown} from './errors';
import {floatToString, intOf, isNumeric, truncate} from './numbers';
import {isArray, typeName, type Value} from './values';

/** What PHP makes of an argument declared `int`, without strict types. */
export function toIntArgument(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'number') return truncate(value);
  if (typeof value === 'string' && isNumeric(value)) return intOf(value);
  throw new Thrown('TypeError', `an int is expected, ${typeName(value)} given`);
}

/** What PHP makes of an argument declared `string`, without strict types. */
export function toStringArgument(value: Value): string {
  const text = scalarText(value);
  if (text === undefined) throw new Thrown('TypeError', `a string is expected, ${typeName(value)} given`);
  return text;
}

/** The text of a scalar, as `(string)` gives it. */
function scalarText(value: Value): string | undefined {
  switch (typeof value) {
    case 'string':
      return value;
    case 'bigint':
      return String(value);
    case 'number':
      return floatToString(value);
    case 'boolean':
      return value ? '1' : '';
    default:
      return undefined;
  }
}

/** A converted value, or undefined where the type does not accept it. */
type Conversion = (value: Value) => Value | undefined;

const TRUE: readonly Value[] = [true, 1n, '1'];
const FALSE: readonly Value[] = [false, 0n, '0'];

function toBool(value: Value): boolean | undefined {
  const plain = typeof value === 'string' ? value.toLowerCase() : value;
  if (TRUE.includes(plain) || plain === 'true') return true;
  return FALSE.includes(plain) || plain === 'false' ? false : undefined;
}

function toInt(value: Value): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return truncate(value);
  return typeof value === 'string' && isNumeric(value) ? intOf(value) : undefined;
}

function toFloat(value: Value): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'string' && isNumeric(value) ? Number(value.trim()) : undefined;
}

export const TYPES = ['string', 'int', 'float', 'bool', 'array'] as const;
export type TypeName = (typeof TYPES)[number];

/** How a value is accepted and converted. An object is no input that JSON could bring. */
export const CONVERSIONS: Readonly<Record<TypeName, Conversion>> = {
  string: scalarText,
  int: toInt,
  float: toFloat,
  bool: toBool,
  array: (value) => (isArray(value) ? value : undefined),
};

/** What the message of a wrong type says that the field must be. */
export const NOUNS: Readonly<Record<TypeName, string>> = {
  string: 'a string',
  int: 'an integer',
  float: 'a float',
  bool: 'a boolean',
  array: 'an array',
};
