import {NotKnown} from './errors';
import {INT_MAX, INT_MIN, isInt} from './values';

/** The `precision` of PHP's defaults: how many digits a float has when it becomes a string. */
const STRING_DIGITS = 14;

/** From this decimal exponent on, and below -4, PHP code and JSON have an exponent. */
const LITERAL_DIGITS = 17;

function written(value: number, limit: number): string {
  if (!Number.isFinite(value)) return value < 0 ? '-INF' : 'INF';
  if (Object.is(value, -0)) return '-0';
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const power = Number(exponent);
  if (power >= -4 && power < limit) return String(value);
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}E${power < 0 ? '-' : '+'}${Math.abs(power)}`;
}

/** A float as `(string)` of PHP gives it: `4.0` is `4`. */
export const floatToString = (value: number): string =>
  written(value === 0 ? value : Number(value.toPrecision(STRING_DIGITS)), STRING_DIGITS);

/** A float as PHP code and as JSON have it, without a fraction of zero. */
export const floatToDigits = (value: number): string => written(value, LITERAL_DIGITS);

/** What `is_numeric` accepts: blanks around it, a sign, a fraction and an exponent. */
const NUMERIC = /^[ \t\n\r\v\f]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[ \t\n\r\v\f]*$/;

export const isNumeric = (text: string): boolean => NUMERIC.test(text);

/** The integer of a float, its fraction cut off. */
export function truncate(value: number): bigint {
  if (!Number.isFinite(value) || value >= Number(INT_MAX) || value < Number(INT_MIN)) {
    throw new NotKnown('A number beyond the integers of PHP');
  }
  return BigInt(Math.trunc(value));
}

/** The integer of a numeric text: digits are read exactly, anything else by way of a float. */
export function intOf(text: string): bigint {
  const digits = text.trim();
  if (!/^[+-]?\d+$/.test(digits)) return truncate(Number(digits));
  const value = BigInt(digits);
  if (!isInt(value)) throw new NotKnown('A number beyond the integers of PHP');
  return value;
}
