import type {Answer, Made} from '../model/answer';
import type {Chain} from '../model/chain';
import {dict, type List, type Value} from '../model/values';

export interface Preset {
  /** In the address. */
  name: string;
  label: string;
  chain: Chain;
}

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

/** The sample of each method's page; the failure that it shows last is one choice away. */
export const presets: readonly [Preset, ...Preset[]] = [
  {name: 'slow-motion', label: 'In slow motion', chain: slowMotion},
  {
    name: 'then',
    label: 'then',
    chain: {
      start: success(dict({id: 7n, name: 'Ada'})),
      steps: [
        {
          method: 'then',
          answer: success(dict({user_id: 7n, sku: 'A-7', qty: 3n, total: 750n}), {code: 201}),
        },
      ],
    },
  },
  {
    name: 'map',
    label: 'map',
    chain: {
      start: success(['ada@example.com', 'tim@example.com'], {code: 202, metrics: dict({rows: 2n})}),
      steps: [{method: 'map', answer: value(2n)}],
    },
  },
  {
    name: 'catch',
    label: 'catch',
    chain: {
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
    },
  },
  {
    name: 'tap',
    label: 'tap',
    chain: {
      start: failure(409, 'Cart 13 is empty'),
      steps: [{method: 'tap', answer: same}],
    },
  },
  {
    name: 'ensure',
    label: 'ensure',
    chain: {
      start: success(dict({name: 'Tim', age: 16n}), {metrics: dict({fields: 2n})}),
      steps: [
        {method: 'ensure', answer: value(false), message: 'User must be at least 18 years old', code: 403},
        {method: 'then', answer: success(dict({id: 15n, name: 'Tim'}), {code: 201})},
      ],
    },
  },
  {
    name: 'merge',
    label: 'merge',
    chain: {
      start: success(dict({id: 9n}), {metrics: dict({sql: 1n})}),
      steps: [
        {
          method: 'merge',
          answer: value(dict({id: 9n, sum: 75n})),
          other: success(dict({sum: 75n}), {metrics: dict({sql: 2n})}),
        },
      ],
    },
  },
];
