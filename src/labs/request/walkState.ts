import {fieldsCodec, integerField, namedCodec, wordField, type Codec, type Field} from '../address';
import {handlerChoices, middlewareChoices, valuesOf} from './choices';
import {CLASSES, type ClassName, type Sent} from './middlewares';
import {ROUTE_FILES, type RouteFileName} from './routeFiles';
import type {Row} from './rows';

/** By the name of a class, what was chosen for it. */
type Answers = Record<ClassName, string>;

export interface WalkState extends Sent, Answers {
  routes: RouteFileName;
  handler: string;
  /** The stop that is looked at, from 0; the last one where the walk has fewer. */
  at: number;
}

export const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/** Of each text that a reader writes. */
export const LENGTH = 200;

/** More than a walk can have. */
const MOST_STOPS = 9;

const TOKEN = 'Bearer aaaa.bbbb.cccc';

const answers = Object.fromEntries(CLASSES.map((name) => [name, 'own'])) as Answers;

/** Found and handled: where the address says nothing. */
export const START: WalkState = {
  routes: 'sample',
  method: 'GET',
  target: '/clients/77aa-01be-9f0c/invoices',
  language: '',
  authorization: '',
  ...answers,
  handler: 'shows',
  at: 1,
};

const preset = (changes: Partial<WalkState>): WalkState => ({...START, ...changes});

const CLIENT = '/space/clients/77aa-01be-9f0c';

/** By the name in the address. */
export const PRESETS = {
  handled: {label: 'Found and handled', state: START},
  'not-found': {label: 'No such path', state: preset({target: '/plans/12/prices'})},
  'wrong-method': {label: 'Another method', state: preset({method: 'DELETE', target: '/plans/12'})},
  'trailing-slash': {label: 'A slash at the end', state: preset({target: '/plans/'})},
  'no-token': {label: 'No bearer token', state: preset({target: CLIENT, at: 2})},
  uid: {label: 'A modified request', state: preset({target: CLIENT, authorization: TOKEN, at: 2})},
  limit: {
    label: 'Too many calls',
    state: preset({
      routes: 'limited',
      target: CLIENT,
      authorization: TOKEN,
      RateLimitMiddleware: 'request-limit-exceeded',
      at: 2,
    }),
  },
  throws: {label: 'A handler that throws', state: preset({target: '/plans/12', handler: 'throws', at: 2})},
  overlap: {label: 'Two routes that overlap', state: preset({routes: 'overlap', target: '/clients/new'})},
} as const satisfies Record<string, {label: string; state: WalkState}>;

export type PresetName = keyof typeof PRESETS;

export const presetNames = Object.keys(PRESETS) as PresetName[];

/** Control characters, and halves of a surrogate pair. */
const NOT_ON_A_LINE = /[\p{Cc}\p{Cs}]/gu;

export const oneLine = (text: string): string => text.replaceAll(NOT_ON_A_LINE, '');

/** Commas end a field: `~1` stands for one, and `~0` for `~`. */
const textField: Field<string> = {
  write: (text) => text.replaceAll('~', '~0').replaceAll(',', '~1'),
  read(text) {
    if (/~(?![01])/.test(text) || oneLine(text) !== text) return undefined;
    const read = text.replaceAll('~1', ',').replaceAll('~0', '~');
    return read.length <= LENGTH ? read : undefined;
  },
};

/** A preset by its name, every other walk as what differs from the first preset: `.target:/plans,method:POST`. */
export function walkCodec(rows: readonly Row[]): Codec<WalkState> {
  const answerFields = Object.fromEntries(
    CLASSES.map((name) => [name, wordField(...valuesOf(middlewareChoices(name, rows)))]),
  ) as Record<ClassName, Field<string>>;
  const fields = fieldsCodec<WalkState>(START, {
    routes: wordField(...(Object.keys(ROUTE_FILES) as RouteFileName[])),
    method: wordField<string>(...METHODS),
    target: textField,
    language: textField,
    authorization: textField,
    ...answerFields,
    handler: wordField(...valuesOf(handlerChoices(rows))),
    at: integerField(0, MOST_STOPS),
  });
  return namedCodec(Object.fromEntries(presetNames.map((name) => [name, PRESETS[name].state])), fields);
}

const withoutStop = (state: WalkState) => JSON.stringify({...state, at: 0});

/** The preset that a walk is, at whichever stop. */
export const presetOf = (state: WalkState): PresetName | undefined =>
  presetNames.find((name) => withoutStop(PRESETS[name].state) === withoutStop(state));
