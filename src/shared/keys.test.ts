import {expect, test} from '@playwright/test';
import {heldIn, signOf} from './keys';
import {press} from './keysForTests';

test('a letter is what is on the key; on a keyboard of another script, what a Latin keyboard has there', () => {
  const signs = (
    [
      ['n', 'KeyN'],
      // Another Latin layout, and Caps Lock.
      ['k', 'KeyV'],
      ['K', 'KeyK'],
      ['л', 'KeyK'],
      ['κ', 'KeyK'],
      ['ל', 'KeyK'],
      ['ن', 'KeyK'],
      ['ö', 'Semicolon'],
      ['Enter', 'Enter'],
    ] as const
  ).map(([key, code]) => signOf({key, code}));
  expect(signs).toEqual(['n', 'k', 'k', 'k', 'k', 'k', 'k', 'ö', 'enter']);
});

test('every modifier but Shift is listed', () => {
  expect(heldIn(press('k', {held: ['Shift', 'AltGraph', 'Control']}))).toEqual(['Control', 'AltGraph']);
  expect(heldIn(press('k'))).toEqual([]);
});
