import {expect, test} from '@playwright/test';
import {METHODS} from '../model/chain';
import {dict, type Value} from '../model/values';
import {presets} from './presets';
import {
  canMove,
  hasCallback,
  isShallow,
  MOST_STEPS,
  stepOf,
  withDefaults,
  withKind,
  withMethod,
  withMoved,
  withNew,
  withoutStep,
  withStart,
  withStep,
  type State,
} from './state';

const three: State = {
  chain: {...presets[0].state.chain, steps: [stepOf('then'), stepOf('map'), stepOf('tap')]},
  at: 2,
};

/** The methods of a chain, with the point that is looked at. */
const inWords = ({chain, at}: State) => [...chain.steps.map(({method}) => method), at].join(' ');

const up = withMoved(three, -1);
const down = withMoved(three, 1);
const one = withoutStep(withoutStep(three));
const start = {kind: 'failure', message: 'lost'} as const;

for (const [name, state, expected] of [
  ['a step is added behind the one that is looked at', withNew(three, 'catch'), 'then map catch tap 3'],
  ['a step is added behind the start', withNew({...three, at: 0}, 'merge'), 'merge then map tap 1'],
  ['a step moved up stays the one that is looked at', up, 'map then tap 1'],
  ['a step moved down stays the one that is looked at', down, 'then tap map 3'],
  ['behind a removed step the next one is looked at', withoutStep(three), 'then tap 2'],
  ['behind the last step the one before is looked at', one, 'then 1'],
  ['behind the only step the start is looked at', withoutStep(one), '0'],
  ['a step is replaced', withStep(three, stepOf('ensure')), 'then ensure tap 2'],
  ['the start is replaced', withStart(three, start), 'then map tap 2'],
] as const) {
  test(name, () => expect(inWords(state)).toBe(expected));
}

test('a full chain takes no step, no step leaves the chain, and the start is not removed', () => {
  let full: State = {...presets[0].state, at: 0};
  for (let count = 0; count < MOST_STEPS + 3; count += 1) full = withNew(full, 'tap');
  expect(full.chain.steps).toHaveLength(MOST_STEPS);
  expect(withNew(full, 'tap')).toBe(full);
  for (const [state, by] of [
    [up, -1],
    [down, 1],
    [{...three, at: 0}, 1],
    [{...three, at: 0}, -1],
  ] as const) {
    expect(canMove(state, by)).toBe(false);
    expect(withMoved(state, by)).toBe(state);
  }
  const none = withoutStep(one);
  expect(withoutStep(none)).toBe(none);
  expect(withStart(three, start).chain.start).toBe(start);
});

test('another method keeps what both have', () => {
  const then = {method: 'then', answer: {kind: 'throws', message: 'over'}} as const;
  for (const method of METHODS) {
    const next = withMethod(then, method);
    expect(next.method).toBe(method);
    expect(hasCallback(next) ? next.answer : then.answer).toBe(then.answer);
  }
  const note = {method: 'withMetric', key: 'rows', value: 4n} as const;
  expect(withMethod(note, 'addDebugData')).toEqual({...note, method: 'addDebugData'});
  expect(withMethod(note, 'map')).toEqual(stepOf('map'));
});

test('an answer of another kind keeps its value, message and notes, and not its code', () => {
  const failure = {kind: 'failure', message: 'lost', code: 404, debug: dict({host: 'a'})} as const;
  for (const [answer, next] of [
    [
      {kind: 'success', value: 5n, code: 201},
      {kind: 'value', value: 5n},
    ],
    [failure, {kind: 'throws', message: 'lost'}],
    [failure, {kind: 'success', value: null, debug: failure.debug}],
    [
      {kind: 'value', value: 5n},
      {kind: 'failure', message: 'It went wrong'},
    ],
    [{kind: 'value', value: 5n}, {kind: 'same'}],
    [{kind: 'failure'}, {kind: 'throws', message: 'unknown error'}],
  ] as const)
    expect(withKind(answer, next.kind)).toEqual(next);
  expect(withDefaults({kind: 'success', code: 201})).toEqual({kind: 'success', value: null, code: 201});
});

test('a value is shallow up to a depth', () => {
  const deep = (depth: number): Value => (depth === 0 ? 1n : dict({a: deep(depth - 1)}));
  expect(isShallow(deep(8))).toBe(true);
  expect(isShallow(deep(9))).toBe(false);
  expect(isShallow([[[]]], 2)).toBe(false);
});
