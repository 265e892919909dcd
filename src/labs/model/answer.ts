import {Thrown} from './errors';
import {Result, type ResultType} from './result';
import {dict, isArray, isDict, type Dict, type PhpArray, type Value} from './values';

/** A result that the factory makes. What is left out takes its default. */
export type Made =
  | {kind: 'success'; value?: Value; code?: number; metrics?: PhpArray; debug?: PhpArray}
  | {kind: 'failure'; message?: string | null; code?: number; debug?: PhpArray};

/** What a callback answers: a result, plain data, an exception, or what it was given. */
export type Answer =
  Made | {kind: 'value'; value: Value} | {kind: 'throws'; message: string} | {kind: 'same'};

export const make = (made: Made): ResultType =>
  made.kind === 'success'
    ? Result.Success(made.value, made.code, made.metrics, made.debug)
    : Result.Failure(made.code, made.message, made.debug);

/**
 * What a callback returns.
 *
 * @param same - what it returns where it hands on what it was given
 * @throws Thrown of type Exception, where the callback throws
 */
export function valueOf(answer: Answer, same: () => Value): Value {
  switch (answer.kind) {
    case 'same':
      return same();
    case 'value':
      return answer.value;
    case 'throws':
      throw new Thrown('Exception', answer.message);
    default:
      return make(answer);
  }
}

/** The HTTP-style codes that a model accepts: PHP takes any integer, and a reader none with twenty digits. */
const CODE_LIMIT = 1000;

/**
 * Reads an optional entry.
 *
 * @throws RangeError where it is there and of another type
 */
export function optional<T>(of: Dict, key: string, read: (value: Value) => T | undefined): T | undefined {
  const value = of.get(key);
  if (value === undefined) return undefined;
  const found = read(value);
  if (found === undefined) throw new RangeError(`Not readable: ${key}`);
  return found;
}

export function required<T>(of: Dict, key: string, read: (value: Value) => T | undefined): T {
  const found = optional(of, key, read);
  if (found === undefined) throw new RangeError(`Missing: ${key}`);
  return found;
}

export const toCode = (value: Value) =>
  typeof value === 'bigint' && value >= 0n && value < BigInt(CODE_LIMIT) ? Number(value) : undefined;
export const toText = (value: Value) => (typeof value === 'string' ? value : undefined);
export const toArray = (value: Value) => (isArray(value) ? value : undefined);

/** Wrapped, as null is a value here. */
const toMessage = (value: Value) => (value === null || typeof value === 'string' ? {read: value} : undefined);
const anything = (value: Value) => ({read: value});

/** Entries whose value is undefined are left out. */
export function withoutGaps<T extends object>(entries: T): T {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as T;
}

const toDefaults = (kind: Value): Made | undefined =>
  kind === 'success' || kind === 'failure' ? {kind} : undefined;

/**
 * Reads a made result from its data, such as `{"success": 1, "code": 201}`.
 *
 * @throws RangeError where the data is no such thing
 */
export function readMade(of: Value): Made {
  if (!isDict(of)) throw new RangeError('Not a result');
  const made = optional(of, 'defaults', toDefaults);
  if (made) return made;
  const code = optional(of, 'code', toCode);
  const debug = optional(of, 'debug', toArray);
  const success = optional(of, 'success', anything);
  if (success) {
    const metrics = optional(of, 'metrics', toArray);
    return withoutGaps<Made>({kind: 'success', value: success.read, code, metrics, debug});
  }
  const {read: message} = required(of, 'failure', toMessage);
  return withoutGaps<Made>({kind: 'failure', message, code, debug});
}

/**
 * Reads what a callback answers: a made result, `{"value": …}`, `{"throws": "…"}` or `"same"`.
 *
 * @throws RangeError where the data is no such thing
 */
export function readAnswer(of: Value): Answer {
  if (of === 'same') return {kind: 'same'};
  if (!isDict(of)) throw new RangeError('Not an answer');
  const value = optional(of, 'value', anything);
  if (value) return {kind: 'value', value: value.read};
  const message = optional(of, 'throws', toText);
  return message === undefined ? readMade(of) : {kind: 'throws', message};
}

/** The data of an answer, without the entries that are left out. */
const entries = (of: Readonly<Record<string, Value | undefined>>): Value =>
  dict(withoutGaps(of) as Record<string, Value>);

const intOf = (code: number | undefined) => (code === undefined ? undefined : BigInt(code));

export function writeAnswer(answer: Answer): Value {
  switch (answer.kind) {
    case 'same':
      return 'same';
    case 'value':
      return dict({value: answer.value});
    case 'throws':
      return dict({throws: answer.message});
    case 'success': {
      const {value: success, code, metrics, debug} = answer;
      return success === undefined
        ? dict({defaults: 'success'})
        : entries({success, code: intOf(code), metrics, debug});
    }
    case 'failure': {
      const {message: failure, code, debug} = answer;
      return failure === undefined
        ? dict({defaults: 'failure'})
        : entries({failure, code: intOf(code), debug});
    }
  }
}
