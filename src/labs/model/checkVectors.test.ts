import {expect, test} from '@playwright/test';
import {optional, readAnswer, toArray, toText, type Answer} from './answer';
import {readChain, run} from './chain';
import {NotKnown, Thrown} from './errors';
import type {JsonFlag} from './json';
import {phpCode} from './php';
import type {ResultType} from './result';
import {RoutesBox, type Route} from './routes';
import {walk, type HandlerAnswer, type MiddlewareAnswer} from './router';
import {readSchema} from './schema';
import {IntUtils, StringUtils} from './utils';
import {validate} from './validator';
import {arrayOf, dict, isDict, isList, type Dict, type Value} from './values';
import {entriesIn, listIn, part, readVectors, textOf, type VectorFile} from './checkVectors';

/** As PHP code, so that `4` and `4.0` differ and the order counts. */
const code = (value: Value) => phpCode(value, '', 0);

/** The object that a vector expects; an object of PHP stands in it as its properties. */
const plain = (value: Value): Value => {
  if (isList(value)) return value.map(plain);
  if (isDict(value)) return new Map(Array.from(value, ([key, item]): [string, Value] => [key, plain(item)]));
  return typeof value === 'object' && value !== null && 'properties' in value
    ? plain(value.properties())
    : value;
};

/** What every outcome states; a message only where a fact states it. */
const PARTS = ['status', 'code', 'result'] as const;

function expectOutcome(vector: Dict, result: ResultType | undefined, thrown: Thrown | undefined): void {
  const expected = optional(vector, 'throws', toArray);
  if (expected) {
    expect(result).toBeUndefined();
    const said = new Map(isDict(expected) ? expected : []);
    const {type, message} = thrown ?? {};
    expect(dict({type: type ?? null, message: said.has('message') ? (message ?? null) : null})).toEqual(
      dict({type: said.get('type') ?? null, message: said.get('message') ?? null}),
    );
    return;
  }
  expect(thrown).toBeUndefined();
  const outcome = optional(vector, 'outcome', toArray);
  if (!outcome || !isDict(outcome)) return;
  const keys = Array.from(outcome.keys());
  expect(keys).toEqual(expect.arrayContaining([...PARTS]));
  expect(code(plain(part(result?.properties() ?? dict({}), keys)))).toBe(code(outcome));
}

/** Runs what a vector calls, and catches what PHP throws. */
function attempt(call: () => ResultType): {result?: ResultType; thrown?: Thrown} {
  try {
    return {result: call()};
  } catch (thrown) {
    if (thrown instanceof Thrown) return {thrown};
    throw thrown instanceof NotKnown ? new Error(`The model does not know: ${thrown.message}`) : thrown;
  }
}

const CHECKS = {
  contract: checkContract,
  validator: checkValidator,
  routing: checkRouting,
} satisfies Record<VectorFile, (vector: Dict) => void>;

/** How many vectors the issue of the labs asks for at least. */
const LEAST = {contract: 60, validator: 100, routing: 40} satisfies Record<VectorFile, number>;

const FILES = Object.keys(LEAST) as VectorFile[];

for (const file of FILES) {
  const vectors = readVectors(file);

  test(`the vectors of ${file} are enough, named once, and each says where it comes from`, () => {
    expect(vectors.length).toBeGreaterThanOrEqual(LEAST[file]);
    const names = vectors.map((vector) => textOf(vector, 'name'));
    expect(new Set(names).size).toBe(names.length);
    for (const vector of vectors)
      expect(textOf(vector, 'source')).toMatch(/^(framework-facts (section )?\d|specification)/);
  });

  test(`the model answers all vectors of ${file} as they say`, () => {
    // One test for all: a test each takes longer to start than to run.
    const failures = vectors.flatMap((vector) => {
      try {
        CHECKS[file](vector);
        return [];
      } catch (error) {
        return [`${textOf(vector, 'name')}: ${String(error)}`];
      }
    });
    expect(failures).toEqual([]);
  });
}

function checkContract(vector: Dict): void {
  const trace = run(readChain(vector));
  const {stages, thrown} = trace;
  const end = trace.end?.object;
  let checks = vector.has('throws') || vector.has('outcome') ? 1 : 0;
  expectOutcome(vector, end, thrown);
  const check = (key: string, compare: (expected: Value) => void) => {
    const expected = vector.get(key);
    if (expected === undefined) return;
    checks += 1;
    compare(expected);
  };
  check('ran', (expected) => expect(stages.map(({hasRun}) => hasRun)).toEqual(expected));
  check('seen', () => {
    for (const [index, given] of entriesIn(vector, 'seen')) {
      expect(code(plain(stages[Number(index)]?.seen ?? null))).toBe(code(given));
    }
  });
  check('isSame', (expected) => expect(trace.end?.number === trace.start.number).toBe(expected));
  check('read', () => {
    for (const entry of listIn(vector, 'read')) {
      const [method, key, value = null] = isList(entry) ? entry : [];
      expect(['getMetric', 'getDebug']).toContain(method);
      const read = method === 'getMetric' ? end?.getMetric(String(key)) : end?.getDebug(String(key));
      expect(code(read ?? null)).toBe(code(value));
    }
  });
  check('json', (expected) => {
    const flags = vector.has('flags') ? (listIn(vector, 'flags') as JsonFlag[]) : undefined;
    expect(end?.toJson(undefined, flags)).toBe(expected);
  });
  check('envelope', (expected) => expect(code(plain(end?.envelope() ?? null))).toBe(code(expected)));
  expect(checks).toBeGreaterThan(0);
}

function called(vector: Dict): ResultType {
  const [first = null, second = null, third = null, name] = listIn(vector, 'arguments');
  const named = (field: Value | undefined) => (typeof field === 'string' ? field : undefined);
  switch (textOf(vector, 'call')) {
    case 'checkRange':
      return IntUtils.checkRange(first, second, third, named(name));
    case 'isPositive':
      return IntUtils.isPositive(first, named(second));
    case 'checkLength':
      return StringUtils.checkLength(first, second, third, named(name));
    case 'notEmpty':
      return StringUtils.notEmpty(first, named(second));
    default:
      return validate(
        readSchema(arrayOf(entriesIn(vector, 'schema'))),
        optional(vector, 'data', toArray) ?? [],
      );
  }
}

function checkValidator(vector: Dict): void {
  expect(vector.has('outcome') || vector.has('throws')).toBe(true);
  const {result, thrown} = attempt(() => called(vector));
  expectOutcome(vector, result, thrown);
}

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const;

function fill(box: RoutesBox, calls: readonly Value[]): RoutesBox {
  for (const entry of calls) {
    const [method, first, ...rest] = isList(entry) ? entry : [];
    const verb = VERBS.find((name) => name === method);
    if (verb) box[verb](String(first), String(rest[0]));
    else if (method === 'middleware')
      box.middleware(isList(first ?? null) ? (first as string[]) : String(first));
    else if (method === 'group') box.group(String(first), (inner) => fill(inner, rest[0] as Value[]));
    else if (method === 'limit') {
      const [interval, strategy] = rest;
      box.limit(
        Number(first),
        interval === undefined ? undefined : Number(interval),
        strategy === undefined ? undefined : String(strategy),
      );
    } else throw new Error(`Not a call of the box: ${String(method)}`);
  }
  return box;
}

const routeValue = ({method, path, handler, middlewares, limit}: Route): Value =>
  dict({
    method,
    path,
    handler,
    middlewares,
    limit:
      limit &&
      dict({
        max_attempts: BigInt(limit.maxAttempts),
        interval: BigInt(limit.interval),
        strategy: limit.strategy,
      }),
  });

function readMiddleware(of: Value): MiddlewareAnswer {
  if (of === 'pass' || of === 'missing') return {kind: of};
  if (isDict(of)) {
    const attributes = of.get('pass');
    if (attributes !== undefined && isDict(attributes)) return {kind: 'pass', attributes};
  }
  return readAnswer(of) as Exclude<Answer, {kind: 'same'}>;
}

function readHandler(of: Value): HandlerAnswer {
  const message = isDict(of) ? optional(of, 'unresolvable', toText) : undefined;
  return message === undefined ? readAnswer(of) : {kind: 'unresolvable', message};
}

function checkRouting(vector: Dict): void {
  const routes = fill(new RoutesBox(), listIn(vector, 'box')).getRoutes();
  let checks = 0;
  const check = (key: string, compare: (expected: Value) => void) => {
    const expected = vector.get(key);
    if (expected === undefined) return;
    checks += 1;
    compare(expected);
  };
  check('routes', (expected) => expect(code(routes.map(routeValue))).toBe(code(expected)));
  check('request', (request) => {
    if (!isDict(request)) throw new Error('The request is not a map');
    const answers = entriesIn(vector, 'middlewares').map(([name, answer]) => [name, readMiddleware(answer)]);
    const handler = vector.get('handler');
    const walked = walk(
      routes,
      {method: textOf(request, 'method'), target: textOf(request, 'path')},
      Object.fromEntries(answers) as Record<string, MiddlewareAnswer>,
      handler === undefined ? undefined : readHandler(handler),
    );
    const {route, params, visits, handler: handled, result, thrown} = walked;
    check('matched', (expected) => expect(route ? `${route.method} ${route.path}` : null).toBe(expected));
    check('params', (expected) => expect(code(arrayOf(params ?? []))).toBe(code(expected)));
    check('ran', (expected) => {
      expect(visits.filter(({isCalled}) => isCalled).map(({name}) => name)).toEqual(expected);
    });
    check('handled', (expected) => expect(handled?.isCalled ?? false).toBe(expected));
    check('attributes', (expected) => expect(code(arrayOf(handled?.seen ?? []))).toBe(code(expected)));
    if (vector.has('outcome') || vector.has('throws')) {
      checks += 1;
      expectOutcome(vector, result, thrown);
    }
  });
  // The request itself is no expectation.
  expect(checks).toBeGreaterThan(vector.has('request') ? 1 : 0);
}
