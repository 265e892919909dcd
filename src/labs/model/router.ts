import {valueOf, type Answer} from './answer';
import {Thrown} from './errors';
import {Result, ResultType} from './result';
import {dict, type Dict, type Value} from './values';

export interface Route {
  method: string;
  path: string;
  handler: string;
  /** Those of its groups, then its own. */
  middlewares: readonly string[];
}

/** The part of a request that routing looks at. */
interface Request {
  method: string;
  /** With or without a query, which takes no part in the match. */
  target: string;
}

/** What a middleware answers. A pass with attributes hands on a copy of the request that has them. */
export type MiddlewareAnswer =
  {kind: 'pass'; attributes?: Dict} | {kind: 'missing'} | Exclude<Answer, {kind: 'same'}>;

/** What a handler answers: what it sees of the request, or nothing, as it cannot be built or the route names none. */
export type HandlerAnswer = Answer | {kind: 'shows'} | {kind: 'unresolvable'} | {kind: 'unnamed'};

export interface Visit {
  name: string;
  /** The attributes of the request that it was given, besides `route` and `params`. */
  seen: Dict;
  /** What it answered, or the failure that stands for it. */
  result?: ResultType;
  /** Which request goes on; nothing where the walk ends. */
  passes?: 'original' | 'modified';
  thrown?: Thrown;
}

export interface Walk {
  /** In the order of registration, up to the first match. */
  tried: readonly Route[];
  route?: Route;
  /** Texts as they stand in the path, not decoded. */
  params?: Dict;
  visits: readonly Visit[];
  /** There where no middleware ended the walk. */
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
  const visited = {name, seen};
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

/** The first route with the method and the path, behind those that are tried before it. */
function search(routes: readonly Route[], method: string, path: string): Pick<Walk, 'tried' | 'route'> {
  const index = routes.findIndex((route) => route.method === method && paramsOf(route.path, path));
  const route = routes[index];
  return route ? {tried: routes.slice(0, index + 1), route} : {tried: routes};
}

function handle(
  {method, path, handler: name}: Route,
  params: Dict,
  answer: HandlerAnswer,
  seen: Dict,
): Visit {
  const visited = {name, seen};
  const invalid = (message: string) => Result.Failure(500, `Invalid path handler: ${message}`);
  if (name === '' || answer.kind === 'unnamed')
    return {...visited, result: Result.Failure(500, 'Path handler not found')};
  if (answer.kind === 'unresolvable')
    return {...visited, result: invalid(`No entry or class found for '${name}'`)};
  if (answer.kind === 'shows') {
    const shown: [string, Value][] = [['params', params], ['matched', `${method} ${path}`], ...seen];
    return {...visited, result: Result.Success(new Map(shown))};
  }
  try {
    const result = valueOf(answer, () => Result.Success());
    return {...visited, result: result instanceof ResultType ? result : notAResult(name)};
  } catch (thrown) {
    if (!(thrown instanceof Thrown)) throw thrown;
    return {...visited, result: invalid(thrown.message)};
  }
}

function passMiddlewares(
  names: readonly string[],
  answers: Readonly<Record<string, MiddlewareAnswer>>,
): Pick<Walk, 'visits' | 'result' | 'thrown'> & {attributes: Dict} {
  const visits: Visit[] = [];
  let attributes = dict({});
  for (const name of names) {
    const answer = (Object.hasOwn(answers, name) && answers[name]) || {kind: 'pass' as const};
    const visited = visit(name, answer, attributes);
    visits.push(visited);
    const {result, thrown, passes} = visited;
    if (thrown) return {visits, attributes, thrown};
    if (!result || !passes) return {visits, attributes, ...(result ? {result} : {})};
    if (result.result === null) continue;
    // Only null counts as empty: anything else is handed on as if it were the request.
    if (!(result.result instanceof Passed)) {
      return {visits, attributes, thrown: new Thrown('TypeError', 'what is handed on must be a request')};
    }
    attributes = result.result.attributes;
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
  handler: HandlerAnswer = {kind: 'success'},
): Walk {
  const [path = ''] = target.split('?');
  const {tried, route} = search(routes, method.toUpperCase(), path);
  if (!route) return {tried, visits: [], result: Result.Failure(404, 'Path not found')};
  const params = paramsOf(route.path, path) ?? dict({});
  const {attributes, ...passed} = passMiddlewares(route.middlewares, middlewares);
  const found = {tried, route, params, ...passed};
  if (passed.result || passed.thrown) return found;
  const handled = handle(route, params, handler, attributes);
  return {...found, handler: handled, ...(handled.result ? {result: handled.result} : {})};
}
