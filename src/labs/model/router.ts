import {valueOf, type Answer} from './answer';
import {Thrown} from './errors';
import {Result, ResultType} from './result';
import type {Route} from './routes';
import {dict, type Dict, type Value} from './values';

/** The part of a request that routing looks at. */
export interface Request {
  method: string;
  /** With or without a query, which takes no part in the match. */
  target: string;
}

/** What a middleware answers. A pass with attributes hands on a copy of the request that has them. */
export type MiddlewareAnswer =
  {kind: 'pass'; attributes?: Dict} | {kind: 'missing'} | Exclude<Answer, {kind: 'same'}>;

/** What a handler answers; one that is not resolvable cannot be built by the container. */
export type HandlerAnswer = Answer | {kind: 'unresolvable'; message: string};

export interface Tried {
  route: Route;
  /** What kept the route from matching: its method is looked at first. */
  misses: 'method' | 'path' | undefined;
}

export interface Visit {
  name: string;
  /** The attributes of the request that it was given, besides `route` and `params`. */
  seen: Dict;
  /** Whether its code was run: a class that is not found or cannot be built answers nothing itself. */
  isCalled: boolean;
  /** What it answered, or the failure that stands for it. */
  result?: ResultType;
  /** Which request goes on; nothing where the walk ends. */
  passes?: 'original' | 'modified';
  thrown?: Thrown;
}

export interface Walk {
  /** In the order of registration, up to the first match. */
  tried: readonly Tried[];
  route?: Route;
  /** Texts as they stand in the path, not decoded. */
  params?: Dict;
  visits: readonly Visit[];
  /** There where the handler was called. */
  handler?: Visit;
  result?: ResultType;
  thrown?: Thrown;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** The names of the placeholders of a path, in their order. */
const PLACEHOLDER = /\{(\w+)\}/g;

function compiled(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map(escaped);
  return new RegExp(`^${parts.join('([^/]+)')}$`);
}

/** The values of the placeholders, where a path matches. */
export function paramsOf(template: string, path: string): Dict | undefined {
  const found = compiled(template).exec(path);
  if (!found) return undefined;
  const names = Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name);
  return new Map(names.map((name, index): [string, Value] => [name, found[index + 1] ?? '']));
}

function tryRoute(route: Route, method: string, path: string): Tried {
  if (route.method !== method) return {route, misses: 'method'};
  return {route, misses: paramsOf(route.path, path) ? undefined : 'path'};
}

/** A request in the hands of a middleware: an object that is no plain data. */
class Passed {
  readonly className = 'ServerRequest';

  constructor(readonly attributes: Dict) {}

  properties(): Dict {
    return dict({});
  }
}

function answerOf(answer: MiddlewareAnswer, name: string, seen: Dict): Value {
  switch (answer.kind) {
    case 'pass':
      return answer.attributes
        ? Result.Success(new Passed(new Map([...seen, ...answer.attributes])))
        : Result.Success();
    case 'missing':
      return Result.Failure(500, `Middleware class ${name} not found`);
    default:
      return valueOf(answer, () => null);
  }
}

function notAResult(name: string): never {
  throw new Thrown('TypeError', `${name} must return a ResultType`);
}

function visit(name: string, answer: MiddlewareAnswer, seen: Dict): Visit {
  const visited = {name, seen, isCalled: answer.kind !== 'missing'};
  try {
    const result = answerOf(answer, name, seen);
    if (!(result instanceof ResultType)) return notAResult(name);
    if (!result.isSuccess()) return {...visited, result};
    return {...visited, result, passes: result.result === null ? 'original' : 'modified'};
  } catch (thrown) {
    if (!(thrown instanceof Thrown)) throw thrown;
    return {...visited, thrown};
  }
}

function handle(name: string, answer: HandlerAnswer, seen: Dict): Visit {
  const visited = {name, seen, isCalled: name !== '' && answer.kind !== 'unresolvable'};
  const failed = (message: string) => Result.Failure(500, `Invalid path handler: ${message}`);
  if (name === '') return {...visited, result: Result.Failure(500, 'Path handler not found')};
  if (answer.kind === 'unresolvable') return {...visited, result: failed(answer.message)};
  try {
    const result = valueOf(answer, () => Result.Success());
    return {...visited, result: result instanceof ResultType ? result : notAResult(name)};
  } catch (thrown) {
    if (!(thrown instanceof Thrown)) throw thrown;
    return {...visited, result: failed(thrown.message)};
  }
}

const PASS: MiddlewareAnswer = {kind: 'pass'};
const DONE: HandlerAnswer = {kind: 'success'};

/** The routes in the order of registration, up to the first that matches. */
function search(routes: readonly Route[], method: string, path: string): Tried[] {
  const index = routes.findIndex((route) => !tryRoute(route, method, path).misses);
  const looked = index < 0 ? routes : routes.slice(0, index + 1);
  return looked.map((route) => tryRoute(route, method, path));
}

/** The attributes of the request that goes on after a middleware. */
function passedOn({result}: ResultType, attributes: Dict): Dict {
  if (result === null) return attributes;
  if (result instanceof Passed) return result.attributes;
  // Only null counts as empty: anything else is handed on as if it were the request, and who takes one refuses it.
  throw new Thrown('TypeError', 'what is handed on must be a request');
}

function passMiddlewares(
  names: readonly string[],
  answers: Readonly<Record<string, MiddlewareAnswer>>,
): Pick<Walk, 'visits' | 'result' | 'thrown'> & {attributes: Dict} {
  const visits: Visit[] = [];
  let attributes = dict({});
  for (const name of names) {
    const answer = Object.hasOwn(answers, name) ? (answers[name] ?? PASS) : PASS;
    const visited = visit(name, answer, attributes);
    visits.push(visited);
    const {result, thrown, passes} = visited;
    if (thrown) return {visits, attributes, thrown};
    if (!result || !passes) return {visits, attributes, ...(result ? {result} : {})};
    try {
      attributes = passedOn(result, attributes);
    } catch (refused) {
      if (!(refused instanceof Thrown)) throw refused;
      return {visits, attributes, thrown: refused};
    }
  }
  return {visits, attributes};
}

/**
 * The way of a request through the router: the first route that matches, its middlewares in order, its handler.
 *
 * @param middlewares - by name; one that is not named passes
 */
export function walk(
  routes: readonly Route[],
  {method, target}: Request,
  middlewares: Readonly<Record<string, MiddlewareAnswer>> = {},
  handler: HandlerAnswer = DONE,
): Walk {
  const [path = ''] = target.split('?');
  const tried = search(routes, method.toUpperCase(), path);
  const route = tried.find(({misses}) => !misses)?.route;
  if (!route) return {tried, visits: [], result: Result.Failure(404, 'Path not found')};
  const {attributes, ...passed} = passMiddlewares(route.middlewares, middlewares);
  const found = {tried, route, params: paramsOf(route.path, path) ?? dict({}), ...passed};
  if (passed.result || passed.thrown) return found;
  const handled = handle(route.handler, handler, attributes);
  return {...found, handler: handled, ...(handled.result ? {result: handled.result} : {})};
}
