import {expect, test} from '@playwright/test';
import {fromRaw, MOST, rawIn, toRaw, withRaw} from './query';

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
