import {expect, test} from '@playwright/test';
import type {Press} from '@site/src/shared/keys';
import {actionOf, searchKeyOf} from './shortcutActions';

function press(key: string, {held = [], ...more}: Partial<Press> & {held?: readonly string[]} = {}): Press {
  return {
    key,
    code: '',
    shiftKey: false,
    repeat: false,
    getModifierState: (name) => held.includes(name),
    ...more,
  };
}

test('each key does one thing', () => {
  const actions = ['?', 'p', 'n', 'v', 'd'].map((key) => actionOf(press(key)));
  expect(actions).toEqual(['help', 'previous', 'next', 'version', 'mode']);
  expect(actionOf(press('x'))).toBeUndefined();
  expect(actionOf(press('Enter'))).toBeUndefined();
});

test('the question mark works with Shift, and letters work with Caps Lock', () => {
  expect(actionOf(press('?', {shiftKey: true}))).toBe('help');
  expect(actionOf(press('N'))).toBe('next');
  expect(actionOf(press('N', {shiftKey: true}))).toBeUndefined();
});

test('a key does nothing with a modifier or while it is held down', () => {
  for (const name of ['Control', 'Alt', 'Meta', 'AltGraph'])
    for (const key of ['?', 'n', 'd']) expect(actionOf(press(key, {held: [name]})), name).toBeUndefined();
  expect(actionOf(press('n', {repeat: true}))).toBeUndefined();
});

test('on a keyboard of another script, the position of the key counts', () => {
  expect(actionOf(press('т', {code: 'KeyN'}))).toBe('next');
  expect(actionOf(press('з', {code: 'KeyP'}))).toBe('previous');
  expect(actionOf(press('ö', {code: 'Semicolon'}))).toBeUndefined();
});

test('a slash alone, even with Shift, is a key of the search; so is k with Ctrl or Cmd, whatever the layout', () => {
  expect(searchKeyOf(press('/'))).toBe('single');
  expect(searchKeyOf(press('/', {shiftKey: true}))).toBe('single');
  for (const held of ['Control', 'Meta'])
    for (const key of ['k', 'K', 'л', 'κ', 'ל', 'ن'])
      expect(searchKeyOf(press(key, {code: 'KeyK', held: [held]})), `${held} ${key}`).toBe('held');
  // Another Latin layout.
  expect(searchKeyOf(press('k', {code: 'KeyV', held: ['Control']}))).toBe('held');
});

test('no other press is a key of the search', () => {
  const others = [
    press('k'),
    press('l', {code: 'KeyK', held: ['Control']}),
    press('k', {held: ['Control'], shiftKey: true}),
    press('k', {held: ['Control', 'Alt']}),
    press('k', {held: ['Control', 'AltGraph']}),
    press('k', {held: ['AltGraph']}),
    press('/', {held: ['Control']}),
  ];
  expect(others.map(searchKeyOf)).toEqual(others.map(() => undefined));
});
