import {floatToDigits} from './numbers';
import {arrayOf, entriesOf, isDict, isInt, isList, isObject, type Value} from './values';

/** PHP's own limit of `json_decode`. */
const DEPTH = 512;

export interface JsonProblem {
  /** What is wrong, without the place. */
  message: string;
  /** Both from 1; a column counts UTF-16 units, as editors do. */
  line: number;
  column: number;
}

type Decoded = {value: Value; problem?: undefined} | {value?: undefined; problem: JsonProblem};

/** Digits without fraction and exponent are an integer, as long as they fit into one. */
function numberOf(digits: string): bigint | number {
  if (!/^-?\d+$/.test(digits)) return Number(digits);
  const value = BigInt(digits);
  return isInt(value) ? value : Number(digits);
}

class Broken extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
  }
}

const BLANKS = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
// eslint-disable-next-line no-control-regex
const UNCLOSED = /"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

/** @throws Broken, with the place */
function parse(text: string): Value {
  let position = 0;

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position;
    const found = pattern.exec(text)?.[0];
    position += found?.length ?? 0;
    return found;
  };
  const fail = (what: string): never => {
    const got = position < text.length ? `but got '${text[position]}'` : 'but reached end of input';
    throw new Broken(`${what} ${got}`, position);
  };
  const isNext = (character: string): boolean => {
    take(BLANKS);
    if (text[position] !== character) return false;
    position += 1;
    return true;
  };

  function readString(): string | undefined {
    const found = take(UNCLOSED);
    if (found === undefined) return undefined;
    if (text[position] === '\\') fail('Valid escape character expected');
    if (text[position] !== '"')
      fail(`${position < text.length ? 'Invalid character: e' : 'E'}nd of string '"' expected`);
    position += 1;
    return String(JSON.parse(`${found}"`));
  }

  /** What stands between brackets, with commas. */
  function readItems<T>(close: string, what: string, read: () => T): T[] {
    const items: T[] = [];
    while (!isNext(close)) {
      if (items.length > 0 && !isNext(',')) {
        fail(
          position < text.length
            ? "Comma ',' expected after value"
            : `${what} or end of ${close === ']' ? 'array' : 'object'} '${close}' expected`,
        );
      }
      take(BLANKS);
      items.push(read());
    }
    return items;
  }

  function readEntry(depth: number): [string, Value] {
    const key = readString() ?? fail("Quoted object key or end of object '}' expected");
    if (!isNext(':')) fail("Colon ':' expected after property name");
    return [key, read(depth, "Object value expected after ':'")];
  }

  function read(depth: number, expected: string): Value {
    if (depth > DEPTH) throw new Broken(`Nested more than ${DEPTH} levels deep`, 0);
    take(BLANKS);
    const quoted = readString();
    if (quoted !== undefined) return quoted;
    if (isNext('[')) return readItems(']', 'Array item', () => read(depth + 1, 'Array item expected'));
    if (isNext('{')) return arrayOf(readItems('}', 'Quoted object key', () => readEntry(depth + 1)));
    const digits = take(NUMBER);
    if (digits !== undefined) return numberOf(digits);
    const word = take(WORD) ?? fail(expected);
    return word === 'null' ? null : word === 'true';
  }

  const value = read(1, 'JSON value expected');
  take(BLANKS);
  return position < text.length ? fail('End of input expected') : value;
}

function placeOf(text: string, position: number): Pick<JsonProblem, 'line' | 'column'> {
  const before = text.slice(0, position).split('\n');
  return {line: before.length, column: (before.at(-1) ?? '').length + 1};
}

/**
 * The value of a JSON text, as `json_decode($text, true)` gives it. Of a repeated key the last counts. Where it is nested
 * too deeply, the place is that of the first character.
 */
export function decodeJson(text: string): Decoded {
  try {
    return {value: parse(text)};
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return {problem: {message: error.message, ...placeOf(text, error.position)}};
  }
}

/** `JSON_PRETTY_PRINT`, `JSON_UNESCAPED_UNICODE` and `JSON_UNESCAPED_SLASHES`. */
export type JsonFlag = 'pretty' | 'unicode' | 'slashes';

const SHORT: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const hex = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

class Unencodable extends Error {}

function encodeString(text: string, flags: ReadonlySet<JsonFlag>): string {
  // In PHP a text is UTF-8: half a pair cannot be written.
  if (/\p{Surrogate}/u.test(text)) throw new Unencodable();
  // Control characters are always escaped, and so are the two line ends that JavaScript did not allow in a text.
  // eslint-disable-next-line no-control-regex
  const special = flags.has('unicode') ? /["\\/\x00-\x1f\u2028\u2029]/g : /["\\/\x00-\x1f]|[^\x00-\x7f]/g;
  const escaped = text.replace(special, (character) => {
    if (character === '/') return flags.has('slashes') ? '/' : '\\/';
    return SHORT[character] ?? hex(character);
  });
  return `"${escaped}"`;
}

function encodeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Unencodable();
  return floatToDigits(value).replace('E', 'e');
}

function encode(value: Value, flags: ReadonlySet<JsonFlag>, indent: string): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return encodeNumber(value);
  if (typeof value === 'string') return encodeString(value, flags);
  const isSequence = isList(value);
  const entries = entriesOf(isObject(value) ? value.properties() : value);
  if (entries.length === 0) return isSequence || isDict(value) ? '[]' : '{}';
  const isPretty = flags.has('pretty');
  const inner = isPretty ? `${indent}    ` : '';
  const items = entries.map(([key, item]) => {
    const name = isSequence ? '' : `${encodeString(key, flags)}:${isPretty ? ' ' : ''}`;
    return `${inner}${name}${encode(item, flags, inner)}`;
  });
  const [open, close] = isSequence ? ['[', ']'] : ['{', '}'];
  const end = isPretty ? '\n' : '';
  return `${open}${end}${items.join(isPretty ? ',\n' : ',')}${end}${isPretty ? indent : ''}${close}`;
}

/**
 * JSON text as `json_encode` writes it.
 *
 * @returns an empty text where a value has no JSON form: a float that is no number, a text that is not UTF-8
 */
export function encodeJson(value: Value, flags: Iterable<JsonFlag> = []): string {
  try {
    return encode(value, new Set(flags), '');
  } catch (error) {
    if (!(error instanceof Unencodable)) throw error;
    return '';
  }
}
