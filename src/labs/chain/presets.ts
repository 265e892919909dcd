import type {Preset} from '../address';
import type {Answer, Made} from '../model/answer';
import type {Chain} from '../model/chain';
import {dict, type List, type Value} from '../model/values';
import type {State} from './state';

const success = (
  value: Value,
  more: Omit<Extract<Made, {kind: 'success'}>, 'kind' | 'value'> = {},
): Made => ({
  kind: 'success',
  value,
  ...more,
});

const failure = (code: number, message: string): Made => ({kind: 'failure', message, code});

const value = (of: Value): Answer => ({kind: 'value', value: of});

const same: Answer = {kind: 'same'};

const NOTHING: List = [];

/** The sample of the page: a `then` fails, `catch` answers, a last `then` follows. */
const slowMotion: Chain = {
  start: success(dict({sku: 'A-7', qty: 3n})),
  steps: [
    {method: 'then', answer: failure(422, 'A-7 is sold out')},
    {method: 'then', answer: same},
    {method: 'map', answer: same},
    {method: 'tap', answer: same},
    {method: 'ensure', answer: same, message: 'Too many items'},
    {method: 'merge', answer: same, other: success(750n)},
    {method: 'catch', answer: success(NOTHING)},
    {method: 'then', answer: same},
  ],
};

const preset = (name: string, label: string, chain: Chain): Preset<State> => ({
  name,
  label,
  state: {chain, at: 0},
});

/** The sample of each method's page; the failure that it shows last is one choice away. */
export const presets: readonly [Preset<State>, ...Preset<State>[]] = [
  preset('slow-motion', 'Eight steps: the first one fails, and catch recovers', slowMotion),
  preset('then', 'then: a user is found, and an order is made, success 201', {
    start: success(dict({id: 7n, name: 'Ada'})),
    steps: [
      {
        method: 'then',
        answer: success(dict({user_id: 7n, sku: 'A-7', qty: 3n, total: 750n}), {code: 201}),
      },
    ],
  }),
  preset('map', 'map: a list becomes its length; code and metrics stay', {
    start: success(['ada@example.com', 'tim@example.com'], {code: 202, metrics: dict({rows: 2n})}),
    steps: [{method: 'map', answer: value(2n)}],
  }),
  preset('catch', 'catch: a failure gets a message for the client, failure 503', {
    start: {kind: 'failure', message: 'queue is down', code: 503, debug: dict({host: 'queue-1'})},
    steps: [
      {
        method: 'catch',
        answer: {
          kind: 'failure',
          message: 'Order not queued: queue is down',
          code: 503,
          debug: dict({host: 'queue-1'}),
        },
      },
    ],
  }),
  preset('tap', 'tap: it looks at a failure and changes nothing, failure 409', {
    start: failure(409, 'Cart 13 is empty'),
    steps: [{method: 'tap', answer: same}],
  }),
  preset('ensure', 'ensure: a success breaks a rule, failure 403', {
    start: success(dict({name: 'Tim', age: 16n}), {metrics: dict({fields: 2n})}),
    steps: [
      {method: 'ensure', answer: value(false), message: 'User must be at least 18 years old', code: 403},
      {method: 'then', answer: success(dict({id: 15n, name: 'Tim'}), {code: 201})},
    ],
  }),
  preset('merge', 'merge: two successes become one, and so do their metrics', {
    start: success(dict({id: 9n}), {metrics: dict({sql: 1n})}),
    steps: [
      {
        method: 'merge',
        answer: value(dict({id: 9n, sum: 75n})),
        other: success(dict({sum: 75n}), {metrics: dict({sql: 2n})}),
      },
    ],
  }),
];
