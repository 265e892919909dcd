import {
  make,
  optional,
  readAnswer,
  readMade,
  required,
  toCode,
  toText,
  valueOf,
  writeAnswer,
  type Answer,
  type Made,
} from './answer';
import {Thrown} from './errors';
import {Result, type ResultType} from './result';
import {dict, isDict, isList, type Dict, type Value} from './values';

/** A call in a chain, with what its callback answers. */
export type Step =
  | {method: 'then' | 'map' | 'catch' | 'tap'; answer: Answer}
  | {method: 'ensure'; answer: Answer; message: string; code?: number}
  | {method: 'merge'; answer: Answer; other: Made}
  | {method: 'withMetric' | 'addDebugData'; key: string; value: Value};

export type Method = Step['method'];

export interface Chain {
  start: Made;
  steps: readonly Step[];
}

/** Why a callback ran or did not. */
type Reason = 'success' | 'failure' | 'other failed' | 'always';

/** A result as it was at a point of the chain: two with the same number are the very same object. */
export interface Point {
  number: number;
  status: boolean;
  properties: Dict;
  object: ResultType;
}

export interface Stage {
  step: Step;
  /** Whether the callback ran, or, of a method without one, the method had an effect. */
  hasRun: boolean;
  reason: Reason;
  /** What the callback was given. */
  seen: readonly Value[];
  /** What went on; nothing where the chain was left by something thrown. */
  after?: Point;
  thrown?: Thrown;
}

export interface Trace {
  start: Point;
  stages: readonly Stage[];
  /** What the caller gets, unless something was thrown. */
  end?: Point;
}

type Called = (...seen: Value[]) => void;

function call(step: Step, on: ResultType, called: Called): ResultType {
  switch (step.method) {
    case 'then':
      return on.then((value) => {
        called(value);
        return valueOf(step.answer, () => Result.Success(value));
      });
    case 'map':
      return on.map((value) => {
        called(value);
        return valueOf(step.answer, () => value);
      });
    case 'catch':
      return on.catch((error, code, meta) => {
        called(error, BigInt(code), meta);
        return valueOf(step.answer, () => Result.Failure(code, error));
      });
    case 'tap':
      return on.tap((value, error, meta) => {
        called(value, error, meta);
        valueOf(step.answer, () => null);
      });
    case 'ensure':
      return on.ensure(
        (value) => {
          called(value);
          return valueOf(step.answer, () => true);
        },
        step.message,
        step.code,
      );
    case 'merge':
      return on.merge(make(step.other), (own, other) => {
        called(own, other);
        return valueOf(step.answer, () => own);
      });
    case 'withMetric':
      called();
      return on.withMetric(step.key, step.value);
    case 'addDebugData':
      called();
      return on.addDebugData(step.key, step.value);
  }
}

function reasonOf(step: Step, on: ResultType): Reason {
  if (step.method === 'tap' || step.method === 'withMetric' || step.method === 'addDebugData')
    return 'always';
  if (step.method === 'merge' && on.isSuccess() && !make(step.other).isSuccess()) return 'other failed';
  return on.isSuccess() ? 'success' : 'failure';
}

/** Runs a chain step by step and keeps what happened at each. */
export function run({start, steps}: Chain): Trace {
  const known = new Map<ResultType, number>();
  const pointOf = (object: ResultType): Point => {
    const number = known.get(object) ?? known.size + 1;
    known.set(object, number);
    return {number, status: object.status, properties: object.properties(), object};
  };
  let current = make(start);
  const first = pointOf(current);
  const stages: Stage[] = [];
  for (const step of steps) {
    const reason = reasonOf(step, current);
    let seen: Value[] | undefined;
    const called: Called = (...values) => {
      seen = values;
    };
    try {
      current = call(step, current, called);
    } catch (thrown) {
      if (!(thrown instanceof Thrown)) throw thrown;
      stages.push({step, hasRun: seen !== undefined, reason, seen: seen ?? [], thrown});
      return {start: first, stages};
    }
    stages.push({step, hasRun: seen !== undefined, reason, seen: seen ?? [], after: pointOf(current)});
  }
  return {start: first, stages, end: pointOf(current)};
}

const CALLBACKS = ['then', 'map', 'catch', 'tap', 'ensure', 'merge'] as const;
const NOTES = ['withMetric', 'addDebugData'] as const;

/** The six that take a callback, then the two that add a note. */
export const METHODS: readonly Method[] = [...CALLBACKS, ...NOTES];

function readNote(of: Value): {key: string; value: Value} | undefined {
  if (!isList(of) || of.length !== 2) return undefined;
  const [key, value = null] = of;
  return typeof key === 'string' ? {key, value} : undefined;
}

function readStep(of: Value): Step {
  if (!isDict(of)) throw new RangeError('Not a step');
  for (const method of NOTES) {
    const note = optional(of, method, readNote);
    if (note) return {method, ...note};
  }
  const method = CALLBACKS.find((name) => of.has(name));
  if (method === undefined) throw new RangeError('Not a method');
  const answer = required(of, method, readAnswer);
  if (method === 'merge') return {method, answer, other: required(of, 'with', readMade)};
  if (method !== 'ensure') return {method, answer};
  const code = optional(of, 'code', toCode);
  return {method, answer, message: required(of, 'message', toText), ...(code === undefined ? {} : {code})};
}

/**
 * Reads a chain from its data, as vectors and shared addresses hold it.
 *
 * @throws RangeError where the data is no chain
 */
export function readChain(of: Value): Chain {
  if (!isDict(of)) throw new RangeError('Not a chain');
  const steps = required(of, 'steps', (value) => (isList(value) ? value.map(readStep) : undefined));
  return {start: required(of, 'start', readMade), steps};
}

function writeStep(step: Step): Value {
  switch (step.method) {
    case 'withMetric':
    case 'addDebugData':
      return dict({[step.method]: [step.key, step.value]});
    case 'ensure': {
      const code: Record<string, Value> = step.code === undefined ? {} : {code: BigInt(step.code)};
      return dict({ensure: writeAnswer(step.answer), message: step.message, ...code});
    }
    case 'merge':
      return dict({merge: writeAnswer(step.answer), with: writeAnswer(step.other)});
    default:
      return dict({[step.method]: writeAnswer(step.answer)});
  }
}

export const writeChain = ({start, steps}: Chain): Value =>
  dict({start: writeAnswer(start), steps: steps.map(writeStep)});
