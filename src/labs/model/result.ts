import {Thrown} from './errors';
import type {JsonFlag} from './json';
import {
  arrayOf,
  dict,
  entriesOf,
  isArray,
  isIntKey,
  isTruthy,
  typeName,
  type Dict,
  type List,
  type PhpArray,
  type PhpObject,
  type Value,
} from './values';

export const DEFAULT_FLAGS: readonly JsonFlag[] = ['pretty', 'unicode'];

/** The code of `ensure` where none is given. */
export const ENSURE_CODE = 400;

const asArray = (value: Value): PhpArray => (isArray(value) ? value : [value]);

/** `array_merge_recursive`: what both have under a text becomes a list of both, and lists are appended. */
function mergeArrays(left: PhpArray, right: PhpArray): PhpArray {
  const merged = new Map<string, Value>();
  let next = 0;
  for (const [key, value] of [...entriesOf(left), ...entriesOf(right)]) {
    if (isIntKey(key)) {
      merged.set(String(next), value);
      next += 1;
      continue;
    }
    const own = merged.get(key);
    merged.set(key, own === undefined ? value : mergeArrays(asArray(own), asArray(value)));
  }
  return arrayOf(merged);
}

/** The contract between all layers. Its methods run their callbacks or not by `status` alone, never by `code`. */
export class ResultType implements PhpObject {
  readonly className = 'ResultType';

  constructor(
    readonly status: boolean,
    readonly code: number,
    readonly result: Value,
    readonly error: string | null,
    public meta: PhpArray,
  ) {}

  isSuccess(): boolean {
    return this.status;
  }

  /**
   * The next step, which may fail.
   *
   * @throws Thrown of type TypeError, where the callback returns anything but a ResultType
   */
  then(callback: (result: Value) => Value): ResultType {
    return this.status ? resultOf('then', callback(this.result)) : this;
  }

  /** Another result with the same code and meta. A ResultType that the callback returns becomes the data. */
  map(callback: (result: Value) => Value): ResultType {
    if (!this.status) return this;
    return new ResultType(true, this.code, callback(this.result), this.error, this.meta);
  }

  /**
   * Answers a failure with another failure or with a success.
   *
   * @throws Thrown of type TypeError, where the handler returns anything but a ResultType
   */
  catch(handler: (error: string | null, code: number, meta: PhpArray) => Value): ResultType {
    return this.status ? this : resultOf('catch', handler(this.error, this.code, this.meta));
  }

  /** Looks at success and failure, and hands on the same object. */
  tap(callback: (result: Value, error: string | null, meta: PhpArray) => unknown): this {
    callback(this.result, this.error, this.meta);
    return this;
  }

  /** Turns a success that breaks a rule into a failure, which keeps the meta. */
  ensure(predicate: (result: Value) => Value, message: string, code: number = ENSURE_CODE): ResultType {
    if (!this.status || isTruthy(predicate(this.result))) return this;
    return new ResultType(false, code, null, message, this.meta);
  }

  /** Two successes become one; a failure, the own one first, stays what it is. */
  merge(other: ResultType, merger: (own: Value, other: Value) => Value): ResultType {
    if (!this.status) return this;
    if (!other.status) return other;
    const result = merger(this.result, other.result);
    return new ResultType(true, this.code, result, null, mergeArrays(this.meta, other.meta));
  }

  withMetric(key: string, value: Value): this {
    return this.note('metrics', key, value);
  }

  addDebugData(key: string, value: Value): this {
    return this.note('debug', key, value);
  }

  properties(): Dict {
    const {status, code, result, error, meta} = this;
    return dict({status, code: BigInt(code), result, error, meta});
  }

  /** What the emitter of JSON sends to a client. */
  envelope(): Dict {
    const {status, code, result, error, meta} = this;
    return dict({ok: status, code: BigInt(code), payload: result ?? error, _meta: meta});
  }

  private note(part: string, key: string, value: Value): this {
    const meta = new Map(entriesOf(this.meta));
    const notes = meta.get(part) ?? [];
    meta.set(part, arrayOf(new Map(isArray(notes) ? entriesOf(notes) : []).set(key, value)));
    this.meta = meta;
    return this;
  }
}

function resultOf(method: string, answer: Value): ResultType {
  if (answer instanceof ResultType) return answer;
  throw new Thrown(
    'TypeError',
    `the callback of ${method} must return a ResultType, and it returned ${typeName(answer)}`,
  );
}

/** An empty array is a list in PHP, whatever it will hold. */
const NOTHING: List = [];

export const Result = {
  Success(
    result: Value = null,
    code = 200,
    metrics: PhpArray = NOTHING,
    debug: PhpArray = NOTHING,
  ): ResultType {
    return new ResultType(true, code, result, null, dict({metrics, debug}));
  },

  Failure(code = 500, message: string | null = 'unknown error', debug: PhpArray = NOTHING): ResultType {
    // No metrics until one is set, as in 1.0.0.
    return new ResultType(false, code, null, message, dict({debug}));
  },
};
