import {expect, test} from '@playwright/test';
import {press} from '@site/src/shared/keysForTests';
import {actionOf} from './shortcutActions';

test('each key does one thing', () => {
  const actions = ['?', 'p', 'n', 'v', 'd'].map((key) => actionOf(press(key)));
  expect(actions).toEqual(['help', 'previous', 'next', 'version', 'mode']);
  expect(actionOf(press('x'))).toBeUndefined();
  expect(actionOf(press('Enter'))).toBeUndefined();
});

test('the question mark may need Shift, letters may be locked in capitals', () => {
  expect(actionOf(press('?', {shiftKey: true}))).toBe('help');
  expect(actionOf(press('N'))).toBe('next');
  expect(actionOf(press('N', {shiftKey: true}))).toBeUndefined();
});

test('with a modifier or while it stays down a key does nothing', () => {
  for (const name of ['Control', 'Alt', 'Meta', 'AltGraph'])
    for (const key of ['?', 'n', 'd']) expect(actionOf(press(key, {held: [name]})), name).toBeUndefined();
  expect(actionOf(press('n', {repeat: true}))).toBeUndefined();
});

test('on a keyboard of another script the place of the key counts', () => {
  expect(actionOf(press('т', {code: 'KeyN'}))).toBe('next');
  expect(actionOf(press('з', {code: 'KeyP'}))).toBe('previous');
  expect(actionOf(press('ö', {code: 'Semicolon'}))).toBeUndefined();
});
