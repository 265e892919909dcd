import {paramsOf, type HandlerAnswer, type MiddlewareAnswer} from '../model/router';
import type {Route} from '../model/routes';
import {dict, type Dict, type Value} from '../model/values';
import type {Option, OptionGroup} from '../controls';
import {middlewareOf, type Own, type Sent} from './middlewares';
import {HANDLER_ROWS, RAISED_BY, type Row} from './rows';

/** What stands for {name} in a message. A message with another name is no choice. */
const VALUES: Readonly<Record<string, string>> = {
  field: 'email',
  id: '77aa-01be-9f0c',
  max_attempts: '1000',
  reason: 'Signature verification failed',
};

const NAME = /\{(\w+)\}/g;

/** The message of a row with its names filled in. */
export const filled = (message: string, values: Readonly<Record<string, string>> = VALUES): string =>
  message.replace(NAME, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );

const isWhole = (row: Row) =>
  row.form === 'failure' && row.code !== null && !filled(row.message).includes('{');

const choiceOf = (row: Row): Option => ({value: row.id, label: `${row.code} ${filled(row.message)}`});

/** What a thrown exception says here. */
export const SAID = 'The disk is full';

const {CheckHeader, AuthClient, RequireBearerToken} = RAISED_BY;

/** Of checks that any route may need. */
const RAISERS: readonly string[] = [CheckHeader, AuthClient, RequireBearerToken];

/** What may be chosen for a middleware: its own answer comes first. */
export function middlewareChoices(name: string, rows: readonly Row[]): OptionGroup[] {
  const {raisedBy, fails} = middlewareOf(name) ?? {};
  const own = rows.filter((row) => isWhole(row) && row.raisedBy === raisedBy);
  const others = rows.filter(
    (row) =>
      isWhole(row) && RAISERS.includes(row.raisedBy) && !own.includes(row) && !row.message.includes('{'),
  );
  return [
    {
      label: 'Success',
      options: [
        {value: 'own', label: 'Its own answer'},
        {value: 'pass', label: 'Null: the request goes on as it is'},
        {value: 'modified', label: 'A modified request, with uid'},
      ],
    },
    {
      label: 'Its failures',
      options: fails ? [{value: 'fails', label: `${fails.code} ${fails.message}`}] : own.map(choiceOf),
    },
    {label: 'Failures of other samples', options: others.map(choiceOf)},
    {
      label: 'Errors of its own',
      options: [
        {value: 'missing', label: 'The class does not exist'},
        {value: 'throws', label: 'It throws an exception'},
        {value: 'data', label: 'A success whose result is not a request'},
      ],
    },
  ].filter(({options}) => options.length > 0);
}

/** What may be chosen for the handler. */
export function handlerChoices(rows: readonly Row[]): OptionGroup[] {
  const own = HANDLER_ROWS.flatMap((id) => rows.find((row) => row.id === id && isWhole(row)) ?? []);
  return [
    {
      label: 'Success',
      options: [
        {value: 'shows', label: 'What it sees of the request'},
        {value: 'nothing', label: 'No data'},
      ],
    },
    {label: 'Failures', options: own.map(choiceOf)},
    {
      label: 'Errors of its own',
      options: [
        {value: 'throws', label: 'It throws an exception'},
        {value: 'unresolvable', label: 'The container cannot build it'},
        {value: 'data', label: 'Something that is not a ResultType'},
        {value: 'unnamed', label: 'The route names no handler'},
      ],
    },
  ];
}

export const keysOf = (groups: readonly OptionGroup[]): string[] =>
  groups.flatMap(({options}) => options.map(({value}) => value));

function failureOf(id: string, rows: readonly Row[]): {kind: 'failure'; code: number; message: string} {
  const row = rows.find((one) => one.id === id);
  return {kind: 'failure', code: row?.code ?? 500, message: filled(row?.message ?? id)};
}

function ownAnswer(own: Own, rows: readonly Row[]): MiddlewareAnswer {
  switch (own.kind) {
    case 'pass':
      return own;
    case 'modified':
      return {kind: 'pass', attributes: own.attributes};
    case 'row':
      return failureOf(own.id, rows);
  }
}

/** A chosen answer of a middleware, as the model takes it. */
export function middlewareAnswer(
  name: string,
  key: string,
  {sent, uid, rows}: {sent: Sent; uid: string; rows: readonly Row[]},
): MiddlewareAnswer {
  switch (key) {
    case 'own':
      return ownAnswer(middlewareOf(name)?.own(sent, uid) ?? {kind: 'pass'}, rows);
    case 'pass':
      return {kind: 'pass'};
    case 'modified':
      return {kind: 'pass', attributes: dict({uid})};
    case 'fails':
      return {kind: 'failure', code: 400, message: key, ...middlewareOf(name)?.fails};
    case 'missing':
      return {kind: 'missing'};
    case 'throws':
      return {kind: 'throws', message: SAID};
    case 'data':
      return {kind: 'success', value: dict({plan: 'basic'})};
    default:
      return failureOf(key, rows);
  }
}

/** What the handler of the page shows: its parameters and the matched route, and what middlewares have added. */
function seenBy(route: Route, path: string, attributes: Dict): Value {
  return new Map<string, Value>([
    ['params', paramsOf(route.path, path) ?? []],
    ['matched', `${route.method} ${route.path}`],
    ...attributes,
  ]);
}

/** A chosen answer of the handler, as the model takes it. */
export function handlerAnswer(
  key: string,
  {route, path, attributes, rows}: {route: Route; path: string; attributes: Dict; rows: readonly Row[]},
): HandlerAnswer {
  switch (key) {
    case 'shows':
      return {kind: 'success', value: seenBy(route, path, attributes)};
    case 'nothing':
    case 'unnamed':
      return {kind: 'success'};
    case 'throws':
      return {kind: 'throws', message: SAID};
    case 'unresolvable':
      return {kind: 'unresolvable', message: `No entry or class found for '${route.handler}'`};
    case 'data':
      return {kind: 'value', value: dict({plan: 'basic'})};
    default:
      return failureOf(key, rows);
  }
}
