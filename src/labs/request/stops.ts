import {Result, type ResultType} from '../model/result';
import {walk, type MiddlewareAnswer, type Route, type Visit, type Walk} from '../model/router';
import {chosen, handlerChoices, messageOf, middlewareChoices} from './choices';
import type {TrackRow} from '../Track';
import type {Course, Side} from '@site/src/runs/Segment';
import {CLASSES} from './middlewares';
import {ROUTE_FILES} from './routeFiles';
import {KERNEL_ROW, type Row} from './rows';
import {sentTarget} from './sentTarget';
import type {WalkState} from './walkState';

type StopKind = 'request' | 'search' | 'middleware' | 'handler' | 'response';

/** How the request leaves a stop: on the track of success, on that of failure, by an exception, or it never came. */
type Outcome = 'passed' | 'failed' | 'thrown' | 'skipped';

export interface Stop {
  kind: StopKind;
  name: string;
  outcome: Outcome;
  note: string;
  visit?: Visit | undefined;
}

export interface WalkReport {
  walk: Walk;
  target: string;
  /** Without the query. */
  path: string;
  routes: readonly Route[];
  stops: readonly Stop[];
  /** What the kernel emits; nothing where the request ends without an envelope. */
  answer?: ResultType | undefined;
}

/** The kernel answers an exception; nobody catches any other error. */
function answerOf({result, thrown}: Walk, rows: readonly Row[]): ResultType | undefined {
  if (thrown?.type !== 'Exception') return result;
  const row = rows.find(({id}) => id === KERNEL_ROW);
  return Result.Failure(row?.code ?? 500, row ? messageOf(row, {message: thrown.message}) : thrown.message);
}

function outcomeOf({passes, thrown}: Visit, isLast: boolean, {thrown: atLast}: Walk): Outcome {
  if (thrown || (isLast && atLast)) return 'thrown';
  return passes ? 'passed' : 'failed';
}

const codeOf = (result: ResultType | undefined) => String(result?.code ?? 500);

function noteOf(visit: Visit, outcome: Outcome): string {
  if (outcome === 'thrown') return visit.thrown ? 'throws' : 'passes on something that is not a request';
  if (outcome === 'failed') return `fails with ${codeOf(visit.result)}`;
  return visit.passes === 'modified' ? 'passes on a modified request' : 'lets the request pass';
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
  const note = `handler, ${isPassed ? 'returns' : 'fails with'} ${codeOf(visit.result)}`;
  return {kind: 'handler', name, outcome: isPassed ? 'passed' : 'failed', note, visit};
}

function responseStop(answer: ResultType | undefined): Stop {
  const rest = {kind: 'response', name: 'Response'} as const;
  if (!answer) return {...rest, outcome: 'thrown', note: 'none: nobody catches a TypeError'};
  const isPassed = answer.isSuccess();
  return {...rest, outcome: isPassed ? 'passed' : 'failed', note: `ok: ${isPassed}, code: ${answer.code}`};
}

function searchStop(route: Route | undefined): Stop {
  const stop = {kind: 'search', name: 'Search'} as const;
  return route
    ? {...stop, outcome: 'passed', note: `finds ${route.method} ${route.path}`}
    : {...stop, outcome: 'failed', note: 'finds no route: 404'};
}

/** Walks, and puts the walk into words. */
export function describeWalk(state: WalkState, {uid, rows}: {uid: string; rows: readonly Row[]}): WalkReport {
  const sent = {...state, target: sentTarget(state.target)};
  const {method, target} = sent;
  const routes: readonly Route[] = ROUTE_FILES[state.routes].routes;
  const middlewares = CLASSES.map((name): [string, MiddlewareAnswer] => {
    const answer = chosen(middlewareChoices(name, rows), state[name]);
    return [name, answer?.(sent, uid) ?? {kind: 'pass'}];
  });
  const handler = chosen(handlerChoices(rows), state.handler);
  const walked = walk(routes, {method, target}, Object.fromEntries(middlewares), handler);
  const answer = answerOf(walked, rows);
  const {route} = walked;
  const [path = ''] = target.split('?');
  const stops: Stop[] = [
    {kind: 'request', name: 'Request', outcome: 'passed', note: `${method} ${target}`},
    searchStop(route),
    ...(route ? [...middlewareStops(walked), handlerStop(walked, route.handler)] : []),
    responseStop(answer),
  ];
  return {walk: walked, target, path, routes, stops, answer};
}

function courseOf({kind, outcome}: Stop, before: Side | undefined): Course {
  if (outcome === 'skipped') return {before, after: before, station: 'success', hasRun: false};
  const station = before ?? 'success';
  // Nothing goes on after a response that there is not.
  if (kind === 'response' && outcome === 'thrown') return {before, station, hasRun: true};
  return {before, after: outcome === 'passed' ? 'success' : 'failure', station, hasRun: true};
}

/** The stops of a request as rows beside the tracks. */
export function trackRows(stops: readonly Stop[]): TrackRow[] {
  let before: Side | undefined;
  return stops.map((stop) => {
    const course = courseOf(stop, before);
    before = course.after;
    return {name: stop.name, note: stop.note, course};
  });
}
