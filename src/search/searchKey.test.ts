import {expect, test} from '@playwright/test';
import {press} from '@site/src/shared/keysForTests';
import {searchKeyOf} from './searchKey';

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
