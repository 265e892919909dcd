import {dict, type Dict} from '../model/values';
import {RAISED_BY} from './rows';

/** The part of the request that the middlewares of the samples look at. */
export interface Sent {
  method: string;
  target: string;
  /** Of the headers Accept-Language and Authorization; empty where there is none. */
  language: string;
  authorization: string;
}

/** What a class answers by itself. */
export type Own = {kind: 'pass'} | {kind: 'modified'; attributes: Dict} | {kind: 'row'; id: string};

export interface Middleware {
  /** What it looks at, in a sentence. */
  does: string;
  /** The header that it reads. */
  header?: 'language' | 'authorization';
  /** Who raises its errors, as the catalogue says it. */
  raisedBy?: string;
  /** Its failure, where the catalogue has none. */
  fails?: {code: number; message: string};
  /** @param uid - of the tenant whose token it is */
  own: (sent: Sent, uid: string) => Own;
}

const PASS: Own = {kind: 'pass'};

/** As RequireBearerToken has it. */
const BEARER_TOKEN = /^Bearer\s+([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The last one counts, as in PHP. */
const tokenIn = (target: string) =>
  new URLSearchParams(target.split('?').slice(1).join('?')).getAll('token').at(-1) ?? '';

export const MIDDLEWARES = {
  CheckHeader: {
    does: 'Compares the header Accept-Language with "en".',
    header: 'language',
    raisedBy: RAISED_BY.CheckHeader,
    own: ({language}) => (language === 'en' ? PASS : {kind: 'row', id: 'header-check-sample'}),
  },
  AuthClient: {
    does: 'Looks for the query parameter token and asks a service about it, which is taken to agree.',
    raisedBy: RAISED_BY.AuthClient,
    own: ({target}) =>
      tokenIn(target) === ''
        ? {kind: 'row', id: 'token-query-missing-sample'}
        : {kind: 'modified', attributes: dict({token_info: dict({})})},
  },
  CheckAuth: {does: 'A placeholder for your own check.', own: () => PASS},
  CheckPlanRights: {does: 'A placeholder for your own check.', own: () => PASS},
  RequireBearerToken: {
    does: 'Reads the header Authorization and puts the uid of the token on the request. A token of the right form is taken to be valid.',
    header: 'authorization',
    raisedBy: RAISED_BY.RequireBearerToken,
    own: ({authorization}, uid) =>
      BEARER_TOKEN.test(authorization)
        ? {kind: 'modified', attributes: dict({uid})}
        : {kind: 'row', id: 'bearer-no-valid-header'},
  },
  CheckVerified: {does: 'A placeholder for your own check.', own: () => PASS},
  ParseJsonBody: {
    does: 'Decodes the body, which is taken to be a JSON object, and puts it on the request as the parsed body.',
    fails: {code: 400, message: 'The body is not a JSON object'},
    own: () => ({kind: 'modified', attributes: dict({})}),
  },
  RateLimitMiddleware: {
    does: 'Counts the calls of a client. The limit of the route is not reached unless you choose it.',
    raisedBy: RAISED_BY.RateLimitMiddleware,
    own: () => PASS,
  },
} as const satisfies Record<string, Middleware>;

export type ClassName = keyof typeof MIDDLEWARES;

export const CLASSES = Object.keys(MIDDLEWARES) as ClassName[];

export const middlewareOf = (name: string): Middleware | undefined =>
  Object.hasOwn(MIDDLEWARES, name) ? MIDDLEWARES[name as ClassName] : undefined;
