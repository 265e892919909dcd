import {Result, type ResultType} from '../model/result';
import {walk, type MiddlewareAnswer, type Visit, type Walk} from '../model/router';
import type {Route} from '../model/routes';
import {dict} from '../model/values';
import {filled, handlerAnswer, middlewareAnswer} from './answers';
import {CLASSES} from './middlewares';
import {ROUTE_FILES} from './routeFiles';
import {KERNEL_ROW, type Row} from './rows';
import {sentTarget} from './sentTarget';
import type {WalkState} from './walkState';

export type StopKind = 'request' | 'search' | 'middleware' | 'handler' | 'response';

/** How the request leaves a stop: on the track of success, on that of failure, by an exception, or it never came. */
export type Outcome = 'passed' | 'failed' | 'thrown' | 'skipped';

export interface Stop {
  kind: StopKind;
  name: string;
  outcome: Outcome;
  /** What happened, in a few words. */
  note: string;
  visit?: Visit | undefined;
}

export interface WalkReport {
  walk: Walk;
  /** What is sent: path and query. */
  target: string;
  /** Without the query. */
  path: string;
  routes: readonly Route[];
  stops: readonly Stop[];
  /** What the kernel emits; nothing where the request ends without an envelope. */
  answer?: ResultType | undefined;
}

/** Nobody catches an error that is no exception; the kernel answers an exception. */
function answerOf({result, thrown}: Walk, rows: readonly Row[]): ResultType | undefined {
  if (thrown?.type !== 'Exception') return result;
  const {code, message} = rows.find(({id}) => id === KERNEL_ROW) ?? {
    code: 500,
    message: '{message}',
  };
  return Result.Failure(code ?? 500, filled(message, {message: thrown.message}));
}

function outcomeOf({passes, thrown}: Visit, isLast: boolean, {thrown: atLast}: Walk): Outcome {
  if (thrown || (isLast && atLast)) return 'thrown';
  return passes ? 'passed' : 'failed';
}

const codeOf = (result: ResultType | undefined) => String(result?.code ?? 500);

function noteOf(visit: Visit, outcome: Outcome): string {
  if (outcome === 'thrown') return visit.thrown ? 'throws' : 'hands on something that is not a request';
  if (outcome === 'failed') return `fails with ${codeOf(visit.result)}`;
  return visit.passes === 'modified' ? 'hands on a modified request' : 'lets the request pass';
}

function middlewareStops(walked: Walk): Stop[] {
  const {route, visits, handler} = walked;
  return (route?.middlewares ?? []).map((name, index): Stop => {
    const visit = visits[index];
    if (!visit) return {kind: 'middleware', name, outcome: 'skipped', note: 'not reached'};
    const outcome = outcomeOf(visit, index === visits.length - 1 && !handler, walked);
    return {kind: 'middleware', name, outcome, note: noteOf(visit, outcome), visit};
  });
}

function handlerStop({handler: visit}: Walk, name: string): Stop {
  if (!visit) return {kind: 'handler', name, outcome: 'skipped', note: 'handler, not reached'};
  const isPassed = visit.result?.isSuccess() ?? false;
  const note = `handler, ${isPassed ? 'answers' : 'fails with'} ${codeOf(visit.result)}`;
  return {kind: 'handler', name, outcome: isPassed ? 'passed' : 'failed', note, visit};
}

function responseStop(answer: ResultType | undefined): Stop {
  const rest = {kind: 'response', name: 'Response'} as const;
  if (!answer) return {...rest, outcome: 'thrown', note: 'none: nobody catches a TypeError'};
  const isPassed = answer.isSuccess();
  return {...rest, outcome: isPassed ? 'passed' : 'failed', note: `ok: ${isPassed}, code: ${answer.code}`};
}

function stopsOf(
  walked: Walk,
  {method, target}: WalkState,
  answer: ResultType | undefined,
  name: string,
): Stop[] {
  const {route} = walked;
  return [
    {kind: 'request', name: 'Request', outcome: 'passed', note: `${method} ${target}`},
    {
      kind: 'search',
      name: 'Search',
      outcome: route ? 'passed' : 'failed',
      note: route ? `finds ${route.method} ${route.path}` : 'finds no route: 404',
    },
    ...(route ? [...middlewareStops(walked), handlerStop(walked, name)] : []),
    responseStop(answer),
  ];
}

/** Walks, and puts the walk into words. */
export function describeWalk(state: WalkState, {uid, rows}: {uid: string; rows: readonly Row[]}): WalkReport {
  const sent = {...state, target: sentTarget(state.target)};
  const {method, target} = sent;
  const routes: readonly Route[] = ROUTE_FILES[state.routes].routes;
  const [path = ''] = target.split('?');
  const answers = Object.fromEntries(
    CLASSES.map((name): [string, MiddlewareAnswer] => [
      name,
      middlewareAnswer(name, state[name], {sent, uid, rows}),
    ]),
  );
  const found = walk(routes, {method, target}, answers);
  const {route} = found;
  const attributes = found.handler?.seen ?? dict({});
  const walked = route
    ? walk(
        state.handler === 'unnamed'
          ? routes.map((one) => (one === route ? {...one, handler: ''} : one))
          : routes,
        {method, target},
        answers,
        handlerAnswer(state.handler, {route, path, attributes, rows}),
      )
    : found;
  const answer = answerOf(walked, rows);
  const stops = stopsOf(walked, sent, answer, route?.handler ?? '');
  return {walk: walked, target, path, routes, stops, answer};
}
