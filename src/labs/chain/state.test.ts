import {expect, test} from '@playwright/test';
import {METHODS} from '../model/chain';
import {dict, type Value} from '../model/values';
import {presets} from './presets';
import {
  answerOf,
  canMove,
  hasCallback,
  isShallow,
  MOST_STEPS,
  partsOf,
  PRESET,
  stepOf,
  withKind,
  withMethod,
  withMoved,
  withNew,
  withoutStep,
  withStart,
  withStep,
  type State,
} from './state';

const methodsOf = ({chain}: State) => chain.steps.map(({method}) => method).join(' ');

const three: State = {chain: {...PRESET.chain, steps: [stepOf('then'), stepOf('map'), stepOf('tap')]}, at: 2};

test('a step is added behind the one that is looked at, and is looked at then', () => {
  const added = withNew(three, 'catch');
  expect([methodsOf(added), added.at]).toEqual(['then map catch tap', 3]);
  expect(methodsOf(withNew({...three, at: 0}, 'merge'))).toBe('merge then map tap');
  let full: State = {...PRESET, at: 0};
  for (let count = 0; count < MOST_STEPS + 3; count += 1) full = withNew(full, 'tap');
  expect(full.chain.steps).toHaveLength(MOST_STEPS);
  expect(withNew(full, 'tap')).toBe(full);
});

test('a step is moved within the chain, and stays the one that is looked at', () => {
  const up = withMoved(three, -1);
  expect([methodsOf(up), up.at]).toEqual(['map then tap', 1]);
  const down = withMoved(three, 1);
  expect([methodsOf(down), down.at]).toEqual(['then tap map', 3]);
  for (const [state, by] of [
    [up, -1],
    [down, 1],
    [{...three, at: 0}, 1],
    [{...three, at: 0}, -1],
  ] as const) {
    expect(canMove(state, by)).toBe(false);
    expect(withMoved(state, by)).toBe(state);
  }
});

test('behind a removed step the next one is looked at, and the start is never removed', () => {
  const one = withoutStep(three);
  expect([methodsOf(one), one.at]).toEqual(['then tap', 2]);
  const last = withoutStep(one);
  expect([methodsOf(last), last.at]).toEqual(['then', 1]);
  const none = withoutStep(last);
  expect([methodsOf(none), none.at]).toEqual(['', 0]);
  expect(withoutStep(none)).toBe(none);
});

test('the start and a step are replaced, and nothing else', () => {
  const step = stepOf('ensure');
  expect(methodsOf(withStep(three, step))).toBe('then ensure tap');
  const start = {kind: 'failure', message: 'lost'} as const;
  expect(withStart(three, start)).toEqual({chain: {start, steps: three.chain.steps}, at: 2});
});

test('another method keeps what both have', () => {
  const then = {method: 'then', answer: {kind: 'throws', message: 'over'}} as const;
  for (const method of METHODS) {
    const next = withMethod(then, method);
    expect(next.method).toBe(method);
    expect(hasCallback(next) ? next.answer : undefined).toBe(
      method === 'withMetric' || method === 'addDebugData' ? undefined : then.answer,
    );
  }
  const note = {method: 'withMetric', key: 'rows', value: 4n} as const;
  expect(withMethod(note, 'addDebugData')).toEqual({...note, method: 'addDebugData'});
  expect(withMethod(note, 'map')).toEqual(stepOf('map'));
});

test('an answer of another kind keeps its value or message, and not its code', () => {
  expect(withKind({kind: 'success', value: 5n, code: 201}, 'value')).toEqual({kind: 'value', value: 5n});
  expect(withKind({kind: 'failure', message: 'lost', code: 404}, 'throws')).toEqual({
    kind: 'throws',
    message: 'lost',
  });
  expect(withKind({kind: 'failure', message: 'lost', code: 404}, 'success')).toEqual({
    kind: 'success',
    value: null,
  });
  expect(withKind({kind: 'value', value: 5n}, 'failure')).toEqual({
    kind: 'failure',
    message: 'It went wrong',
  });
  expect(withKind({kind: 'value', value: 5n}, 'same')).toEqual({kind: 'same'});
});

test('the parts of an answer make it again, without what is empty', () => {
  for (const {chain} of presets) {
    const {start} = chain;
    if (start.kind !== 'new') expect(answerOf(start.kind, partsOf(start))).toEqual(start);
  }
  const parts = {...partsOf({kind: 'failure'}), debug: []};
  expect(answerOf('failure', parts)).toEqual({kind: 'failure', message: 'unknown error'});
});

test('a value is shallow up to a depth', () => {
  const deep = (depth: number): Value => (depth === 0 ? 1n : dict({a: deep(depth - 1)}));
  expect(isShallow(deep(8))).toBe(true);
  expect(isShallow(deep(9))).toBe(false);
  expect(isShallow([[[]]], 2)).toBe(false);
});
