import type {HandlerAnswer, MiddlewareAnswer} from '../model/router';
import {dict} from '../model/values';
import type {Option, OptionGroup} from '../controls';
import {middlewareOf, type Sent} from './middlewares';
import {HANDLER_ROWS, RAISED_BY, type Row} from './rows';

interface Choices<A> extends OptionGroup {
  options: readonly (Option & {answer: A})[];
}

type MiddlewareChoices = Choices<(sent: Sent, uid: string) => MiddlewareAnswer>;

type Failure = Extract<MiddlewareAnswer, {kind: 'failure'}>;

/** What stands for {name} in a message. A message with another name is no choice. */
const VALUES: Readonly<Record<string, string>> = {
  field: 'email',
  id: '77aa-01be-9f0c',
  max_attempts: '1000',
  reason: 'Signature verification failed',
};

/** The message of a row with its placeholders filled in. */
export const messageOf = ({message}: Row, values: Readonly<Record<string, string>> = VALUES): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  );

const failureOf = (row: Row): Failure => ({kind: 'failure', code: row.code ?? 500, message: messageOf(row)});

/** A row can be chosen where its code and all of its message are known. */
const isComplete = (row: Row) => row.form === 'failure' && row.code !== null && !messageOf(row).includes('{');

const optionOf = (row: Row): Option => ({value: row.id, label: `${row.code} ${messageOf(row)}`});

/** What an exception says here. */
export const EXCEPTION = 'The disk is full';

const THROWS = {kind: 'throws', message: EXCEPTION} as const;

const PLAN = dict({plan: 'basic'});

const {CheckHeader, AuthClient, RequireBearerToken} = RAISED_BY;

/** Of checks that any route may need. */
const RAISERS: readonly string[] = [CheckHeader, AuthClient, RequireBearerToken];

/** What may be chosen for a middleware: its own answer comes first. */
export function middlewareChoices(name: string, rows: readonly Row[]): MiddlewareChoices[] {
  const {raisedBy, fails, answer} = middlewareOf(name) ?? {};
  const complete = rows.filter(isComplete);
  const own = complete.filter((row) => row.raisedBy === raisedBy);
  const others = complete.filter(
    (row) => RAISERS.includes(row.raisedBy) && row.raisedBy !== raisedBy && !row.message.includes('{'),
  );
  const choiceOf = (row: Row) => ({...optionOf(row), answer: () => failureOf(row)});
  const ownAnswer = (sent: Sent, uid: string): MiddlewareAnswer => {
    const given = answer?.(sent, uid) ?? {kind: 'pass'};
    if (typeof given !== 'string') return given;
    const row = rows.find(({id}) => id === given);
    return row ? failureOf(row) : {kind: 'failure', message: given};
  };
  const failures = fails
    ? [
        {
          value: 'fails',
          label: `${fails.code} ${fails.message}`,
          answer: (): Failure => ({kind: 'failure', ...fails}),
        },
      ]
    : own.map(choiceOf);
  const choices: MiddlewareChoices[] = [
    {
      label: 'Success',
      options: [
        {value: 'own', label: 'Its own result', answer: ownAnswer},
        {value: 'pass', label: 'Null: the request passes unchanged', answer: () => ({kind: 'pass'})},
        {
          value: 'modified',
          label: 'A modified request, with uid',
          answer: (_sent, uid) => ({kind: 'pass', attributes: dict({uid})}),
        },
      ],
    },
    {label: 'Its failures', options: failures},
    {label: 'Failures of other samples', options: others.map(choiceOf)},
    {
      label: 'Errors of its own',
      options: [
        {value: 'missing', label: 'The class does not exist', answer: () => ({kind: 'missing'})},
        {value: 'throws', label: 'It throws an exception', answer: () => THROWS},
        {
          value: 'data',
          label: 'A success whose result is not a request',
          answer: () => ({kind: 'success', value: PLAN}),
        },
      ],
    },
  ];
  return choices.filter(({options}) => options.length > 0);
}

/** What may be chosen for the handler. */
export function handlerChoices(rows: readonly Row[]): Choices<HandlerAnswer>[] {
  const failures = HANDLER_ROWS.flatMap((id) => rows.find((row) => row.id === id && isComplete(row)) ?? []);
  return [
    {
      label: 'Success',
      options: [
        {value: 'shows', label: 'What it sees of the request', answer: {kind: 'shows'}},
        {value: 'nothing', label: 'No data', answer: {kind: 'success'}},
      ],
    },
    {label: 'Failures', options: failures.map((row) => ({...optionOf(row), answer: failureOf(row)}))},
    {
      label: 'Errors of its own',
      options: [
        {value: 'throws', label: 'It throws an exception', answer: THROWS},
        {
          value: 'unresolvable',
          label: 'The container cannot build it',
          answer: {kind: 'unresolvable'},
        },
        {
          value: 'data',
          label: 'Something that is not a ResultType',
          answer: {kind: 'value', value: PLAN},
        },
        {value: 'unnamed', label: 'The route names no handler', answer: {kind: 'unnamed'}},
      ],
    },
  ];
}

/** The values that may be chosen, as the address has them. */
export const valuesOf = (groups: readonly OptionGroup[]): string[] =>
  groups.flatMap(({options}) => options.map(({value}) => value));

export const chosen = <A>(groups: readonly Choices<A>[], value: string): A | undefined =>
  groups.flatMap(({options}) => options).find((option) => option.value === value)?.answer;
