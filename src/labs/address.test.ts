import {expect, test} from '@playwright/test';
import {fieldsCodec, integerField, jsonCodec, namedCodec, wordField} from './codec';
import {flag, integer, list, nested, oneOf, shape, text, type Guard} from './guards';

const asJson = (json: string) => Buffer.from(json).toString('base64url');

const preset = {steps: 1, scale: 'log'} as {steps: number; scale: 'log' | 'linear'};
const fields = fieldsCodec(preset, {steps: integerField(1, 500), scale: wordField('log', 'linear')});

test('fields are written where they differ from the preset, and read back', () => {
  expect(fields.encode(preset)).toBe('');
  expect(fields.encode({steps: 50, scale: 'log'})).toBe('steps:50');
  expect(fields.encode({steps: 50, scale: 'linear'})).toBe('steps:50,scale:linear');
  expect(fields.decode('')).toEqual(preset);
  expect(fields.decode('scale:linear,steps:50')).toEqual({steps: 50, scale: 'linear'});
});

test('fields of another name, kind or size are refused', () => {
  for (const hostile of [
    'steps',
    ':1',
    'steps:',
    'steps:0',
    'steps:501',
    'steps:1.5',
    'steps:1e2',
    'steps:0x10',
    'steps: 5',
    'steps:05',
    'steps:-0',
    'steps:NaN',
    'steps:Infinity',
    'steps:5,steps:6',
    'steps:5,',
    'scale:cubic',
    'scale:constructor',
    '__proto__:1',
    'constructor:1',
    'toString:1',
    '<img src=x>',
  ])
    expect(fields.decode(hostile), hostile).toBeUndefined();
  expect(preset).toEqual({steps: 1, scale: 'log'});
});

interface Step {
  kind: 'then' | 'map';
  label: string;
  inner?: Step[];
}

const step: Guard<Step> = nested<Step>(3, (inner) =>
  shape({kind: oneOf('then', 'map'), label: text(20)}, {inner: list(inner, 5)}),
);
const steps = jsonCodec(shape({isFailure: flag, code: integer(100, 599), steps: list(step, 10)}));

const some = {
  isFailure: true,
  code: 404,
  steps: [{kind: 'then' as const, label: 'Ünï → 👋', inner: [{kind: 'map' as const, label: ''}]}],
};

test('a state comes back from JSON, in letters that any address holds', () => {
  const code = steps.encode(some);
  expect(code).toMatch(/^[\w-]+$/);
  expect(steps.decode(code)).toEqual(some);
});

test('JSON of another shape is refused', () => {
  const deep = (depth: number): unknown => ({
    kind: 'map',
    label: '',
    ...(depth > 1 ? {inner: [deep(depth - 1)]} : {}),
  });
  const withSteps = (value: unknown) => JSON.stringify({isFailure: true, code: 404, steps: value});
  expect(steps.decode(asJson(withSteps([deep(3)])))).toBeDefined();
  for (const hostile of [
    '',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"isFailure":true,"code":404}',
    '{"isFailure":1,"code":404,"steps":[]}',
    '{"isFailure":true,"code":1e400,"steps":[]}',
    '{"isFailure":true,"code":404.5,"steps":[]}',
    '{"isFailure":true,"code":404,"steps":{"length":1}}',
    '{"isFailure":true,"code":404,"steps":[],"more":1}',
    '{"isFailure":true,"code":404,"steps":[],"__proto__":{"polluted":1}}',
    '{"__proto__":{"isFailure":true,"code":404,"steps":[]}}',
    '{"isFailure":true,"code":404,"steps":[{"kind":"then","label":"","constructor":{}}]}',
    withSteps([deep(4)]),
    withSteps(Array(11).fill({kind: 'map', label: ''})),
    withSteps([{kind: 'map', label: 'a'.repeat(21)}]),
    withSteps([{kind: 'constructor', label: ''}]),
    '['.repeat(100_000),
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
  ])
    expect(steps.decode(asJson(hostile)), hostile.slice(0, 80)).toBeUndefined();
  expect(({} as {polluted?: unknown}).polluted).toBeUndefined();
});

test('what is no base64url of UTF-8 is refused', () => {
  for (const hostile of ['', 'a', '====', '!', 'a b', '%', 'e30=', asJson('{}').slice(0, -1), '_w', 'gICA'])
    expect(steps.decode(hostile), hostile).toBeUndefined();
  const inLatin1 = Buffer.from(JSON.stringify({...some, steps: [{kind: 'map', label: 'ü'}]}), 'latin1');
  expect(steps.decode(inLatin1.toString('base64url'))).toBeUndefined();
});

test('a preset is written as its name, any other state by the codec behind', () => {
  const named = namedCodec({'a-failure': some}, steps);
  expect(named.encode({...some})).toBe('a-failure');
  expect(named.decode('a-failure')).toEqual(some);
  const other = {...some, code: 400};
  expect(named.encode(other)).toBe(`.${steps.encode(other)}`);
  expect(named.decode(named.encode(other))).toEqual(other);
  for (const hostile of ['', '.', 'b-failure', '__proto__', 'constructor', steps.encode(other)])
    expect(named.decode(hostile), hostile).toBeUndefined();
});
