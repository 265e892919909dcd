import {expect, test} from '@playwright/test';
import {
  fieldsCodec,
  fromRaw,
  integerField,
  MOST,
  namedCodec,
  packedCodec,
  rawIn,
  toRaw,
  withRaw,
  wordField,
} from './address';

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
    'steps:0x10',
    'steps: 5',
    'steps:05',
    'steps:-0',
    'steps:5,steps:6',
    'steps:5,',
    'scale:cubic',
    '__proto__:1',
    'constructor:1',
  ])
    expect(fields.decode(hostile), hostile).toBeUndefined();
  expect(preset).toEqual({steps: 1, scale: 'log'});
});

const texts = packedCodec<{text: string}>(
  ({text}) => text,
  (text) => {
    if (text === 'throws') throw new Error('Not readable');
    return text === 'refused' ? undefined : {text};
  },
);

test('a text comes back in letters that any address holds', () => {
  const some = {text: '{"label": "Ünï → 👋"}'};
  expect(texts.encode(some)).toMatch(/^[\w-]+$/);
  expect(texts.decode(texts.encode(some))).toEqual(some);
});

test('what is no base64url of UTF-8, or cannot be read, is refused', () => {
  const inLatin1 = Buffer.from('ü', 'latin1').toString('base64url');
  const unread = ['throws', 'refused'].map((text) => texts.encode({text}));
  for (const hostile of ['', 'a', '====', '!', 'a b', '%', 'e30=', '_w', 'gICA', inLatin1, ...unread])
    expect(texts.decode(hostile), hostile).toBeUndefined();
});

test('a preset is written as its name, any other state by the codec behind', () => {
  const some = {text: 'a failure'};
  const named = namedCodec([{name: 'a-failure', state: some}], texts);
  expect(named.encode({...some})).toBe('a-failure');
  expect(named.decode('a-failure')).toEqual(some);
  const other = {text: 'another'};
  expect(named.encode(other)).toBe(`.${texts.encode(other)}`);
  expect(named.decode(named.encode(other))).toEqual(other);
  for (const hostile of ['', '.', 'b-failure', '__proto__', 'constructor', texts.encode(other)])
    expect(named.decode(hostile), hostile).toBeUndefined();
});

test('one parameter is changed, and every other stays as it was written', () => {
  const search = '?a=1+1&reader=old&%7e=%&reader=again&readers=2&b';
  expect(rawIn(search, 'reader')).toBe('old');
  expect(withRaw(search, 'reader', 'new')).toBe('?a=1+1&%7e=%&readers=2&b&reader=new');
  expect(withRaw(search, 'reader', undefined)).toBe('?a=1+1&%7e=%&readers=2&b');
  expect(withRaw('?reader=1', 'reader', undefined)).toBe('');
  expect(withRaw('', 'reader', 'new')).toBe('?reader=new');
  expect(rawIn('?reader', 'reader')).toBe('');
  expect(rawIn('?readers=2', 'reader')).toBeUndefined();
  expect(rawIn('', 'reader')).toBeUndefined();
});

test('a text comes back from an address, in which no sign ends a link', () => {
  for (const text of ['steps:5,scale:log', `it's (100 %) + a&b=c#d?/\\"<>~*!`, 'Привет 👋', '']) {
    const raw = toRaw(text);
    expect(raw).not.toMatch(/[!'()*&#+<>" ]/);
    expect(fromRaw(raw)).toBe(text);
    expect(new URLSearchParams(`q=${raw}`).get('q')).toBe(text);
  }
  expect(toRaw('steps:5,scale:log')).toBe('steps:5,scale:log');
  expect(toRaw('\uD800')).toBe('%EF%BF%BD');
  expect(fromRaw('a+b')).toBe('a b');
});

test('broken encoding and what is too long are refused', () => {
  for (const raw of ['%', '%E0%A4%A', '%zz', '%FF', '%C0%AF', 'a%2']) expect(fromRaw(raw)).toBeUndefined();
  expect(fromRaw('a'.repeat(MOST))).toHaveLength(MOST);
  expect(fromRaw('a'.repeat(MOST + 1))).toBeUndefined();
});
