import {expect, test} from '@playwright/test';
import {optional, readAnswer, toArray, type Answer} from './answer';
import {readChain, run} from './chain';
import {Thrown} from './errors';
import {encodeJson} from './json';
import {phpCode} from './php';
import {DEFAULT_FLAGS, type ResultType} from './result';
import {ROUTE_FILES} from '../request/routeFiles';
import {walk, type HandlerAnswer, type MiddlewareAnswer, type Route} from './router';
import {readSchema} from './schema';
import {entriesIn, listIn, readVectors, textIn} from './testData';
import {IntUtils, StringUtils} from './utils';
import {validate} from './validator';
import {arrayOf, isDict, isList, type Dict, type Value} from './values';

/** As PHP code, so that `4` and `4.0` differ and the order counts. An object stands in a vector as its properties. */
const code = (value: Value) => phpCode(plain(value), '', 0);

function plain(value: Value): Value {
  if (isList(value)) return value.map(plain);
  if (isDict(value)) return new Map(Array.from(value, ([key, item]): [string, Value] => [key, plain(item)]));
  return typeof value === 'object' && value !== null && 'properties' in value
    ? plain(value.properties())
    : value;
}

interface Outcome {
  result?: ResultType | undefined;
  error?: Error | undefined;
}

/** An outcome states at least these; a message only where a fact states it. */
const STATED = ['status', 'code', 'result'];

function expectOutcome(vector: Dict, {result, error}: Outcome): void {
  const thrown = optional(vector, 'throws', toArray);
  if (thrown && isDict(thrown)) {
    expect(result).toBeUndefined();
    expect(error).toBeInstanceOf(Thrown);
    const {type, message} = error as Thrown;
    expect({type, ...(thrown.has('message') ? {message} : {})}).toEqual(Object.fromEntries(thrown));
    return;
  }
  expect(error).toBeUndefined();
  const outcome = optional(vector, 'outcome', toArray);
  if (!outcome || !isDict(outcome)) return;
  expect(Array.from(outcome.keys())).toEqual(expect.arrayContaining(STATED));
  const properties = Array.from(outcome.keys(), (key): [string, Value] => [
    key,
    result?.properties().get(key) ?? null,
  ]);
  expect(code(new Map(properties))).toBe(code(outcome));
}

/** Compares what a vector expects under each of the keys; it has to expect something. */
function expectKeys(vector: Dict, checks: Readonly<Record<string, (expected: Value) => void>>): void {
  const stated = Object.keys(checks).filter((key) => vector.has(key));
  expect(stated).not.toEqual([]);
  for (const key of stated) checks[key]?.(vector.get(key) ?? null);
}

function checkContract(vector: Dict): void {
  const trace = run(readChain(vector));
  const {stages} = trace;
  const thrown = stages.at(-1)?.thrown;
  const end = trace.end?.object;
  const outcome = () => expectOutcome(vector, {result: end, error: thrown});
  if (!vector.has('throws')) expect(thrown).toBeUndefined();
  expectKeys(vector, {
    outcome,
    throws: outcome,
    ran: (expected) => expect(stages.map(({hasRun}) => hasRun)).toEqual(expected),
    seen() {
      for (const [index, given] of entriesIn(vector, 'seen'))
        expect(code(stages[Number(index)]?.seen ?? null)).toBe(code(given));
    },
    isSame: (expected) => expect(trace.end?.number === trace.start.number).toBe(expected),
    json: (expected) => expect(end && encodeJson(end, DEFAULT_FLAGS)).toBe(expected),
    envelope: (expected) => expect(code(end?.envelope() ?? null)).toBe(code(expected)),
  });
}

function callOf(name: string) {
  if (name === 'checkRange') return IntUtils.checkRange;
  if (name === 'checkLength') return StringUtils.checkLength;
  throw new Error(`Not a call: ${name}`);
}

function outcomeOf(vector: Dict): Outcome {
  if (vector.has('schema'))
    return validate(
      readSchema(arrayOf(entriesIn(vector, 'schema'))),
      optional(vector, 'data', toArray) ?? [],
    );
  const [first = null, second = null, third = null, name] = listIn(vector, 'arguments');
  const field = typeof name === 'string' ? name : undefined;
  try {
    return {result: callOf(textIn(vector, 'call'))(first, second, third, field)};
  } catch (error) {
    if (error instanceof Thrown) return {error};
    throw error;
  }
}

function checkValidator(vector: Dict): void {
  expect(vector.has('outcome') || vector.has('throws')).toBe(true);
  expectOutcome(vector, outcomeOf(vector));
}

/** The sample API by its name, or each route as its method, path, handler and middlewares. */
function routesOf(vector: Dict): readonly Route[] {
  if (vector.get('routes') === 'sample') return ROUTE_FILES.sample.routes;
  return listIn(vector, 'routes').map((entry) => {
    const [method = '', path = '', handler = '', ...middlewares] = entry as readonly string[];
    return {method, path, handler, middlewares};
  });
}

function readMiddleware(of: Value): MiddlewareAnswer {
  if (of === 'pass' || of === 'missing') return {kind: of};
  const attributes = isDict(of) ? optional(of, 'pass', toArray) : undefined;
  if (attributes && isDict(attributes)) return {kind: 'pass', attributes};
  return readAnswer(of) as Exclude<Answer, {kind: 'same'}>;
}

const readHandler = (of: Value): HandlerAnswer =>
  of === 'unresolvable' ? {kind: 'unresolvable'} : readAnswer(of);

function checkRouting(vector: Dict): void {
  const [method = '', target = ''] = textIn(vector, 'request').split(' ');
  const answers = entriesIn(vector, 'middlewares').map(([name, answer]) => [name, readMiddleware(answer)]);
  const handler = vector.get('handler');
  const {
    route,
    params,
    visits,
    handler: handled,
    result,
    thrown,
  } = walk(
    routesOf(vector),
    {method, target},
    Object.fromEntries(answers) as Record<string, MiddlewareAnswer>,
    handler === undefined ? undefined : readHandler(handler),
  );
  const outcome = () => expectOutcome(vector, {result, error: thrown});
  expectKeys(vector, {
    matched: (expected) => expect(route ? `${route.method} ${route.path}` : null).toBe(expected),
    params: (expected) => expect(code(arrayOf(params ?? []))).toBe(code(expected)),
    reached: (expected) => expect(visits.map(({name}) => name)).toEqual(expected),
    handled: (expected) => expect(handled !== undefined).toBe(expected),
    attributes: (expected) => expect(code(arrayOf(handled?.seen ?? []))).toBe(code(expected)),
    outcome,
    throws: outcome,
  });
}

/** With the least number of vectors in each file. */
const FILES = [
  ['contract', checkContract, 60],
  ['validator', checkValidator, 100],
  ['routing', checkRouting, 60],
] as const;

for (const [file, check, least] of FILES) {
  const vectors = readVectors(file);

  test(`the vectors of ${file} are enough, named once, and each says where it comes from`, () => {
    expect(vectors.length).toBeGreaterThanOrEqual(least);
    const names = vectors.map((vector) => textIn(vector, 'name'));
    expect(new Set(names).size).toBe(names.length);
    for (const vector of vectors)
      expect(textIn(vector, 'source')).toMatch(/^(framework-facts (section )?\d|specification)/);
  });

  test(`the model answers all vectors of ${file} as they say`, () => {
    // One test for all: a test each takes longer to start than to run.
    const failures = vectors.flatMap((vector) => {
      try {
        check(vector);
        return [];
      } catch (error) {
        return [`${textIn(vector, 'name')}: ${String(error)}`];
      }
    });
    expect(failures).toEqual([]);
  });
}
