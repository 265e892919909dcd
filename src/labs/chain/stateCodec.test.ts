import {expect, test} from '@playwright/test';
import {encodeJson} from '../model/json';
import {writeChain} from '../model/chain';
import {presets} from './presets';
import {MOST_STEPS, withNew, type State} from './state';
import {stateCodec} from './stateCodec';

const FIRST = presets[0].state;

const packed = (json: string) => `.${Buffer.from(json).toString('base64url')}`;

const textOf = ({chain}: State) => encodeJson(writeChain(chain), ['unicode', 'slashes']);

test('a preset is its name, with the point that is looked at', () => {
  expect(presets.map(({state}) => stateCodec.encode(state))).toEqual(presets.map(({name}) => name));
  expect(stateCodec.encode({...FIRST, at: 3})).toBe('slow-motion:3');
  expect(stateCodec.decode('slow-motion:3')).toEqual({...FIRST, at: 3});
  expect(stateCodec.decode('ensure')).toEqual(presets[5]?.state);
});

test('a chain of one’s own comes back, with integers, floats and any sign', () => {
  let own: State = {chain: {start: {kind: 'success', value: [1n, 1.5, 'Ü → 👋 <b>']}, steps: []}, at: 0};
  for (const method of ['then', 'ensure', 'merge', 'withMetric', 'addDebugData', 'catch'] as const) {
    own = withNew(own, method);
  }
  const text = stateCodec.encode(own);
  expect(text).toMatch(/^\.[\w-]+:6$/);
  expect(stateCodec.decode(text)).toEqual(own);
});

test('what the lab cannot show, or has no room for, is refused', () => {
  const chainOf = (start: string, steps: readonly string[] = []) =>
    packed(`{"start":${start},"steps":[${steps.join(',')}]}`);
  const deep = (depth: number) => `{"success":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const tap = '{"tap":"same"}';
  expect(stateCodec.decode(chainOf('{"success":1}', Array(MOST_STEPS).fill(tap)))).toBeDefined();
  expect(stateCodec.decode(chainOf(deep(8)))).toBeDefined();
  for (const hostile of [
    '',
    '.',
    'ensure:0',
    'ensure:03',
    'ensure:3',
    'ensure\n',
    'Ensure',
    '__proto__',
    packed('null'),
    packed('{'),
    packed(textOf(FIRST)).slice(1),
    `${packed(textOf(FIRST))}:9`,
    chainOf('{"success":1}', Array(MOST_STEPS + 1).fill(tap)),
    chainOf('{"new":{"status":true,"code":200}}'),
    chainOf('{"defaults":"constructor"}'),
    chainOf('{"success":1}', ['{"constructor":"same"}']),
    chainOf('{"success":1}', ['{"then":"other"}']),
    chainOf('{"success":1}', ['{"withMetric":["a",1,2]}']),
    chainOf('{"success":1,"code":1000}'),
    chainOf('{"success":1,"code":"200"}'),
    chainOf('{"__proto__":{"success":1}}'),
    chainOf(deep(20)),
  ])
    expect(stateCodec.decode(hostile), hostile.slice(0, 60)).toBeUndefined();
});
