import type {MiddlewareAnswer} from '../model/router';
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

interface Middleware {
  /** What it looks at, in a sentence. */
  does: string;
  header?: 'language' | 'authorization';
  /** Who raises its errors, as the catalogue says it. */
  raisedBy?: string;
  /** Its failure, where the catalogue has none. */
  fails?: {code: number; message: string};
  /**
   * What it answers by itself; a failure by the id of its row in the catalogue.
   *
   * @param uid - of the tenant whose token it is
   */
  answer: (sent: Sent, uid: string) => MiddlewareAnswer | string;
}

const pass = (attributes?: Dict): MiddlewareAnswer =>
  attributes ? {kind: 'pass', attributes} : {kind: 'pass'};

/** As RequireBearerToken has it. */
const BEARER_TOKEN = /^Bearer\s+([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The last one counts, as in PHP. */
const tokenIn = (target: string) =>
  new URLSearchParams(target.split('?').slice(1).join('?')).getAll('token').at(-1) ?? '';

const MIDDLEWARES = {
  CheckHeader: {
    does: 'Compares the header Accept-Language with "en".',
    header: 'language',
    raisedBy: RAISED_BY.CheckHeader,
    answer: ({language}) => (language === 'en' ? pass() : 'header-check-sample'),
  },
  AuthClient: {
    does: 'Looks for the query parameter token and asks a service about it, which is assumed to agree.',
    raisedBy: RAISED_BY.AuthClient,
    answer: ({target}) =>
      tokenIn(target) === '' ? 'token-query-missing-sample' : pass(dict({token_info: dict({})})),
  },
  CheckAuth: {does: 'A placeholder for your own check.', answer: () => pass()},
  CheckPlanRights: {does: 'A placeholder for your own check.', answer: () => pass()},
  RequireBearerToken: {
    does: 'Reads the header Authorization and puts the uid of the token on the request. A token of the right form is assumed to be valid.',
    header: 'authorization',
    raisedBy: RAISED_BY.RequireBearerToken,
    answer: ({authorization}, uid) =>
      BEARER_TOKEN.test(authorization) ? pass(dict({uid})) : 'bearer-no-valid-header',
  },
  CheckVerified: {does: 'A placeholder for your own check.', answer: () => pass()},
  ParseJsonBody: {
    does: 'Decodes the body, which is assumed to be a JSON object, and puts it on the request as the parsed body.',
    fails: {code: 400, message: 'The body is not a JSON object'},
    answer: () => pass(dict({})),
  },
  RateLimitMiddleware: {
    does: 'Counts the calls of a client. The limit of the route is not reached unless you choose it.',
    raisedBy: RAISED_BY.RateLimitMiddleware,
    answer: () => pass(),
  },
} as const satisfies Record<string, Middleware>;

export type ClassName = keyof typeof MIDDLEWARES;

export const CLASSES = Object.keys(MIDDLEWARES) as ClassName[];

export const middlewareOf = (name: string): Middleware | undefined =>
  Object.hasOwn(MIDDLEWARES, name) ? MIDDLEWARES[name as ClassName] : undefined;
