import {expect, test} from '@playwright/test';
import {press} from '@site/src/shared/keysForTests';
import {actionOf} from './shortcutActions';

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
