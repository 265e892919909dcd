import {floatToDigits} from './numbers';
import {entriesOf, INT_MIN, isIntKey, isList, isObject, type Value} from './values';

/** Signs that a text in single quotes would hold raw. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x1f\x7f]/;

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  $: '\\$',
  '\\': '\\\\',
};

export function phpString(text: string): string {
  if (!CONTROL.test(text)) return `'${text.replace(/[\\']/g, (character) => `\\${character}`)}'`;
  // eslint-disable-next-line no-control-regex
  const escaped = text.replace(/["$\\\x00-\x1f\x7f]/g, (character) => {
    return ESCAPES[character] ?? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `"${escaped}"`;
}

function phpFloat(value: number): string {
  const digits = floatToDigits(value);
  return /^-?\d+$/.test(digits) ? `${digits}.0` : digits;
}

/** The characters of one line up to which an array is not broken into several. */
const WIDTH = 60;

/**
 * A value as PHP code: short arrays, single quotes, four blanks for each level. What fits stays on its line.
 *
 * @param indent - the blanks before the line that the code begins on
 * @param width - how many characters an array may have on one line; 0 breaks every array
 */
export function phpCode(value: Value, indent = '', width = WIDTH): string {
  if (value === null || typeof value === 'boolean') return String(value);
  // The lowest integer cannot be written as one: PHP reads a sign and digits that are too large.
  if (typeof value === 'bigint') return value === INT_MIN ? 'PHP_INT_MIN' : String(value);
  if (typeof value === 'number') return phpFloat(value);
  if (typeof value === 'string') return phpString(value);
  const entries = entriesOf(isObject(value) ? value.properties() : value);
  const inner = `${indent}    `;
  const items = entries.map(([key, item]) => {
    const code = phpCode(item, inner, width);
    if (isList(value)) return code;
    return isObject(value) ? `${key}: ${code}` : `${isIntKey(key) ? key : phpString(key)} => ${code}`;
  });
  const [open, close] = isObject(value) ? [`new ${value.className}(`, ')'] : ['[', ']'];
  const line = `${open}${items.join(', ')}${close}`;
  if (items.length === 0 || (line.length <= width && !line.includes('\n'))) return line;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}
