import type {Preset} from '../address';
import {CLASSES, type ClassName} from './middlewares';
import type {WalkState} from './walkState';

const START: WalkState = {
  routes: 'sample',
  method: 'GET',
  target: '/clients/77aa-01be-9f0c/invoices',
  language: '',
  authorization: '',
  ...(Object.fromEntries(CLASSES.map((name) => [name, 'own'])) as Record<ClassName, string>),
  handler: 'shows',
  at: 0,
};

const CLIENT = '/space/clients/77aa-01be-9f0c';

const TOKEN = 'Bearer aaaa.bbbb.cccc';

const preset = (name: string, label: string, changes: Partial<WalkState> = {}): Preset<WalkState> => ({
  name,
  label,
  state: {...START, ...changes},
});

/** A label says what comes back. */
export const presets: readonly [Preset<WalkState>, ...Preset<WalkState>[]] = [
  preset('handled', 'Success: the handler returns 200'),
  preset('not-found', 'No route has the path: 404', {target: '/plans/12/prices'}),
  preset('wrong-method', 'The path exists under another method: 404', {
    method: 'DELETE',
    target: '/plans/12',
  }),
  preset('trailing-slash', 'The path has a slash at its end: 404', {target: '/plans/'}),
  preset('no-token', 'The bearer token is missing: a middleware returns 401', {target: CLIENT}),
  preset('uid', 'A middleware adds the uid of the token to the request: 200', {
    target: CLIENT,
    authorization: TOKEN,
  }),
  preset('limit', 'Too many calls: the rate limiter returns 429', {
    routes: 'limited',
    target: CLIENT,
    authorization: TOKEN,
    RateLimitMiddleware: 'request-limit-exceeded',
  }),
  preset('throws', 'The handler throws an exception: 500', {target: '/plans/12', handler: 'throws'}),
  preset('overlap', 'Two routes match: the first one wins, 200', {
    routes: 'overlap',
    target: '/clients/new',
  }),
];
