import {expect, test} from '@playwright/test';
import type {Press} from '@site/src/shared/keys';
import {searchKeyOf} from '../shared/keys';
import {actionOf} from './shortcutActions';

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

test('a slash alone, even with Shift, is a key of the search; so is k with the key of the system, whatever the layout', () => {
  for (const [onApple, held, other] of [
    [false, 'Control', 'Meta'],
    [true, 'Meta', 'Control'],
  ] as const) {
    const keyOf = (one: Press) => searchKeyOf(one, onApple);
    expect(keyOf(press('/'))).toBe('single');
    expect(keyOf(press('/', {shiftKey: true}))).toBe('single');
    for (const key of ['k', 'K', 'л', 'κ', 'ל', 'ن'])
      expect(keyOf(press(key, {code: 'KeyK', held: [held]})), `${held} ${key}`).toBe('held');
    // Another Latin layout.
    expect(keyOf(press('k', {code: 'KeyV', held: [held]}))).toBe('held');
    // On macOS, Ctrl+K deletes the rest of a line.
    expect(keyOf(press('k', {held: [other]}))).toBeUndefined();
  }
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
  expect(others.map((one) => searchKeyOf(one, false))).toEqual(others.map(() => undefined));
});
